import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';

import { isDatabaseId } from '#db/database-id.ts';
import type { Database } from '#db/database.ts';
import { tellsPriorPrice } from '#domain/prior-price.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import { countCatalogProducts, selectCatalogProductIds } from '#modules/indexing/catalog-products.queries.ts';
import type { SeenPrices } from '#modules/indexing/sale-prices.queries.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import { createLoadingCache } from '#platform/cache/loading-cache.ts';
import { hasTag, idsOf } from '#platform/cache/tags.ts';

import { createCompanionLists, type CompanionLists } from './product-companions.ts';
import { createBestsellers } from './product-sales.ts';
import {
  selectProductIdBySlug,
  selectProductIdByVariation,
  selectSimilarProductIds,
} from './products.queries.ts';
import { readProducts } from './read-products.ts';

/** Reads enabled products as the API shows them. Answers are shared: never change them. */
export interface ProductReader extends CompanionLists {
  /** A key made only of digits is an id, since no slug is. */
  findBySlugOrId(key: string): Promise<Product | null>;
  /** In the order of the ids, missing ones left out. */
  findByIds(ids: readonly number[]): Promise<Product[]>;
  /** The product that has the variation. */
  findByVariation(variationId: number): Promise<Product | null>;
  /** The product with the slug and what is similar to it; both in one statement where the index knows them. */
  findWithSimilar(slug: string, limit?: number): Promise<{ product: Product; similar: Product[] } | null>;
  /** Others of the same catalogs: in stock first, then most shared facet values, then by id. */
  listSimilar(id: number, limit?: number): Promise<Product[]>;
  /** What was sold most often lately (`areSold`), filled up with what the owner has put first. */
  listBestsellers(limit?: number): Promise<{ products: Product[]; areSold: boolean }>;
  /** Products of a catalog and its descendants in the catalog's own order. */
  listByCatalog(catalogId: number, range?: { offset?: number; limit?: number }): Promise<Product[]>;
  countOfCatalog(catalogId: number): Promise<number>;
}

/** What answers faster than the database, once it is loaded (decision 7b). */
export interface ProductIndex {
  /** Ids of similar products, ranked; null when the database must answer. */
  listSimilar(ids: readonly number[], limit: number): Promise<number[] | null>;
  /** The product that had the slug a moment ago. */
  guessBySlug(slug: string): number | undefined;
}

interface ProductReaderOptions {
  db: Kysely<Database>;
  index?: ProductIndex;
  /** Without, no prior prices are told. */
  settings?: Pick<SettingsReader, 'read'>;
  /** Composed products kept at most; one takes 2 to 10 KB. */
  max?: number;
  /** Prices of another moment: such a reader is for one preview, and dropped with it. */
  seen?: SeenPrices;
}

/**
 * Drops by the tags `product:{id}`, and everything by `products`, `prices`, `catalogs`, pictures, which products show, and
 * `settings`, which say whether prices before discounts are told.
 */
export function createProductReader({
  db,
  index,
  settings,
  max = 5000,
  seen,
}: ProductReaderOptions): ProductReader {
  const products = createLoadingCache<number, Product>({
    max,
    ttlMs: 600_000,
    load: async (ids) => {
      const withPriorPrices = settings !== undefined && tellsPriorPrice(await settings.read());
      const found = await readProducts(db, ids, { withPriorPrices, seen: seen ?? null });
      return new Map(found.map((product) => [product.id, product]));
    },
  });
  const similarIds = createLoadingCache<string, number[]>({
    max,
    load: async (keys) =>
      new Map(await Promise.all(keys.map(async (key) => [key, await selectSimilar(key)] as const))),
  });
  const bestsellers = createBestsellers(db);
  // A guess only: the product found by it must still bear the slug.
  const idBySlug = new LRUCache<string, number>({ max: max * 2 });

  function selectSimilar(key: string): Promise<number[]> {
    const [limit = 0, ...ids] = key.split(' ').map(Number);
    return selectSimilarProductIds(db, ids, limit);
  }

  async function findSimilar(given: readonly number[], limit: number): Promise<Product[]> {
    const known = [...new Set(given.filter(isDatabaseId))].toSorted((a, b) => a - b);
    if (known.length === 0) return [];
    const ids = await index?.listSimilar(known, limit);
    return findByIds(ids ?? (await similarIds.get([limit, ...known].join(' '))) ?? []);
  }

  async function findById(id: number | undefined): Promise<Product | null> {
    if (id === undefined || !isDatabaseId(id)) return null;
    return (await products.get(id)) ?? null;
  }

  async function findBySlug(slug: string): Promise<Product | null> {
    const guess = index?.guessBySlug(slug) ?? idBySlug.get(slug);
    const guessed = guess === undefined ? null : await findById(guess);
    if (guessed?.slug === slug) return guessed;
    const id = await selectProductIdBySlug(db, slug);
    if (id !== undefined) idBySlug.set(slug, id);
    return findById(id);
  }

  async function findWithSimilar(
    slug: string,
    limit = 6,
  ): Promise<{ product: Product; similar: Product[] } | null> {
    const guess = index?.guessBySlug(slug);
    const likely = guess === undefined ? null : await index?.listSimilar([guess], limit);
    if (guess !== undefined && likely) await findByIds([guess, ...likely]);
    const product = await findBySlug(slug);
    if (!product) return null;
    const known = product.id === guess ? likely : null;
    return { product, similar: await (known ? findByIds(known) : findSimilar([product.id], limit)) };
  }

  const findByIds = (ids: readonly number[]) => products.getMany(ids.filter(isDatabaseId));
  const companions = createCompanionLists({ db, max, findByIds, findSimilar });

  return {
    findByIds,
    findBySlugOrId: (key) => (/^\d+$/.test(key) ? findById(Number(key)) : findBySlug(key)),
    async findByVariation(variationId) {
      if (!isDatabaseId(variationId)) return null;
      return findById(await selectProductIdByVariation(db, variationId));
    },
    findWithSimilar,
    listSimilar: (id, limit = 6) => findSimilar([id], limit),
    listCompanions: companions.listCompanions,
    listRelated: companions.listRelated,
    async listBestsellers(limit = 8) {
      const { ids = [], areSold = false } = (await bestsellers.get(limit)) ?? {};
      return { products: await findByIds(ids), areSold };
    },
    async listByCatalog(catalogId, { offset = 0, limit = 20 } = {}) {
      if (!isDatabaseId(catalogId)) return [];
      return findByIds(await selectCatalogProductIds(db, catalogId, { offset, limit }));
    },
    async countOfCatalog(catalogId) {
      return isDatabaseId(catalogId) ? countCatalogProducts(db, catalogId) : 0;
    },
    invalidate(tags) {
      const all = tags.some((tag) => tag.startsWith('catalog:') || tag.startsWith('image:'));
      if (all || hasTag(tags, 'products', 'prices', 'catalogs', 'images', 'settings')) products.clear();
      if (all || hasTag(tags, 'products', 'catalogs')) bestsellers.clear();
      const changed = idsOf(tags, 'product');
      for (const id of changed) products.delete(id);
      companions.invalidate(tags);
      if (all || changed.length > 0 || hasTag(tags, 'products', 'catalogs')) similarIds.clear();
    },
  };
}
