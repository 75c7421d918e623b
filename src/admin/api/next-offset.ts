/** Where the next page of a list begins; undefined after the last. */
export function nextOffset(
  pages: readonly { items: readonly unknown[] }[],
  total: number,
): number | undefined {
  const loaded = pages.reduce((sum, { items }) => sum + items.length, 0);
  return loaded < total && loaded > 0 ? loaded : undefined;
}
