import { diffPages } from '../editing/diff-pages.ts';
import {
  documentSectionSchema,
  itemSchema,
  mostItems,
  mostSections,
  pageFieldsSchema,
  type DocumentSection,
  type Item,
  type PageDocument,
} from '../editing/documents.schema.ts';
import type { Change, Fields } from '../editing/fields.ts';
import type { PageIntent } from '../editing/intents.schema.ts';
import { assertFields, setAsserted } from './assert-fields.ts';
import { composeList } from './compose-list.ts';
import { emptyList, type ListPatch, type PagePatch, type Parked, type SectionPatch } from './patch.ts';
import { updateList, type NodeTree, type Touched } from './update-list.ts';

/** What a layer may say of a page itself: its address is none of it. */
const ownPageSchema = pageFieldsSchema.omit({ slug: true });

/** The page as live has it with what a layer says of it; sections that it says nothing of are the very same. */
export function composePage(
  live: PageDocument,
  patch: PagePatch,
): { document: PageDocument; parked: Parked[] } {
  const { title, meta } = live;
  const page = setAsserted({ title, meta }, patch.page, ownPageSchema);
  const { inner, ...list } = patch.sections;
  const composed = composeList({ nodes: mapOf(sectionsOf(live)), order: live.order }, list, {
    most: mostSections,
    change(section, changes) {
      const said = inner[section.id];
      return said && isSameKind(said, section)
        ? setAsserted(section, changes, documentSectionSchema)
        : { node: section, parked: [...changes] };
    },
  });
  const parked: Parked[] = [
    ...page.parked.map(({ path }) => ({ node: [], what: 'field' as const, path })),
    ...composed.parked,
  ];
  const added = new Set(list.added.map(({ id }) => id));
  for (const [id, said] of Object.entries(inner)) {
    const section = added.has(id) ? undefined : composed.nodes.get(id);
    const items = section && isSameKind(said, section) ? section.items : [];
    const inside = composeItems(items, said.items);
    if (section && items === section.items && inside.isChanged)
      composed.nodes.set(id, { ...section, items: inside.items });
    parked.push(...inside.parked.map((one) => ({ ...one, node: [id, ...one.node] })));
  }
  return {
    document: {
      ...live,
      title: page.node.title,
      meta: page.node.meta,
      sections: Object.fromEntries(composed.nodes),
      order: composed.order,
    },
    parked,
  };
}

/** What a layer says of a page once the page has gone from `before`, which is composed, to `after`. */
export function updatePagePatch(
  { page, sections }: PagePatch,
  { live, before, after }: { live: PageDocument; before: PageDocument; after: PageDocument },
): PagePatch {
  const intents = diffPages(before, after);
  const touched = intents.flatMap((intent) => (intent.type === 'page.update' ? intent.changes : []));
  const list = updateList<DocumentSection>(
    sections,
    treeOf(sectionsOf(live)),
    treeOf(sectionsOf(after)),
    touchedSections(intents),
    {
      ownFields,
      isSameKind,
    },
  );
  return {
    kind: 'page',
    page: assertFields(page, fieldsOf(live), fieldsOf(after), touched),
    sections: { ...list, inner: updateInner(sections.inner, list, intents, { live, after }) },
  };
}

/** Of the sections of which something is said: what they are, and what is said of their items. */
function updateInner(
  inner: Readonly<Record<string, SectionPatch>>,
  list: ListPatch<DocumentSection>,
  intents: readonly PageIntent[],
  { live, after }: { live: PageDocument; after: PageDocument },
): Record<string, SectionPatch> {
  const added = new Set(list.added.map(({ id }) => id));
  // One that was away is told anew.
  const came = new Set(
    intents.flatMap((intent) => (intent.type === 'section.add' ? [intent.section.id] : [])),
  );
  const ids = new Set([
    ...Object.keys(inner),
    ...Object.keys(list.changes),
    ...sectionsWithItems(intents),
    ...came,
  ]);
  return Object.fromEntries(
    [...ids].flatMap((id): [string, SectionPatch][] => {
      const [before, now] = [findSection(live, id), findSection(after, id)];
      const known = inner[id];
      if (added.has(id) || list.removed.includes(id)) return [];
      // Nobody can touch what is not there: it stays parked.
      if (!before || !now || !isSameKind(before, now)) return known ? [[id, known]] : [];
      const { type, version } = before;
      const isOther = known === undefined || came.has(id) || !isSameKind(known, before);
      const touched = came.has(id) ? touchedItems(before.items, now.items) : itemsTouched(intents, id);
      const isTouched = touched.nodes.length > 0 || Object.keys(touched.fields).length > 0;
      if (isOther && !isTouched && !list.changes[id]) return known ? [[id, known]] : [];
      const items = updateList(
        isOther ? emptyList<Item>() : known.items,
        treeOf(before.items),
        treeOf(now.items),
        touched,
        {
          ownFields: itemFields,
        },
      );
      return isSaid(items) || list.changes[id] ? [[id, { type, version, items }]] : [];
    }),
  );
}

const isSaid = ({ changes, added, removed, placed }: ListPatch<Item>) =>
  Object.keys(changes).length + added.length + removed.length + placed.length > 0;

function composeItems(
  live: readonly Item[],
  patch: ListPatch<Item>,
): { items: Item[]; isChanged: boolean; parked: Parked[] } {
  const { nodes, order, parked } = composeList(
    { nodes: mapOf(live), order: live.map(({ id }) => id) },
    patch,
    {
      most: mostItems,
      change: (item, changes) => setAsserted(item, changes, itemSchema),
    },
  );
  const items = order.flatMap((id) => nodes.get(id) ?? []);
  const isChanged = items.length !== live.length || items.some((item, place) => item !== live[place]);
  return { items, isChanged, parked };
}

const fieldsOf = ({ title, meta }: PageDocument): Fields => ({ title, meta });
const ownFields = ({ name, enable, hidden, options, styles }: DocumentSection): Fields => ({
  ...(name !== undefined && { name }),
  enable,
  hidden,
  options,
  styles,
});
function itemFields(item: Item): Fields {
  const { id: _, ...fields } = item;
  return fields;
}

type Kind = Pick<DocumentSection, 'type' | 'version'>;
const isSameKind = (one: Kind, other: Kind) => one.type === other.type && one.version === other.version;

function findSection({ sections }: PageDocument, id: string): DocumentSection | undefined {
  return Object.hasOwn(sections, id) ? sections[id] : undefined;
}

const sectionsOf = (page: PageDocument) => page.order.flatMap((id) => findSection(page, id) ?? []);
const mapOf = <Node extends { id: string }>(nodes: readonly Node[]) =>
  new Map(nodes.map((node) => [node.id, node]));

function treeOf<Node extends { id: string }>(nodes: readonly Node[]): NodeTree<Node> {
  const byId = mapOf(nodes);
  const order = [...byId.keys()];
  return { find: (id) => byId.get(id), order, parentOf: () => null, siblings: () => order };
}

function touchedSections(intents: readonly PageIntent[]): Touched {
  const nodes = intents.flatMap((intent) => {
    if (intent.type === 'section.add') return [intent.section.id];
    return intent.type === 'section.remove' || intent.type === 'section.move' ? [intent.id] : [];
  });
  return { nodes, fields: gather(intents, (intent) => (intent.type === 'section.update' ? intent : null)) };
}

const sectionsWithItems = (intents: readonly PageIntent[]) =>
  intents
    .flatMap((intent) => ('item' in intent || 'section' in intent ? [sectionOfItem(intent)] : []))
    .filter((id) => id !== '');

function sectionOfItem(intent: PageIntent): string {
  return 'section' in intent && typeof intent.section === 'string' ? intent.section : '';
}

function itemsTouched(intents: readonly PageIntent[], section: string): Touched {
  const own = intents.filter((intent) => sectionOfItem(intent) === section);
  const nodes = own.flatMap((intent) => {
    if (intent.type === 'item.add') return [intent.item.id];
    return intent.type === 'item.remove' || intent.type === 'item.move' ? [intent.id] : [];
  });
  return { nodes, fields: gather(own, (intent) => (intent.type === 'item.update' ? intent : null)) };
}

/** Of a section that was away: all of its items. */
function touchedItems(live: readonly Item[], after: readonly Item[]): Touched {
  return { nodes: [...new Set([...live, ...after].map(({ id }) => id))], fields: {} };
}

function gather(
  intents: readonly PageIntent[],
  read: (intent: PageIntent) => { id: string; changes: Change[] } | null,
): Record<string, Change[]> {
  const fields: Record<string, Change[]> = {};
  for (const intent of intents) {
    const found = read(intent);
    if (found) fields[found.id] = [...(fields[found.id] ?? []), ...found.changes];
  }
  return fields;
}
