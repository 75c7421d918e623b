import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { compareFacets, compareFacetValues } from '#domain/facet-order.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import type { CatalogListing, Facets, ListingQuery, Sort } from '#domain/schemas/catalog.schema.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import type { CatalogTree } from '#modules/catalogs/catalog-tree.ts';
import type { ProductReader } from '#modules/products/product-reader.ts';

import { answerFromIndex } from './answer-from-index.ts';
import type { FacetIndex } from './facet-index.ts';
import { selectListing, type ListingAnswer, type ListingPlan } from './listing.queries.ts';

/** What to list. A null catalog means all products; `sortDefault` applies when the visitor chose no order. */
export interface ListingRequest {
  catalogId: number | null;
  query: ListingQuery;
  limit: number;
  sortDefault: Sort;
}

/** `count` products match; `page` is the asked one, which may lie beyond `pageCount` (at least 1). */
export interface ListingPage {
  productIds: number[];
  count: number;
  page: number;
  pageCount: number;
  limit: number;
  sort: Sort;
  filter: Facets;
}

/** A page of products with its filter. `page` may lie beyond `pageCount`: then there are no products. */
type ProductListing = Omit<ListingPage, 'productIds'> & { products: Product[] };
/** A catalog with a page of its products; its sections are the page reader's. */
type ListedCatalog = Omit<CatalogListing, 'sections'> & { sort: Sort };

export interface ListingService {
  /** Null when there is no such catalog. The order is the visitor's or else the catalog's own. */
  listCatalog(slugOrId: string, query: ListingQuery, limit: number): Promise<ListedCatalog | null>;
  /** All products, by title unless the visitor chose an order. */
  listAll(query: ListingQuery, limit: number): Promise<ProductListing>;
  /** The first products of a catalog, or of the shop, in an order. */
  listFirst(request: { catalogId: number | null; sort: Sort; limit: number }): Promise<Product[]>;
}

interface ListingServiceOptions {
  db: Kysely<Database>;
  products: Pick<ProductReader, 'findByIds'>;
  catalogs: Pick<CatalogTree, 'findBySlugOrId'>;
  index: Pick<FacetIndex, 'current'>;
}

export function createListingService({
  db,
  products,
  catalogs,
  index,
}: ListingServiceOptions): ListingService {
  async function listPage(request: ListingRequest): Promise<ListingPage> {
    const current = await index.current();
    if (!current) return listProducts(db, request);
    return composeListingPage(request, answerFromIndex(current, planListing(request)));
  }

  async function list(request: ListingRequest): Promise<ProductListing> {
    const { productIds, ...page } = await listPage(request);
    return { ...page, products: await products.findByIds(productIds) };
  }

  return {
    async listCatalog(slugOrId, query, limit) {
      const catalog = await catalogs.findBySlugOrId(slugOrId);
      if (!catalog) return null;
      const listing = await list({ catalogId: catalog.id, query, limit, sortDefault: catalog.sortCriteria });
      return { ...catalog, ...listing };
    },
    listAll: (query, limit) => list({ catalogId: null, query, limit, sortDefault: 'title' }),
    async listFirst({ catalogId, sort, limit }) {
      const query = { page: 1, properties: {}, options: {} };
      return (await list({ catalogId, query, limit, sortDefault: sort })).products;
    },
  };
}

/** Lists products by SQL; the facet index gives the same answer from memory. */
export async function listProducts(db: Kysely<Database>, request: ListingRequest): Promise<ListingPage> {
  const answer = await selectListing(db, planListing(request));
  answer.facets.sort(compareFacets);
  answer.values.sort(compareFacetValues);
  return composeListingPage(request, answer);
}

/** Minor units, offset and chosen titles of a request. */
export function planListing({ catalogId, query, limit, sortDefault }: ListingRequest): ListingPlan {
  return {
    catalogId,
    sort: query.sort ?? sortDefault,
    minPrice: query.minPrice === undefined ? null : toMinor(query.minPrice),
    maxPrice: query.maxPrice === undefined ? null : toMinor(query.maxPrice),
    chosen: [...listChosen('property', query.properties), ...listChosen('option', query.options)],
    onlyAvailable: query.available === true,
    onlyDiscounted: query.discounted === true,
    offset: (query.page - 1) * limit,
    limit,
  };
}

function listChosen(kind: 'property' | 'option', choice: ListingQuery['properties']): ListingPlan['chosen'] {
  return Object.entries(choice)
    .filter(([, values]) => values.length > 0)
    .map(([title, values]) => ({ kind, title, values }));
}

export function composeListingPage(request: ListingRequest, answer: ListingAnswer): ListingPage {
  const { limit, query, sortDefault } = request;
  return {
    productIds: answer.productIds,
    count: answer.count,
    page: query.page,
    pageCount: Math.max(1, Math.ceil(answer.count / limit)),
    limit,
    sort: query.sort ?? sortDefault,
    filter: composeFacets(answer),
  };
}

/** Keeps the order of titles and values that it is given. */
function composeFacets({
  facets,
  values,
  priceLow,
  priceHigh,
  bars,
  available,
  discounted,
}: ListingAnswer): Facets {
  const filter: Facets = {
    price: { min: toMajor(priceLow), max: toMajor(priceHigh), histogram: bars },
    available,
    discounted,
    properties: [],
    options: [],
  };
  const valuesOfFacet = new Map<number, FacetCount[]>();
  for (const { facetId, kind, title, unit, view } of facets) {
    const counts: FacetCount[] = [];
    valuesOfFacet.set(facetId, counts);
    if (kind === 'property') filter.properties.push({ title, unit, values: counts });
    else filter.options.push({ title, view: view ?? 'select', unit, values: counts });
  }
  for (const { facetId, value, count, color } of values) {
    valuesOfFacet.get(facetId)?.push({ value, count, ...(color !== null && { color }) });
  }
  return filter;
}

type FacetCount = Facets['properties'][number]['values'][number];
