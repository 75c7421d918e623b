/**
 * Columns for so many cards, 2 to `most`: as many as leave the fewest empty places in the last row, and of
 * equals the more.
 */
export function evenColumns(count: number, most: number): number {
  if (count <= most) return Math.max(2, count);
  let best = most;
  for (let columns = most - 1; columns >= 3; columns--) {
    if (emptyPlaces(count, columns) < emptyPlaces(count, best)) best = columns;
  }
  return best;
}

function emptyPlaces(count: number, columns: number): number {
  return (columns - (count % columns)) % columns;
}
