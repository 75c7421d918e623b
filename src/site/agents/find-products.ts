import { requestCaps } from '#domain/limits.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import { shownPrice } from '#domain/price.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import type { ShopServices } from '#modules/modules.ts';

import { hasPrice, readKey } from './ucp-product.ts';
import { pageLimit, type SearchFilters } from './ucp-schemas.ts';

export type CatalogServices = Pick<ShopServices, 'search' | 'listing' | 'catalogs' | 'products'>;

interface FoundPage {
  products: Product[];
  /** Where the next page begins; null after the last. */
  next: number | null;
}

/** What somebody searches for, or all goods in the shop's own order; `offset` counts what was found before filtering. */
export async function searchProducts(
  services: CatalogServices,
  {
    query = '',
    filters,
    offset,
    limit,
  }: { query?: string; filters?: SearchFilters; offset: number; limit: number },
): Promise<FoundPage> {
  const named = await findCatalogs(services.catalogs, filters?.categories ?? []);
  const found =
    query.trim() === ''
      ? await listGoods(services, { filters, named, offset, limit })
      : await searchGoods(services, { query, offset, limit });
  const isWithin = await createCatalogFilter(services.catalogs, filters, named);
  return {
    ...found,
    products: found.products.filter((product) => isWithin(product) && hasFittingVariation(product, filters)),
  };
}

async function searchGoods(
  { search, products }: CatalogServices,
  { query, offset, limit }: { query: string; offset: number; limit: number },
): Promise<FoundPage> {
  const { results, totalResultCount } = await search.search({ q: query, offset, limit });
  // Products stand first among what is found: behind the first of another kind there are none.
  const ids = results.filter(({ type }) => type === 'product').map(({ id }) => id);
  const hasMore = ids.length === limit && offset + limit < totalResultCount;
  return { products: await products.findByIds(ids), next: hasMore ? offset + limit : null };
}

async function listGoods(
  { listing }: CatalogServices,
  {
    filters,
    named: [only, ...others],
    offset,
    limit,
  }: { filters: SearchFilters; named: readonly NamedCatalog[]; offset: number; limit: number },
): Promise<FoundPage> {
  const { min, max } = filters?.price ?? {};
  const query = {
    page: Math.floor(offset / limit) + 1,
    properties: {},
    options: {},
    ...(min !== undefined && { minPrice: toMajor(min) }),
    ...(max !== undefined && { maxPrice: toMajor(max) }),
    ...(filters?.available === true && { available: true as const }),
  };
  const page =
    only && others.length === 0
      ? await listing.listCatalog(only.slug, query, limit)
      : await listing.listAll(query, limit);
  if (!page) return { products: [], next: null };
  return { products: page.products, next: page.page < page.pageCount ? offset + limit : null };
}

type NamedCatalog = Awaited<ReturnType<CatalogServices['catalogs']['all']>>[number];

async function findCatalogs(
  catalogs: CatalogServices['catalogs'],
  titles: readonly string[],
): Promise<NamedCatalog[]> {
  const wanted = new Set(titles.map((title) => title.trim().toLowerCase()));
  if (wanted.size === 0) return [];
  return (await catalogs.all()).filter(
    ({ title, slug }) => wanted.has(title.toLowerCase()) || wanted.has(slug),
  );
}

/** A product fits whose catalog, or one above it, is named; every one where none are asked for. */
async function createCatalogFilter(
  catalogs: CatalogServices['catalogs'],
  filters: SearchFilters,
  named: readonly NamedCatalog[],
): Promise<(product: Product) => boolean> {
  if ((filters?.categories ?? []).length === 0) return () => true;
  const namedIds = new Set(named.map(({ id }) => id));
  const above = new Map((await catalogs.all()).map(({ id, parentId }) => [id, parentId]));
  const isWithin = (id: number | null | undefined): boolean =>
    id !== null && id !== undefined && (namedIds.has(id) || isWithin(above.get(id)));
  return (product) => product.catalogs.some(({ id }) => isWithin(id));
}

/** Whether some variation can be paid for, and costs and is there as it is asked for. */
function hasFittingVariation(product: Product, filters: SearchFilters): boolean {
  const { price, available } = filters ?? {};
  return product.variations.some((variation) => {
    const amount = toMinor(shownPrice(variation));
    return (
      hasPrice(variation) &&
      amount >= (price?.min ?? 0) &&
      amount <= (price?.max ?? Infinity) &&
      (available !== true || variation.stock !== 0)
    );
  });
}

/** The product of a key, and the variation where the key is that of one. */
export async function findByKey(
  { products }: Pick<CatalogServices, 'products'>,
  key: string,
): Promise<{ product: Product; variationId: number | null } | null> {
  const wanted = readKey(key);
  const variationId = 'variation' in wanted ? wanted.variation : null;
  const product =
    'variation' in wanted
      ? await products.findByVariation(wanted.variation)
      : await products.findBySlugOrId(wanted.product);
  return product && { product, variationId };
}

/**
 * A cursor is where a page begins and how long pages are: the ones that follow are as long as the first. Anything else
 * begins at the beginning.
 */
export function readCursor(
  cursor: string | undefined,
  wantedLimit: number,
): { offset: number; limit: number } {
  const [, offset, limit] = /^(\d{1,6})-([1-9]\d?)$/.exec(cursor ?? '') ?? [];
  if (offset === undefined || limit === undefined) return { offset: 0, limit: wantedLimit };
  return { offset: Math.min(Number(offset), requestCaps.offset), limit: pageLimit(Number(limit)) };
}

export function writeCursor(offset: number, limit: number): string {
  return `${offset}-${limit}`;
}
