/**
 * How a product's variations stand on the shelf; the numbers repeat over the matrix. The twelve of a print sum up
 * to less than an edition, 120 sheets.
 */
const patterns = {
  plenty: [9, 7, 4, 12, 3, 6, 14],
  mixed: [8, 5, 0, 14, 3, 11, 0, 6, 2],
  low: [2, 1, 3, 0, 1],
  'default-gone': [0, 4, 7, 0, 10, 3, 6],
  'sold-out': [0],
  unlimited: [null],
} satisfies Record<string, (number | null)[]>;

export type StockPattern = keyof typeof patterns;

/** Pieces left of the variation at `index`; null means unlimited. */
export function countStock(pattern: StockPattern, index: number): number | null {
  const numbers = patterns[pattern];
  return numbers[index % numbers.length] ?? null;
}
