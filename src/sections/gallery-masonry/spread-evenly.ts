/**
 * The column, from 0, of each picture, so that the columns end as nearly at one height as they can: in order
 * into the shortest, then single pictures move or change places while that evens them out.
 */
export function spreadEvenly(heights: readonly number[], columns: number): number[] {
  const totals = Array.from({ length: columns }, () => 0);
  const places = heights.map((height) => {
    const column = totals.indexOf(Math.min(...totals));
    totals[column] = (totals[column] ?? 0) + height;
    return column;
  });
  // Each change lowers the sum of squares, so this ends; the bound is for walls of a hundred pictures.
  for (let round = 0; round < heights.length && evenOut(heights, places, totals); round++);
  return places;
}

/** Makes the change that helps most; false when none does. */
function evenOut(heights: readonly number[], places: number[], totals: number[]): boolean {
  let best = { gain: 0, one: -1, other: -1, column: -1 };
  for (let one = 0; one < places.length; one++) {
    for (let column = 0; column < totals.length; column++) {
      const gain = gainOf(places[one], column, heights[one] ?? 0);
      if (gain > best.gain) best = { gain, one, other: -1, column };
    }
    for (let other = one + 1; other < places.length; other++) {
      const gain = gainOf(places[one], places[other], (heights[one] ?? 0) - (heights[other] ?? 0));
      if (gain > best.gain) best = { gain, one, other, column: places[other] ?? 0 };
    }
  }
  if (best.one < 0) return false;
  const from = places[best.one] ?? 0;
  const moved = (heights[best.one] ?? 0) - (best.other < 0 ? 0 : (heights[best.other] ?? 0));
  totals[from] = (totals[from] ?? 0) - moved;
  totals[best.column] = (totals[best.column] ?? 0) + moved;
  places[best.one] = best.column;
  if (best.other >= 0) places[best.other] = from;
  return true;

  /** How much less the sum of squares is when `height` goes from one column to another. */
  function gainOf(from = 0, to = 0, height: number): number {
    return from === to ? 0 : height * ((totals[from] ?? 0) - (totals[to] ?? 0) - height);
  }
}
