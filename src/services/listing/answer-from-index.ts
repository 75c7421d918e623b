import type { FacetRow, FacetValueRow, ListingAnswer, ListingPlan } from '#db/queries/listing.queries.ts';

import { clearBit, countBits, createBitmap, forEachBit, hasBit, setBit, type Bitmap } from './bitmap.ts';
import type { FacetDictionary } from './facet-dictionary.ts';
import type { IndexRows } from './index-rows.ts';
import { countPosting, unitePosting } from './posting.ts';

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
  const unfiltered = matching === side.mask;
  return {
    productIds: takePage(rows, orderFor(rows, side, plan), matching, plan),
    count: unfiltered ? side.count : countBits(matching),
    priceLow: side.priceLow,
    priceHigh: side.priceHigh,
    facets: side.facets,
    values: side.values.map((value) => {
      const mask = forFacet.get(value.facetId) ?? matching;
      const posting = rows.facetValues.get(value.id);
      const known = mask === side.mask ? side.counts.get(value.id) : undefined;
      return { ...value, count: known ?? (posting ? countPosting(posting, mask) : 0) };
    }),
  };
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
  const priced = minPrice === null && maxPrice === null ? side.mask : filterByPrice(rows, side, minPrice, maxPrice);
  const forFacet = new Map<number, Bitmap>();
  if (chosen.length === 0) return { matching: priced, forFacet };
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
    let once = 0;
    let more = 0;
    for (const { mask } of titles) {
      const missed = ~(mask[word] ?? 0);
      more |= once & missed;
      once |= missed;
    }
    const candidates = priced[word] ?? 0;
    matching[word] = candidates & ~once;
    missedOnce[word] = candidates & once & ~more;
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

function filterByPrice(
  rows: IndexRows,
  side: CatalogSide,
  minPrice: number | null,
  maxPrice: number | null,
): Bitmap {
  const low = minPrice ?? 0;
  const high = maxPrice ?? Number.MAX_SAFE_INTEGER;
  const kept = createBitmap(rows.capacity);
  forEachBit(side.mask, (row) => {
    const lowest = rows.priceLow[row] ?? 0;
    const highest = rows.priceHigh[row] ?? 0;
    if (lowest <= high && highest >= low && rows.hasPrice(row, low, high)) setBit(kept, row);
  });
  return kept;
}

function orderFor(rows: IndexRows, side: CatalogSide, plan: ListingPlan): Int32Array {
  const orders = rows.orders();
  switch (plan.sort) {
    case 'title':
      return orders.title.values();
    case 'price_asc':
      return orders.priceAscending.values();
    case 'price_desc':
      return orders.priceDescending.values();
    case 'custom':
      if (plan.catalogId === null) return orders.position.values();
      return (side.customOrder ??= orderByCatalog(rows, side.mask, plan.catalogId));
  }
}

/** The catalog's own products by their place in it, then its descendants' by their position in the shop. */
function orderByCatalog(rows: IndexRows, mask: Bitmap, catalogId: number): Int32Array {
  const own = rows.ownRows.get(catalogId);
  const placed: { row: number; place: number }[] = [];
  const rest = mask.slice();
  for (let index = 0; own && index < own.rows.length; index++) {
    const row = own.rows.at(index);
    if (!hasBit(mask, row)) continue;
    placed.push({ row, place: own.positions.at(index) });
    clearBit(rest, row);
  }
  const position = (row: number) => rows.positions[row] ?? 0;
  const id = (row: number) => rows.productIds[row] ?? 0;
  placed.sort(
    (a, b) => a.place - b.place || position(a.row) - position(b.row) || id(a.row) - id(b.row),
  );
  const descendants = rows.orders().position.values().filter((row) => hasBit(rest, row));
  return Int32Array.from([...placed.map(({ row }) => row), ...descendants]);
}

function takePage(
  rows: IndexRows,
  order: Int32Array,
  matching: Bitmap,
  { offset, limit }: ListingPlan,
): number[] {
  const ids: number[] = [];
  let skip = offset;
  for (let place = 0; place < order.length && ids.length < limit; place++) {
    const row = order[place] ?? 0;
    if (!hasBit(matching, row)) continue;
    if (skip > 0) skip--;
    else ids.push(rows.productIds[row] ?? 0);
  }
  return ids;
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
  for (const [id, posting] of rows.facetValues) {
    const count = countPosting(posting, mask);
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
