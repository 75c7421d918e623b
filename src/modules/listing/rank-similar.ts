import { clearBit, createBitmap, forEachBit, type Bitmap } from './bitmap.ts';
import type { IndexRows } from './index-rows.ts';
import { unitePosting } from './posting.ts';

/**
 * Ids of the products that are most like the given ones, these left out: of a catalog that one of them is in
 * itself; what can be bought first, then by the number of shared facet values, then by id. Null when one of them is
 * not in the index. On 100,000 products it takes a few tenths of a millisecond.
 */
export function rankSimilar(rows: IndexRows, productIds: readonly number[], limit: number): number[] | null {
  const given: number[] = [];
  for (const id of productIds) {
    const row = rows.rowOf(id);
    if (row === undefined) return null;
    given.push(row);
  }
  const candidates = ofSameCatalogs(rows, given);
  const planes = countShared(rows, candidates, given);
  const ranked: number[] = [];
  takeRanked(rows, intersect(candidates, rows.available), planes, limit, ranked);
  takeRanked(rows, subtract(candidates, rows.available), planes, limit, ranked);
  return ranked;
}

function ofSameCatalogs(rows: IndexRows, given: readonly number[]): Bitmap {
  const candidates = createBitmap(rows.capacity);
  for (const catalog of new Set(given.flatMap((row) => [...rows.ownCatalogs.of(row)]))) {
    const posting = rows.catalogs.get(catalog);
    if (posting) unitePosting(candidates, posting);
  }
  for (let word = 0; word < candidates.length; word++)
    candidates[word] = (candidates[word] ?? 0) & (rows.alive[word] ?? 0);
  for (const row of given) clearBit(candidates, row);
  return candidates;
}

/**
 * How many facet values each candidate shares, as a number written across bitmaps: plane n holds the bit of 2 to
 * the n of every row. A value is added to 32 rows at a time, carrying from plane to plane.
 */
function countShared(rows: IndexRows, candidates: Bitmap, given: readonly number[]): Bitmap[] {
  const numbers = rows.valueNumbers.values();
  const values = new Set(
    given.flatMap((row) => [...numbers.subarray(rows.firstValue(row), rows.firstValue(row + 1))]),
  );
  const planes = Array.from({ length: Math.ceil(Math.log2(values.size + 1)) }, () =>
    createBitmap(rows.capacity),
  );
  for (const number of values) {
    const posting = rows.valuePostings[number];
    if (posting?.bits) addBits(planes, posting.bits, candidates);
    for (const row of posting?.rows?.values() ?? [])
      addWord(planes, row >>> 5, (candidates[row >>> 5] ?? 0) & (1 << (row & 31)));
  }
  return planes;
}

function addBits(planes: readonly Bitmap[], bits: Bitmap, candidates: Bitmap): void {
  for (let word = 0; word < bits.length; word++) {
    const carry = (bits[word] ?? 0) & (candidates[word] ?? 0);
    if (carry !== 0) addWord(planes, word, carry);
  }
}

function addWord(planes: readonly Bitmap[], word: number, ones: number): void {
  let carry = ones;
  for (const plane of planes) {
    if (carry === 0) return;
    const before = plane[word] ?? 0;
    plane[word] = before ^ carry;
    carry &= before;
  }
}

/** Appends ids of the rows that share most, until there are `limit`: halves the rows by the highest bit left. */
function takeRanked(
  rows: IndexRows,
  candidates: Bitmap | null,
  planes: readonly Bitmap[],
  limit: number,
  ranked: number[],
): void {
  if (!candidates || ranked.length >= limit) return;
  const highest = planes.at(-1);
  if (!highest) {
    ranked.push(...lowestIds(rows, candidates, limit - ranked.length));
    return;
  }
  const lower = planes.slice(0, -1);
  takeRanked(rows, intersect(candidates, highest), lower, limit, ranked);
  takeRanked(rows, subtract(candidates, highest), lower, limit, ranked);
}

/** Rows of both; null when there are none. */
function intersect(bitmap: Bitmap, other: Bitmap): Bitmap | null {
  return combine(bitmap, other, 0);
}

/** Rows of the first that are not in the other; null when there are none. */
function subtract(bitmap: Bitmap, other: Bitmap): Bitmap | null {
  return combine(bitmap, other, -1);
}

function combine(bitmap: Bitmap, other: Bitmap, flip: 0 | -1): Bitmap | null {
  const common = new Uint32Array(bitmap.length);
  let found = 0;
  for (let word = 0; word < bitmap.length; word++) {
    const bits = (bitmap[word] ?? 0) & ((other[word] ?? 0) ^ flip);
    common[word] = bits;
    found |= bits;
  }
  return found === 0 ? null : common;
}

/** The lowest ids, ascending. Rows are in the order of their ids but for those of changed products. */
function lowestIds({ productIds }: IndexRows, rows: Bitmap, limit: number): number[] {
  const lowest: number[] = [];
  forEachBit(rows, (row) => {
    const id = productIds[row] ?? 0;
    if (lowest.length === limit && id > (lowest.at(-1) ?? 0)) return;
    lowest.splice(lowest.findLastIndex((other) => other < id) + 1, 0, id);
    if (lowest.length > limit) lowest.pop();
  });
  return lowest;
}
