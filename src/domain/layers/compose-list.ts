import type { Change } from '../editing/fields.ts';
import { isEqual } from '../editing/is-equal.ts';
import type { ListPatch, Parked } from './patch.ts';
import { insertPlaced } from './place-nodes.ts';

interface ListRules<Node> {
  /** The node with what is asserted of it, and what could not be. */
  change(node: Node, changes: readonly Change[]): { node: Node; parked: Change[] };
  /** More nodes are not added. */
  most: number;
}

export interface ComposedList<Node> {
  nodes: Map<string, Node>;
  order: string[];
  /** `node` is the id in this list alone. */
  parked: Parked[];
}

/** A list as live has it, with what a layer says of it; nodes that it says nothing of are the very same. */
export function composeList<Node extends { id: string }>(
  live: { nodes: ReadonlyMap<string, Node>; order: readonly string[] },
  patch: ListPatch<Node>,
  { change, most }: ListRules<Node>,
): ComposedList<Node> {
  const parked: Parked[] = [];
  const gone = new Set(patch.removed);
  const nodes = new Map([...live.nodes].filter(([id]) => !gone.has(id)));
  for (const id of patch.removed) if (!live.nodes.has(id)) parked.push({ node: [id], what: 'removed' });
  for (const [id, changes] of Object.entries(patch.changes)) {
    const node = nodes.get(id);
    const changed = node ? change(node, changes) : { node, parked: changes };
    if (changed.node) nodes.set(id, changed.node);
    parked.push(...changed.parked.map(({ path }) => ({ node: [id], what: 'field' as const, path })));
  }
  for (const node of patch.added) {
    const known = nodes.get(node.id);
    if (!known && nodes.size >= most) parked.push({ node: [node.id], what: 'added' });
    else if (!isEqual(known, node)) nodes.set(node.id, node);
  }
  const placed = patch.placed.filter(({ id }) => nodes.has(id));
  for (const { id } of patch.placed) if (!nodes.has(id)) parked.push({ node: [id], what: 'placed' });
  const isPlaced = new Set(placed.map(({ id }) => id));
  const staying = live.order.filter((id) => nodes.has(id) && !isPlaced.has(id));
  return { nodes, order: insertPlaced(staying, placed), parked };
}
