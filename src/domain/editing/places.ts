/**
 * The order with `id` moved or put right after another id, at the start for null. Null when that other id
 * is not there: the place is stale.
 */
export function placeAfter(order: readonly string[], id: string, after: string | null): string[] | null {
  const others = order.filter((one) => one !== id);
  if (after === null) return [id, ...others];
  const index = others.indexOf(after);
  return index === -1 ? null : others.toSpliced(index + 1, 0, id);
}

/** What `id` stands after; null at the start. */
export function placeOf(order: readonly string[], id: string): string | null {
  return order[order.indexOf(id) - 1] ?? null;
}
