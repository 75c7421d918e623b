import { clearBit, forEachBit, hasBit, type Bitmap } from './bitmap.ts';
import type { FacetDictionary } from './facet-dictionary.ts';
import type { IndexRows } from './index-rows.ts';
import type { ListingAnswer, ListingPlan } from './listing.queries.ts';
import { isNarrowed, narrowCatalog } from './narrow-catalog.ts';
import type { SortedRows } from './sorted-rows.ts';
import { summarizeCatalog, type CatalogSide } from './summarize-catalog.ts';

/** The listing rows of the whole shop, and of each catalog (null: of all products) what was asked for. */
export interface LoadedIndex {
  rows: IndexRows;
  dictionary: FacetDictionary;
  sides: Map<number | null, CatalogSide>;
  /** Listed products of every catalog that has some, once they were asked for. */
  counts?: ReadonlyMap<number, number> | undefined;
  /** Moments whose prices were written ahead, the next one first, with when they come by the clock of the index. */
  boundaries: { momentId: number; at: number }[];
  /** The last of them whose prices count by now. */
  crossed?: number;
}

/** Answers a plan exactly as `selectListing` does. */
export function answerFromIndex(index: LoadedIndex, plan: ListingPlan): ListingAnswer {
  const { rows, dictionary } = index;
  const side = sideOf(index, plan.catalogId);
  const { matching, count, available, discounted, counts } = isNarrowed(plan)
    ? narrowCatalog(rows, dictionary, side, plan)
    : { ...side, matching: side.mask };
  return {
    productIds: takePage(rows, side, plan, { matching, count }),
    count,
    available,
    discounted,
    bars: side.bars,
    priceLow: side.priceLow,
    priceHigh: side.priceHigh,
    facets: side.facets,
    values: side.values.map((value) => ({ ...value, count: counts.get(value.id) ?? 0 })),
  };
}

function sideOf({ rows, dictionary, sides }: LoadedIndex, catalogId: number | null): CatalogSide {
  const known = sides.get(catalogId);
  if (known) return known;
  const side = summarizeCatalog(rows, dictionary, catalogId);
  sides.set(catalogId, side);
  return side;
}

/** Comparing two titles costs about as much as looking at fifty rows of a ready order. */
const stepsAComparison = 50;

/** Ids of the products of a page: few matches are sorted by themselves, many are picked from the whole order. */
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
  const own = rows.ownCatalogs.rows.get(catalogId);
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
