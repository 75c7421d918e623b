import { clearBit, compactBitmap, countBits, createBitmap, forEachBit, type Bitmap } from './bitmap.ts';
import type { FacetDictionary } from './facet-dictionary.ts';
import type { IndexRows } from './index-rows.ts';
import type { FacetValueRow, ListingAnswer, ListingPlan } from './listing.queries.ts';
import { countPosting, unitePosting } from './posting.ts';
import type { CatalogSide } from './summarize-catalog.ts';
import { takePage } from './take-page.ts';

/** Answers a plan exactly as `selectListing` does. */
export function answerFromIndex(
  rows: IndexRows,
  dictionary: FacetDictionary,
  side: CatalogSide,
  plan: ListingPlan,
): ListingAnswer {
  const { matching, forFacet } = applyChoice(rows, dictionary, side, plan);
  const count = matching === side.mask ? side.count : countBits(matching);
  const counts = new Map<number, number>();
  const others = side.values.filter((value) => !forFacet.has(value.facetId));
  countValues(rows, side, matching, others, counts);
  for (const [facetId, mask] of forFacet) {
    countValues(
      rows,
      side,
      mask,
      side.values.filter((value) => value.facetId === facetId),
      counts,
    );
  }
  return {
    productIds: takePage(rows, side, plan, { matching, count }),
    count,
    priceLow: side.priceLow,
    priceHigh: side.priceHigh,
    facets: side.facets,
    values: side.values.map((value) => ({ ...value, count: counts.get(value.id) ?? 0 })),
  };
}

/** Walking a value of a row costs as much as intersecting four words of bitmaps. */
const wordsAWalk = 4;

/**
 * Adds how many rows of the mask have each value: known for the unfiltered catalog, by walking the rows when they
 * are few for the values asked, else by intersecting bitmaps.
 */
function countValues(
  rows: IndexRows,
  side: CatalogSide,
  mask: Bitmap,
  values: readonly FacetValueRow[],
  counts: Map<number, number>,
): void {
  if (mask === side.mask) {
    for (const { id } of values) counts.set(id, side.counts.get(id) ?? 0);
    return;
  }
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
  { minPrice, maxPrice, chosen }: ListingPlan,
): AppliedChoice {
  const hasBounds = minPrice !== null || maxPrice !== null;
  const forFacet = new Map<number, Bitmap>();
  if (chosen.length === 0) {
    return {
      matching: hasBounds ? filterByPrice(rows, side.mask.slice(), minPrice, maxPrice) : side.mask,
      forFacet,
    };
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
    const candidates = side.mask[word] ?? 0;
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
    if (!rows.hasPrice(row, low, high)) clearBit(mask, row);
  });
  return mask;
}
