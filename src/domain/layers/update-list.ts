import type { Change, Fields } from '../editing/fields.ts';
import { without } from '../editing/without.ts';
import { assertFields } from './assert-fields.ts';
import type { ListPatch, Place } from './patch.ts';
import { isSameOrder, predecessorsOf } from './place-nodes.ts';

/** A list of nodes, or a tree of them: `order` is from the top down, `siblings` what stands on one level. */
export interface NodeTree<Node> {
  find(id: string): Node | undefined;
  order: readonly string[];
  parentOf(id: string): string | null;
  siblings(parent: string | null): readonly string[];
}

export interface Touched {
  /** Nodes that came, went or moved. */
  nodes: readonly string[];
  /** Fields of nodes that live and the document both have. */
  fields: Readonly<Record<string, readonly Change[]>>;
}

export interface NodeRules<Node> {
  ownFields(node: Node): Fields;
  /** A node of another kind under the same id is another node: the layer has it whole. */
  isSameKind?(live: Node, now: Node): boolean;
}

/**
 * What is asserted of a list's nodes after some were touched. Everything that was asserted of others stays; places of
 * all are told by what they stand after now.
 */
export function updateList<Node extends { id: string }>(
  patch: ListPatch<Node>,
  live: NodeTree<Node>,
  after: NodeTree<Node>,
  { nodes, fields }: Touched,
  { ownFields, isSameKind = () => true }: NodeRules<Node>,
): ListPatch<Node> {
  let { changes } = patch;
  const removed = new Set(patch.removed);
  const added = new Set(patch.added.map(({ id }) => id));
  const placed = new Set(patch.placed.map(({ id }) => id));
  for (const id of nodes) {
    const [before, now] = [live.find(id), after.find(id)];
    if (now === undefined) {
      changes = without(changes, id);
      added.delete(id);
      placed.delete(id);
      if (before === undefined) removed.delete(id);
      else removed.add(id);
      continue;
    }
    removed.delete(id);
    placed.add(id);
    if (before === undefined || !isSameKind(before, now)) {
      changes = without(changes, id);
      added.add(id);
      continue;
    }
    added.delete(id);
    changes = withFields(
      changes,
      id,
      assertFields([], ownFields(before), ownFields(now), wholeOf(before, now, ownFields)),
    );
  }
  for (const [id, touched] of Object.entries(fields)) {
    const [before, now] = [live.find(id), after.find(id)];
    if (before && now && !added.has(id))
      changes = withFields(
        changes,
        id,
        assertFields(changes[id] ?? [], ownFields(before), ownFields(now), touched),
      );
  }
  // To put one back may free others that had to go round it.
  const isArranged = nodes.length > 0;
  for (const id of isArranged ? [...placed] : [])
    if (!added.has(id) && after.find(id) && isWhereLiveHasIt(id, live, after, placed)) placed.delete(id);
  const isShown = (id: string) => after.find(id) !== undefined;
  return {
    changes,
    added: [
      // What is parked stays as it is.
      ...patch.added.filter(({ id }) => added.has(id) && !isShown(id)),
      ...[...added].flatMap((id) => after.find(id) ?? []),
    ],
    removed: [...removed],
    placed: [
      ...after.order.filter((id) => placed.has(id)).map((id): Place => placeIn(after, id)),
      ...patch.placed.filter(({ id }) => placed.has(id) && !isShown(id)),
    ],
  };
}

function placeIn<Node>(tree: NodeTree<Node>, id: string): Place {
  const parent = tree.parentOf(id);
  return { id, parent, after: predecessorsOf(tree.siblings(parent), id) };
}

/** Beside what has no place of its own it stands as in live, so that it needs none either. */
function isWhereLiveHasIt<Node>(
  id: string,
  live: NodeTree<Node>,
  after: NodeTree<Node>,
  placed: ReadonlySet<string>,
): boolean {
  const parent = after.parentOf(id);
  if (live.parentOf(id) !== parent) return false;
  const beside = new Set(
    after.siblings(parent).filter((one) => one === id || (!placed.has(one) && live.find(one))),
  );
  return isSameOrder(beside, live.siblings(parent), after.siblings(parent));
}

function wholeOf<Node>(before: Node, now: Node, ownFields: (node: Node) => Fields): Change[] {
  return Object.keys({ ...ownFields(before), ...ownFields(now) }).map((key) => ({ path: [key] }));
}

function withFields(
  changes: Record<string, Change[]>,
  id: string,
  asserted: Change[],
): Record<string, Change[]> {
  return asserted.length === 0 ? without(changes, id) : { ...changes, [id]: asserted };
}
