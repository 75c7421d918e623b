import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { compareFacets, compareFacetValues } from '#domain/facet-order.ts';
import type { CatalogListing, ListingQuery, Sort } from '#domain/schemas/catalog.schema.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import type { CatalogTree } from '#modules/catalogs/catalog-tree.ts';
import type { ProductReader } from '#modules/products/product-reader.ts';

import type { FacetIndex } from './facet-index.ts';
import { composeListingPage, planListing, type ListingPage, type ListingRequest } from './listing-answer.ts';
import { selectListing } from './listing.queries.ts';

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
  index: Pick<FacetIndex, 'answer'>;
}

export function createListingService({
  db,
  products,
  catalogs,
  index,
}: ListingServiceOptions): ListingService {
  async function listPage(request: ListingRequest): Promise<ListingPage> {
    const answer = await index.answer(planListing(request));
    return answer ? composeListingPage(request, answer) : listProducts(db, request);
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
