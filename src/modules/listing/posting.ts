import { countCommonBits, createBitmap, hasBit, setBit, type Bitmap, type CompactBitmap } from './bitmap.ts';
import { createIntegers, type Integers } from './integers.ts';

/**
 * The rows that have one catalog or facet value: a list while that is smaller than a bitmap, so that a shop with
 * thousands of rare values (an ISBN a product) stays small.
 */
export interface Posting {
  rows: Integers | null;
  bits: Bitmap | null;
}

/** Without rows, as a list. */
export function createPosting(): Posting {
  return { rows: createIntegers(4), bits: null };
}

/** Rows must be added in ascending order. */
export function addToPosting(posting: Posting, row: number, capacity: number): void {
  if (posting.bits) return setBit(posting.bits, row);
  const { rows } = posting;
  if (!rows) return;
  rows.push(row);
  if (rows.length * 32 <= capacity) return;
  posting.bits = createBitmap(capacity);
  for (const known of rows.values()) setBit(posting.bits, known);
  posting.rows = null;
}

/** Rows that the posting and the mask have in common; `compact` is the same mask. */
export function countPosting(posting: Posting, mask: Bitmap, compact: CompactBitmap): number {
  if (posting.bits) return countCommonBits(posting.bits, compact);
  let count = 0;
  for (const row of posting.rows?.values() ?? []) if (hasBit(mask, row)) count++;
  return count;
}

/** Adds the posting's rows to the mask. */
export function unitePosting(mask: Bitmap, posting: Posting): void {
  const { bits, rows } = posting;
  if (bits) for (let word = 0; word < mask.length; word++) mask[word] = (mask[word] ?? 0) | (bits[word] ?? 0);
  else for (const row of rows?.values() ?? []) setBit(mask, row);
}
