import { diffMenus } from '../editing/diff-menus.ts';
import { entryFieldsSchema, mostEntries, type MenuDocument } from '../editing/documents.schema.ts';
import type { Change, Fields } from '../editing/fields.ts';
import { childrenOf, deepestLevel, entryOf, parentOf } from '../editing/menu-tree.ts';
import { setAsserted } from './assert-fields.ts';
import { composeList } from './compose-list.ts';
import type { AddedEntry, MenuPatch, Parked, Place } from './patch.ts';
import { insertPlaced } from './place-nodes.ts';
import { updateList, type NodeTree } from './update-list.ts';

/**
 * The menu as live has it with what a layer says of it. What hangs on an entry that the layer takes away goes with it;
 * a place that is not there, would go in a circle or stand too deep is parked, and the entry stays where live has it.
 */
export function composeMenu(
  live: MenuDocument,
  { entries: patch }: MenuPatch,
): { document: MenuDocument; parked: Parked[] } {
  const nodes = new Map(Object.values(live.entries).map((entry) => [entry.id, withoutChildren(entry)]));
  const { placed: wanted, ...rest } = patch;
  const composed = composeList(
    { nodes, order: orderOf(live) },
    { ...rest, placed: [] },
    {
      most: mostEntries,
      change(entry, changes) {
        const { id, ...fields } = entry;
        const { node, parked } = setAsserted(fields, changes, entryFieldsSchema);
        return { node: node === fields ? entry : { ...node, id }, parked };
      },
    },
  );
  const tree = hangFitting(live, composed.nodes, wanted);
  const parked = [
    ...composed.parked,
    ...wanted
      .filter((place) => !tree.taken.has(place) || !tree.shown.has(place.id))
      .map(({ id }) => ({ node: [id], what: 'placed' as const })),
    ...rest.added
      .filter(({ id }) => composed.nodes.has(id) && !tree.shown.has(id))
      .map(({ id }) => ({ node: [id], what: 'added' as const })),
  ];
  return { document: tree.document(), parked };
}

/** Leaves out places until nothing stands too deep. */
function hangFitting(
  live: MenuDocument,
  nodes: ReadonlyMap<string, AddedEntry>,
  wanted: readonly Place[],
): HungTree {
  let places = wanted;
  for (;;) {
    const tree = hang(live, nodes, places);
    const wrong = tree.findTooDeep();
    if (!wrong) return tree;
    places = places.filter((place) => place !== wrong);
  }
}

/** What a layer says of a menu once it has gone from `before`, which is composed, to `after`. */
export function updateMenuPatch(
  patch: MenuPatch,
  { live, before, after }: { live: MenuDocument; before: MenuDocument; after: MenuDocument },
): MenuPatch {
  const nodes = new Set<string>();
  const fields: Record<string, Change[]> = {};
  for (const intent of diffMenus(before, after)) {
    if (intent.type === 'entry.add') nodes.add(intent.entry.id);
    else if (intent.type === 'entry.update')
      fields[intent.id] = [...(fields[intent.id] ?? []), ...intent.changes];
    else nodes.add(intent.id);
  }
  const entries = updateList(
    patch.entries,
    treeOf(live),
    treeOf(after),
    { nodes: [...nodes], fields },
    {
      ownFields: ({ title, target }): Fields => ({ title, target }),
    },
  );
  const waiting = parkedPlaces(live, patch).filter((id) => !nodes.has(id) && !entryOf(after, id));
  return keepAway(live, { kind: 'menu', entries }, waiting);
}

/**
 * Entries that had no place in the menu that was edited get none by an edit that makes room: it is as whoever edited it
 * has seen it. What was added stays in the patch, without a place.
 */
function keepAway(live: MenuDocument, patch: MenuPatch, waiting: readonly string[]): MenuPatch {
  if (waiting.length === 0) return patch;
  const still = new Set(parkedPlaces(live, patch));
  const back = new Set(waiting.filter((id) => !still.has(id)));
  const placed = patch.entries.placed.filter(({ id }) => !back.has(id));
  if (placed.length === patch.entries.placed.length) return patch;
  // One that stays away may make room for another.
  return keepAway(live, { ...patch, entries: { ...patch.entries, placed } }, waiting);
}

function parkedPlaces(live: MenuDocument, patch: MenuPatch): string[] {
  return composeMenu(live, patch).parked.flatMap(({ what, node: [id = ''] }) =>
    what === 'placed' ? [id] : [],
  );
}

interface HungTree {
  /** Ids of the entries that hang on the menu. */
  shown: ReadonlySet<string>;
  /** Places that are there and go in no circle. */
  taken: ReadonlySet<Place>;
  /** The last place by which something stands too deep; undefined when nothing does. */
  findTooDeep(): Place | undefined;
  document(): MenuDocument;
}

/** Hangs entries where live has them, and those with places there. */
function hang(
  live: MenuDocument,
  nodes: ReadonlyMap<string, AddedEntry>,
  places: readonly Place[],
): HungTree {
  const parents = new Map<string, string | null>();
  for (const id of orderOf(live)) parents.set(id, parentOf(live, id));
  const isBelow = (id: string, above: string): boolean => {
    for (let at: string | null | undefined = id; at; at = parents.get(at)) if (at === above) return true;
    return false;
  };
  const isFree = ({ id, parent }: Place) =>
    parent === null || (nodes.has(parent) && parents.has(parent) && !isBelow(parent, id));
  const taken = new Set<Place>();
  let waiting = places.filter(({ id }) => nodes.has(id));
  // What moves away may make room for one that was passed over.
  for (let before = -1; before !== taken.size;) {
    before = taken.size;
    for (const place of waiting) {
      if (!isFree(place)) continue;
      parents.set(place.id, place.parent);
      taken.add(place);
    }
    waiting = waiting.filter((place) => !taken.has(place));
  }
  const good = places.filter((place) => taken.has(place));
  const isPlaced = new Set(good.map(({ id }) => id));
  const childrenIn = (parent: string | null): string[] => {
    const own = parent === null || entryOf(live, parent) ? childrenOf(live, parent) : [];
    const staying = own.filter((id) => nodes.has(id) && !isPlaced.has(id));
    return insertPlaced(
      staying,
      good.filter((place) => place.parent === parent),
    );
  };
  const children = new Map<string, string[]>();
  const levels = new Map<string, number>();
  const walk = (parent: string | null, level: number): string[] => {
    const ids = childrenIn(parent);
    for (const id of ids) {
      levels.set(id, level);
      children.set(id, walk(id, level + 1));
    }
    return ids;
  };
  const order = walk(null, 1);
  return {
    shown: new Set(levels.keys()),
    taken,
    findTooDeep() {
      const deep = [...levels].find(([, level]) => level > deepestLevel)?.[0];
      return deep === undefined ? undefined : good.findLast(({ id }) => isBelow(deep, id));
    },
    document: () => ({
      ...live,
      order,
      entries: Object.fromEntries(
        [...children].flatMap(([id, ids]) => {
          const node = nodes.get(id);
          const known = entryOf(live, id);
          if (!node) return [];
          const isSame = known && isSameEntry(node, known) && known.children.join() === ids.join();
          return [[id, isSame ? known : { ...node, children: ids }]];
        }),
      ),
    }),
  };
}

function withoutChildren(shown: MenuDocument['entries'][string]): AddedEntry {
  const { children: _, ...entry } = shown;
  return entry;
}
const isSameEntry = (node: AddedEntry, known: AddedEntry) =>
  node.title === known.title && node.target === known.target;

/** Ids from the top down. */
function orderOf(document: MenuDocument): string[] {
  const below = (ids: readonly string[], level: number): string[] =>
    level > deepestLevel ? [] : ids.flatMap((id) => [id, ...below(childrenOf(document, id), level + 1)]);
  return below(document.order, 1);
}

function treeOf(document: MenuDocument): NodeTree<AddedEntry> {
  return {
    find(id) {
      const entry = entryOf(document, id);
      return entry && withoutChildren(entry);
    },
    order: orderOf(document),
    parentOf: (id) => parentOf(document, id),
    siblings: (parent) => childrenOf(document, parent),
  };
}
