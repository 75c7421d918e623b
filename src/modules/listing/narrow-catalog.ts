import {
  clearBit,
  compactBitmap,
  countBits,
  countCommonBits,
  createBitmap,
  forEachBit,
  type Bitmap,
} from './bitmap.ts';
import type { FacetDictionary } from './facet-dictionary.ts';
import type { IndexRows } from './index-rows.ts';
import type { FacetValueRow, ListingPlan } from './listing.queries.ts';
import { countPosting, unitePosting } from './posting.ts';
import type { CatalogSide } from './summarize-catalog.ts';

/** What is left of a catalog: its rows, how many they are, and how many of them have each facet value. */
interface Narrowed {
  matching: Bitmap;
  count: number;
  /** Of these rows, what can be bought and what has a discount. */
  available: number;
  discounted: number;
  counts: Map<number, number>;
}

/** Whether a visitor's filter takes anything out of the catalog. */
export function isNarrowed(plan: ListingPlan): boolean {
  const { chosen, minPrice, maxPrice, onlyAvailable, onlyDiscounted } = plan;
  return chosen.length > 0 || minPrice !== null || maxPrice !== null || onlyAvailable || onlyDiscounted;
}

/** Applies a visitor's filter to a catalog. Values of a facet are counted as if nothing of that facet were chosen. */
export function narrowCatalog(
  rows: IndexRows,
  dictionary: FacetDictionary,
  side: CatalogSide,
  plan: ListingPlan,
): Narrowed {
  const { matching, forFacet } = applyChoice(rows, dictionary, side, plan);
  const counts = new Map<number, number>();
  const others = side.values.filter((value) => !forFacet.has(value.facetId));
  countValues(rows, matching, others, counts);
  for (const [facetId, mask] of forFacet) {
    const values = side.values.filter((value) => value.facetId === facetId);
    countValues(rows, mask, values, counts);
  }
  const compact = compactBitmap(matching);
  return {
    matching,
    count: countBits(matching),
    available: countCommonBits(rows.available, compact),
    discounted: countCommonBits(rows.prices.discounted, compact),
    counts,
  };
}

/** Walking a value of a row costs as much as intersecting four words of bitmaps. */
const wordsAWalk = 4;

/** Adds how many rows of the mask have each value: by walking few rows, else by intersecting bitmaps. */
function countValues(
  rows: IndexRows,
  mask: Bitmap,
  values: readonly FacetValueRow[],
  counts: Map<number, number>,
): void {
  const compact = compactBitmap(mask);
  const walked = countByWalking(rows, mask, (values.length * compact.words.length) / wordsAWalk);
  for (const { id } of values) {
    const posting = rows.facetValues.get(id);
    if (!posting) continue;
    counts.set(id, walked ? (walked[posting.number] ?? 0) : countPosting(posting, mask, compact));
  }
}

/** Counts by the values' numbers; null when the rows have more than `most` values. */
function countByWalking(rows: IndexRows, mask: Bitmap, most: number): Int32Array | null {
  const valuesARow = rows.valueNumbers.length / Math.max(rows.count(), 1);
  if (countBits(mask) * valuesARow > most) return null;
  const counts = new Int32Array(rows.facetValues.size);
  const numbers = rows.valueNumbers.values();
  forEachBit(mask, (row) => {
    const end = rows.firstValue(row + 1);
    for (let index = rows.firstValue(row); index < end; index++) {
      const number = numbers[index] ?? 0;
      counts[number] = (counts[number] ?? 0) + 1;
    }
  });
  return counts;
}

/** `matching` passes everything; `forFacet` has, for each chosen title, what passes everything but that title. */
interface AppliedChoice {
  matching: Bitmap;
  forFacet: Map<number, Bitmap>;
}

function applyChoice(
  rows: IndexRows,
  dictionary: FacetDictionary,
  side: CatalogSide,
  plan: ListingPlan,
): AppliedChoice {
  const { minPrice, maxPrice, chosen } = plan;
  const allowed = keepOnly(rows, side.mask, plan);
  const hasBounds = minPrice !== null || maxPrice !== null;
  const forFacet = new Map<number, Bitmap>();
  if (chosen.length === 0) {
    return { matching: filterByPrice(rows, allowed.slice(), minPrice, maxPrice), forFacet };
  }
  const titles = chosen.map((title) => {
    const facetId = dictionary.facetIdOf(title);
    const mask = createBitmap(rows.capacity);
    for (const id of facetId === undefined ? [] : dictionary.valueIdsOf(facetId, title.values)) {
      const posting = rows.facetValues.get(id);
      if (posting) unitePosting(mask, posting);
    }
    return { facetId, mask };
  });
  const matching = createBitmap(rows.capacity);
  const missedOnce = createBitmap(rows.capacity);
  for (let word = 0; word < matching.length; word++) {
    const candidates = allowed[word] ?? 0;
    if (candidates === 0) continue;
    let once = 0;
    let more = 0;
    for (const { mask } of titles) {
      const missed = ~(mask[word] ?? 0);
      more |= once & missed;
      once |= missed;
    }
    matching[word] = candidates & ~once;
    missedOnce[word] = candidates & once & ~more;
  }
  if (hasBounds) {
    filterByPrice(rows, matching, minPrice, maxPrice);
    filterByPrice(rows, missedOnce, minPrice, maxPrice);
  }
  for (const { facetId, mask } of titles) {
    if (facetId === undefined) continue;
    const others = createBitmap(rows.capacity);
    for (let word = 0; word < others.length; word++) {
      others[word] = (matching[word] ?? 0) | ((missedOnce[word] ?? 0) & ~(mask[word] ?? 0));
    }
    forFacet.set(facetId, others);
  }
  return { matching, forFacet };
}

/** The rows of a mask that can be bought and have a discount, as far as the plan wants it. */
function keepOnly(rows: IndexRows, mask: Bitmap, { onlyAvailable, onlyDiscounted }: ListingPlan): Bitmap {
  if (!onlyAvailable && !onlyDiscounted) return mask;
  const kept = mask.slice();
  for (let word = 0; word < kept.length; word++) {
    if (onlyAvailable) kept[word] = (kept[word] ?? 0) & (rows.available[word] ?? 0);
    if (onlyDiscounted) kept[word] = (kept[word] ?? 0) & (rows.prices.discounted[word] ?? 0);
  }
  return kept;
}

/** Takes rows without a shown price between the bounds out of the mask. */
function filterByPrice(
  rows: IndexRows,
  mask: Bitmap,
  minPrice: number | null,
  maxPrice: number | null,
): Bitmap {
  const low = minPrice ?? 0;
  const high = maxPrice ?? Number.MAX_SAFE_INTEGER;
  forEachBit(mask, (row) => {
    if (!rows.prices.has(row, low, high)) clearBit(mask, row);
  });
  return mask;
}
