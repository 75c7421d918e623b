import {
  compactBitmap,
  countBits,
  countCommonBits,
  createBitmap,
  forEachBit,
  type Bitmap,
} from './bitmap.ts';
import type { FacetDictionary } from './facet-dictionary.ts';
import type { IndexRows } from './index-rows.ts';
import { priceBars, type FacetRow, type FacetValueRow } from './listing.queries.ts';
import { countPosting, unitePosting } from './posting.ts';

/** What a catalog holds before any filter; kept until the rows change. */
export interface CatalogSide {
  mask: Bitmap;
  count: number;
  priceLow: number;
  priceHigh: number;
  bars: number[];
  /** Products that can be bought, or have a discount. */
  available: number;
  discounted: number;
  counts: Map<number, number>;
  facets: FacetRow[];
  values: FacetValueRow[];
  /** Rows in the catalog's own order, made when first asked for. */
  customOrder?: Int32Array;
}

/** Counts a catalog with all that lies below it; null: the whole shop. Prices are minor units. */
export function summarizeCatalog(
  rows: IndexRows,
  dictionary: FacetDictionary,
  catalogId: number | null,
): CatalogSide {
  const mask = catalogId === null ? rows.alive.slice() : maskOfCatalog(rows, catalogId);
  let priceLow = Number.POSITIVE_INFINITY;
  let priceHigh = 0;
  forEachBit(mask, (row) => {
    if (!rows.prices.has(row, 0, Number.MAX_SAFE_INTEGER)) return;
    priceLow = Math.min(priceLow, rows.prices.low[row] ?? 0);
    priceHigh = Math.max(priceHigh, rows.prices.high[row] ?? 0);
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
    bars: countByPrice(rows, mask, priceLow, priceHigh),
    available: countCommonBits(rows.available, compact),
    discounted: countCommonBits(rows.prices.discounted, compact),
    counts,
  };
}

/** Products by their lowest price, in bars of equal width; all are 0 where there is one price or none. */
function countByPrice(rows: IndexRows, mask: Bitmap, low: number, high: number): number[] {
  const bars = Array.from({ length: priceBars }, () => 0);
  if (high <= low) return bars;
  forEachBit(mask, (row) => {
    if (!rows.prices.has(row, 0, Number.MAX_SAFE_INTEGER)) return;
    const bar = Math.floor((((rows.prices.low[row] ?? 0) - low) * priceBars) / (high - low));
    const place = Math.min(bar, priceBars - 1);
    bars[place] = (bars[place] ?? 0) + 1;
  });
  return bars;
}

function maskOfCatalog(rows: IndexRows, catalogId: number): Bitmap {
  const mask = createBitmap(rows.capacity);
  const posting = rows.catalogs.get(catalogId);
  if (posting) unitePosting(mask, posting);
  for (let word = 0; word < mask.length; word++) mask[word] = (mask[word] ?? 0) & (rows.alive[word] ?? 0);
  return mask;
}
