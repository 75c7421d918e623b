import { clearBit, createBitmap, setBit, type Bitmap } from './bitmap.ts';
import { createIntegers, parseIntegers, type Integers } from './integers.ts';
import type { ListingIndexRow } from './listing.queries.ts';
import { addToPosting, createPosting, type Posting } from './posting.ts';
import { createOwnCatalogs, type OwnCatalogs } from './own-catalogs.ts';
import { createPricesOverTime, type PriceOrders, type RowPrices } from './row-prices.ts';
import { sortRows, type SortedRows } from './sorted-rows.ts';

/**
 * Listing rows in columns. A row is never changed: a changed product's row dies and a new one is added at the
 * end, so that postings only ever grow.
 */
export interface IndexRows {
  readonly capacity: number;
  /** Rows so far, dead ones included. */
  count(): number;
  readonly alive: Bitmap;
  /** Rows of which something can be bought. */
  readonly available: Bitmap;
  /** Those of the present. */
  readonly prices: Pick<RowPrices, 'low' | 'high' | 'has' | 'discounted'>;
  readonly productIds: Int32Array;
  readonly positions: Int32Array;
  readonly catalogs: ReadonlyMap<number, Posting>;
  readonly facetValues: ReadonlyMap<number, FacetValuePosting>;
  /** Facet values of a row as their numbers: those from `firstValue(row)` to below `firstValue(row + 1)`. */
  readonly valueNumbers: Integers;
  firstValue(row: number): number;
  /** The posting of a facet value by its number. */
  readonly valuePostings: readonly Posting[];
  readonly ownCatalogs: Omit<OwnCatalogs, 'put'>;
  /** The living row of a product. */
  rowOf(productId: number): number | undefined;
  /** The product that bore the slug when it was put; it may have another one since, or be gone. */
  productOf(slug: string): number | undefined;
  /** What the product's row was made of (`ListingIndexRow`). */
  versionOf(productId: number): number | undefined;
  readonly orders: () => RowOrders;
  /** Adds a product or replaces it; false when there is no room left. */
  put(product: ListingIndexRow): boolean;
  remove(productId: number): void;
  /** To be called once after the first rows are in. */
  sort(): Promise<void>;
  /** Prices are those of the next moment from now on. */
  advance(): void;
}

/** `number` counts the facet values from 0 in the order in which they turned up. */
type FacetValuePosting = Posting & { number: number };

type RowOrders = Record<'title' | 'position', SortedRows> & PriceOrders;

/** `moments`: ids of moments to come, the next one first, whose prices are kept beside those of the present. */
export function createIndexRows(capacity: number, moments: readonly number[] = []): IndexRows {
  const alive = createBitmap(capacity);
  const available = createBitmap(capacity);
  const productIds = new Int32Array(capacity);
  const prices = createPricesOverTime(capacity, { productIds, moments });
  const positions = new Int32Array(capacity);
  const titleKeys: string[] = [];
  const catalogs = new Map<number, Posting>();
  const facetValues = new Map<number, FacetValuePosting>();
  const valuePostings: Posting[] = [];
  const firstValue = new Uint32Array(capacity + 1);
  const valueNumbers = createIntegers(capacity * 4);
  const ownCatalogs = createOwnCatalogs(capacity);
  const versions = new Float64Array(capacity);
  const rowOfProduct = new Map<number, number>();
  const productOfSlug = new Map<string, number>();
  let length = 0;
  let orders: Pick<RowOrders, 'title' | 'position'> | undefined;

  const byId = (a: number, b: number) => (productIds[a] ?? 0) - (productIds[b] ?? 0);
  const compare = {
    title: (a: number, b: number) => compareCodePoints(titleKeys[a] ?? '', titleKeys[b] ?? '') || byId(a, b),
    position: (a: number, b: number) => (positions[a] ?? 0) - (positions[b] ?? 0) || byId(a, b),
  };

  function remove(productId: number): void {
    const row = rowOfProduct.get(productId);
    if (row === undefined) return;
    clearBit(alive, row);
    rowOfProduct.delete(productId);
  }

  function put(product: ListingIndexRow): boolean {
    remove(product.id);
    if (length === capacity) return false;
    const row = length++;
    productIds[row] = product.id;
    positions[row] = product.position;
    titleKeys.push(product.titleKey);
    prices.put(row, product);
    for (const id of parseIntegers(product.catalogs)) addToPosting(takePosting(catalogs, id), row, capacity);
    for (const id of parseIntegers(product.facetValues)) {
      const posting = takeValuePosting(facetValues, id);
      valuePostings[posting.number] = posting;
      addToPosting(posting, row, capacity);
      valueNumbers.push(posting.number);
    }
    firstValue[row + 1] = valueNumbers.length;
    ownCatalogs.put(row, parseIntegers(product.ownCatalogs), parseIntegers(product.ownPositions));
    setBit(alive, row);
    if (product.available) setBit(available, row);
    versions[row] = product.version;
    rowOfProduct.set(product.id, row);
    productOfSlug.set(product.slug, product.id);
    if (orders) for (const order of Object.values(orders)) order.insert(row);
    prices.insert(row);
    return true;
  }

  return {
    capacity,
    count: () => length,
    alive,
    available,
    get prices() {
      return prices.present();
    },
    productIds,
    positions,
    catalogs,
    facetValues,
    valueNumbers,
    firstValue: (row) => firstValue[row] ?? 0,
    valuePostings,
    ownCatalogs,
    rowOf: (productId) => rowOfProduct.get(productId),
    productOf: (slug) => productOfSlug.get(slug),
    versionOf: (productId) => versions[rowOfProduct.get(productId) ?? -1],
    put,
    remove,
    orders() {
      if (!orders) throw new Error('The index is not sorted yet');
      return { ...orders, ...prices.present().orders() };
    },
    async sort() {
      orders = {
        title: await sortRows(length, capacity, compare.title),
        position: await sortRows(length, capacity, compare.position),
      };
      await prices.sort(length);
    },
    advance: () => prices.advance(),
  };
}

function takeValuePosting(facetValues: Map<number, FacetValuePosting>, id: number): FacetValuePosting {
  const known = facetValues.get(id);
  if (known) return known;
  const posting = { ...createPosting(), number: facetValues.size };
  facetValues.set(id, posting);
  return posting;
}

function takePosting(postings: Map<number, Posting>, id: number): Posting {
  const known = postings.get(id);
  if (known) return known;
  const posting = createPosting();
  postings.set(id, posting);
  return posting;
}

/** Order of collation "C" over UTF-8, which differs from JavaScript's for characters beyond U+FFFF. */
function compareCodePoints(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  for (let index = 0; index < shorter; index++) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left !== right) return liftSurrogate(left) - liftSurrogate(right);
  }
  return a.length - b.length;
}

function liftSurrogate(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
