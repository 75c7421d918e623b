import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { insertColumns, reserveIds } from '#db/insert-columns.ts';
import { refreshListing } from '#modules/indexing/listing-maintenance.queries.ts';
import { rebuildSearchTerms, refreshSearch } from '#modules/indexing/search-maintenance.queries.ts';

import { analyze, selectImageIds, upsertCatalog, upsertFacet } from './load-shop.queries.ts';
import { adjectives, catalogTitles, nouns, options, properties, sentences } from './load-shop-words.ts';
import { createRandom, type Random } from './random.ts';

type Db = Kysely<Database>;

const productsAtOnce = 1000;
const topCatalogs = 5;

interface OptionPlan {
  facetId: number;
  type: string;
  view: string;
  valueIds: number[];
}

/** What products refer to: ids of what stands already. */
interface Surroundings {
  catalogIds: number[];
  propertyValueIds: number[][];
  options: OptionPlan[];
  imageIds: number[];
}

export interface LoadShopOptions {
  products: number;
  /** Called after each thousand products. */
  onProgress?: (done: number) => void;
}

/**
 * Adds generated products for load and scale work: 20 catalogs in two levels, 12 properties, up to two options,
 * one to six variations, a tenth sold out. The same calls on an empty database give the same shop. The caller
 * tells other instances that everything changed.
 */
export async function generateLoadShop(db: Db, { products, onProgress }: LoadShopOptions): Promise<void> {
  const random = createRandom(20_26);
  const surroundings: Surroundings = {
    catalogIds: await makeCatalogs(db),
    propertyValueIds: await makeProperties(db),
    options: await makeOptions(db),
    imageIds: await selectImageIds(db, 500),
  };
  for (let done = 0; done < products; done += productsAtOnce) {
    const count = Math.min(productsAtOnce, products - done);
    await db.transaction().execute((trx) => insertProducts(trx, random, surroundings, count));
    onProgress?.(done + count);
  }
  await refreshEverything(db);
}

async function refreshEverything(db: Db): Promise<void> {
  await analyze(db, [
    'products',
    'variations',
    'product_properties',
    'options',
    'option_values',
    'variation_values',
    'catalog_products',
  ]);
  await refreshListing(db, 'all');
  await refreshSearch(db, 'product', 'all');
  await refreshSearch(db, 'catalog', 'all');
  await rebuildSearchTerms(db);
  await analyze(db, ['product_listing', 'search_documents', 'search_terms']);
}

async function makeCatalogs(db: Db): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, title] of catalogTitles.entries()) {
    const parentId = index < topCatalogs ? null : (ids[(index - topCatalogs) % topCatalogs] ?? null);
    ids.push(await upsertCatalog(db, { slug: `load-${index + 1}`, title, parentId, position: index }));
  }
  return ids;
}

async function makeProperties(db: Db): Promise<number[][]> {
  return Promise.all(
    properties.map(async ([title, size]) => {
      const values = Array.from({ length: size }, (_, index) => `${title} ${index + 1}`);
      return (await upsertFacet(db, 'property', title, values)).valueIds;
    }),
  );
}

async function makeOptions(db: Db): Promise<OptionPlan[]> {
  return Promise.all(
    options.map(async ({ title, type, view, values }) => ({
      ...(await upsertFacet(db, 'option', title, values)),
      type,
      view,
    })),
  );
}

async function insertProducts(db: Db, random: Random, around: Surroundings, count: number): Promise<void> {
  const first = await reserveIds(db, 'products', count);
  const ids = Array.from({ length: count }, (_, index) => first + index);
  await insertColumns(
    db,
    'products',
    { id: 'int', slug: 'text', title: 'text', description: 'text', position: 'int', weight: 'numeric' },
    ids.map((id) => [
      id,
      `load-${id}`,
      `${random.pick(adjectives)} ${random.pick(nouns)} ${id}`,
      `<p>${random.pick(sentences)} ${random.pick(sentences)}</p>`,
      random.below(1000),
      (random.below(300) + 5) / 100,
    ]),
  );
  await insertColumns(
    db,
    'catalog_products',
    { catalog_id: 'int', product_id: 'int', position: 'int' },
    ids.flatMap((id) =>
      pickSome(random, around.catalogIds, 1 + random.below(2)).map((to) => [to, id, random.below(1000)]),
    ),
  );
  await insertColumns(
    db,
    'product_properties',
    { product_id: 'int', facet_value_id: 'int', position: 'int' },
    ids.flatMap((id) => around.propertyValueIds.map((values, place) => [id, random.pick(values), place])),
  );
  await insertColumns(
    db,
    'product_images',
    { product_id: 'int', image_id: 'int', position: 'int' },
    ids.flatMap((id) =>
      pickSome(random, around.imageIds, 1 + random.below(3)).map((image, place) => [id, image, place]),
    ),
  );
  await insertVariations(db, random, around, ids);
}

/** Options with the values that the product offers, and one variation for each of up to six combinations. */
async function insertVariations(db: Db, random: Random, around: Surroundings, ids: number[]): Promise<void> {
  const offers = ids.flatMap((productId) =>
    around.options
      .filter(() => random.chance(0.5))
      .map((option, place) => ({
        productId,
        option,
        place,
        values: pickSome(random, option.valueIds, 2 + random.below(2)),
      })),
  );
  const firstOption = await reserveIds(db, 'options', Math.max(offers.length, 1));
  await insertColumns(
    db,
    'options',
    { id: 'int', product_id: 'int', facet_id: 'int', type: 'text', view: 'text', position: 'int' },
    offers.map(({ productId, option, place }, index) => [
      firstOption + index,
      productId,
      option.facetId,
      option.type,
      option.view,
      place,
    ]),
  );
  const values = offers.flatMap((offer, index) =>
    offer.values.map((facetValueId, place) => ({
      productId: offer.productId,
      optionId: firstOption + index,
      facetValueId,
      place,
    })),
  );
  const firstValue = await reserveIds(db, 'option_values', Math.max(values.length, 1));
  await insertColumns(
    db,
    'option_values',
    { id: 'int', option_id: 'int', facet_value_id: 'int', position: 'int' },
    values.map(({ optionId, facetValueId, place }, index) => [
      firstValue + index,
      optionId,
      facetValueId,
      place,
    ]),
  );
  const valueIds = Map.groupBy(
    values.map((value, index) => ({ ...value, id: firstValue + index })),
    (value) => value.productId,
  );
  const variations = ids.flatMap((productId) => {
    const byOption = Map.groupBy(valueIds.get(productId) ?? [], (value) => value.optionId);
    const combinations = combine([...byOption.values()].map((own) => own.map(({ id }) => id)));
    return combinations.slice(0, 6).map((chosen, place) => ({ productId, chosen, place }));
  });
  const firstVariation = await reserveIds(db, 'variations', variations.length);
  await insertColumns(
    db,
    'variations',
    {
      id: 'int',
      product_id: 'int',
      sku: 'text',
      full_price: 'bigint',
      discount_price: 'bigint',
      stock: 'int',
      is_default: 'boolean',
      position: 'int',
    },
    variations.map(({ productId, place }, index) => {
      const price = (random.below(990) + 10) * 1000;
      const discounted = random.chance(0.25) ? price - (random.below(9) + 1) * 500 : null;
      return [
        firstVariation + index,
        productId,
        `L-${firstVariation + index}`,
        price,
        discounted,
        pickStock(random),
        place === 0,
        place,
      ];
    }),
  );
  await insertColumns(
    db,
    'variation_values',
    { variation_id: 'int', option_value_id: 'int' },
    variations.flatMap(({ chosen }, index) => chosen.map((valueId) => [firstVariation + index, valueId])),
  );
}

function pickStock(random: Random): number | null {
  if (random.chance(0.1)) return 0;
  return random.chance(0.3) ? null : 1 + random.below(200);
}

/** Different items in random order, fewer when there are not that many. */
function pickSome<T>(random: Random, items: readonly T[], count: number): T[] {
  const start = random.below(Math.max(items.length, 1));
  const step = Math.max(1, Math.floor(items.length / count));
  const picked = Array.from({ length: count }, (_, index) => items[(start + index * step) % items.length]);
  return [...new Set(picked.filter((item) => item !== undefined))];
}

/** Every choice of one from each list; one empty choice without lists. */
function combine(lists: readonly number[][]): number[][] {
  return lists.reduce<number[][]>(
    (chosen, list) => chosen.flatMap((before) => list.map((item) => [...before, item])),
    [[]],
  );
}
