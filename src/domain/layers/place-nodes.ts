import type { Place } from './patch.ts';

/** More say nothing: something of these is there. */
const mostPredecessors = 50;

/** Siblings in their order with those that have places put in, each after the nearest that is there. */
export function insertPlaced(
  siblings: readonly string[],
  placed: readonly Pick<Place, 'id' | 'after'>[],
): string[] {
  const order = [...siblings];
  for (const { id, after } of placed) {
    const nearest = after.find((one) => order.includes(one));
    order.splice(nearest === undefined ? 0 : order.indexOf(nearest) + 1, 0, id);
  }
  return order;
}

/** What a node stands after in its list, nearest first. */
export function predecessorsOf(order: readonly string[], id: string): string[] {
  return order.slice(0, order.indexOf(id)).toReversed().slice(0, mostPredecessors);
}

/** Whether ids stand in the same order in both lists. */
export function isSameOrder(
  ids: ReadonlySet<string>,
  one: readonly string[],
  other: readonly string[],
): boolean {
  const [first, second] = [one, other].map((list) => list.filter((id) => ids.has(id)));
  return first?.length === second?.length && (first ?? []).every((id, place) => id === second?.[place]);
}
