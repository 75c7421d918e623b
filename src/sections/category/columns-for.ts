/** Columns of a grid of catalogs, 2 to 4: those that leave the fewest holes in its last row, the more the better. */
export function columnsFor(count: number): number {
  if (count <= 4) return Math.max(2, count);
  const holes = (columns: number) => (columns - (count % columns)) % columns;
  return holes(3) < holes(4) ? 3 : 4;
}
