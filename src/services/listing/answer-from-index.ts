import type { FacetRow, FacetValueRow, ListingAnswer, ListingPlan } from '#db/queries/listing.queries.ts';

import {
  clearBit,
  compactBitmap,
  countBits,
  createBitmap,
  forEachBit,
  hasBit,
  type Bitmap,
} from './bitmap.ts';
import type { FacetDictionary } from './facet-dictionary.ts';
import type { IndexRows } from './index-rows.ts';
import { countPosting, unitePosting } from './posting.ts';
import type { SortedRows } from './sorted-rows.ts';

/** What a catalog holds before any filter; kept until the rows change. */
export interface CatalogSide {
  mask: Bitmap;
  count: number;
  priceLow: number;
  priceHigh: number;
  counts: Map<number, number>;
  facets: FacetRow[];
  values: FacetValueRow[];
  /** Rows in the catalog's own order, made when first asked for. */
  customOrder?: Int32Array;
}

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

function orderOf(rows: IndexRows, { sort }: ListingPlan): SortedRows {
  const orders = rows.orders();
  switch (sort) {
    case 'title':
      return orders.title;
    case 'price_asc':
      return orders.priceAscending;
    case 'price_desc':
      return orders.priceDescending;
    case 'custom':
      return orders.position;
  }
}

/** The catalog's own products by their place in it, then its descendants' by their position in the shop. */
function orderByCatalog(rows: IndexRows, mask: Bitmap, catalogId: number): Int32Array {
  const own = rows.ownRows.get(catalogId);
  const placed: { row: number; place: number }[] = [];
  const rest = mask.slice();
  const ownRows = own?.rows.values() ?? [];
  for (const [index, row] of ownRows.entries()) {
    if (!own || !hasBit(mask, row)) continue;
    placed.push({ row, place: own.positions.at(index) });
    clearBit(rest, row);
  }
  const position = (row: number) => rows.positions[row] ?? 0;
  const id = (row: number) => rows.productIds[row] ?? 0;
  placed.sort((a, b) => a.place - b.place || position(a.row) - position(b.row) || id(a.row) - id(b.row));
  const descendants = rows
    .orders()
    .position.values()
    .filter((row) => hasBit(rest, row));
  return Int32Array.from([...placed.map(({ row }) => row), ...descendants]);
}

/** Comparing two titles costs about as much as looking at fifty rows of a ready order. */
const stepsAComparison = 50;

/** Few matches are sorted by themselves, many are picked from the whole order. */
function takePage(
  rows: IndexRows,
  side: CatalogSide,
  plan: ListingPlan,
  { matching, count }: { matching: Bitmap; count: number },
): number[] {
  const { offset, limit, sort, catalogId } = plan;
  if (offset >= count) return [];
  const toIds = (found: Int32Array) => Array.from(found, (row) => rows.productIds[row] ?? 0);
  if (sort === 'custom' && catalogId !== null) {
    side.customOrder ??= orderByCatalog(rows, side.mask, catalogId);
    return toIds(pickMatching(side.customOrder, matching, offset, limit));
  }
  const order = orderOf(rows, plan);
  const all = order.values();
  const stepsToWalk = all.length * Math.min(1, (offset + limit) / count);
  if (stepsToWalk < count * Math.log2(count + 1) * stepsAComparison)
    return toIds(pickMatching(all, matching, offset, limit));
  const found = new Int32Array(count);
  let length = 0;
  forEachBit(matching, (row) => {
    found[length++] = row;
  });
  return toIds(found.sort(order.compare).subarray(offset, offset + limit));
}

function pickMatching(order: Int32Array, matching: Bitmap, offset: number, limit: number): Int32Array {
  const picked = new Int32Array(limit);
  let length = 0;
  let skip = offset;
  for (let place = 0; place < order.length && length < limit; place++) {
    const row = order[place] ?? 0;
    if (!hasBit(matching, row)) continue;
    if (skip > 0) skip--;
    else picked[length++] = row;
  }
  return picked.subarray(0, length);
}

export function summarizeCatalog(
  rows: IndexRows,
  dictionary: FacetDictionary,
  catalogId: number | null,
): CatalogSide {
  const mask = catalogId === null ? rows.alive.slice() : maskOfCatalog(rows, catalogId);
  let priceLow = Number.POSITIVE_INFINITY;
  let priceHigh = 0;
  forEachBit(mask, (row) => {
    if (!rows.hasPrice(row, 0, Number.MAX_SAFE_INTEGER)) return;
    priceLow = Math.min(priceLow, rows.priceLow[row] ?? 0);
    priceHigh = Math.max(priceHigh, rows.priceHigh[row] ?? 0);
  });
  const counts = new Map<number, number>();
  const compact = compactBitmap(mask);
  for (const [id, posting] of rows.facetValues) {
    const count = countPosting(posting, mask, compact);
    if (count > 0) counts.set(id, count);
  }
  const values = dictionary.values.filter((value) => counts.has(value.id));
  const facetIds = new Set(values.map((value) => value.facetId));
  return {
    mask,
    facets: dictionary.facets.filter((facet) => facetIds.has(facet.facetId)),
    values,
    count: countBits(mask),
    priceLow: Number.isFinite(priceLow) ? priceLow : 0,
    priceHigh,
    counts,
  };
}

function maskOfCatalog(rows: IndexRows, catalogId: number): Bitmap {
  const mask = createBitmap(rows.capacity);
  const posting = rows.catalogs.get(catalogId);
  if (posting) unitePosting(mask, posting);
  for (let word = 0; word < mask.length; word++) mask[word] = (mask[word] ?? 0) & (rows.alive[word] ?? 0);
  return mask;
}
