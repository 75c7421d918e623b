import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { toMajor } from '#domain/money.ts';
import { offersOf } from '#domain/price-lists.ts';
import { shownPrice } from '#domain/price.ts';
import type { OwnPrices } from '#domain/schemas/price-list.schema.ts';

import { selectListsFor, selectVariationsOf } from './price-lists.queries.ts';

/** What a customer pays for products by their addresses; products that are not shown are left out. */
export async function readOwnPrices(
  db: Kysely<Database>,
  userId: number,
  slugs: readonly string[],
): Promise<OwnPrices> {
  const variations = await selectVariationsOf(db, slugs);
  const ids = variations.map(({ variationId }) => variationId);
  const lists = await selectListsFor(db, userId, ids);
  if (lists.length === 0) return { hasLists: false, products: [] };
  const bySlug = Map.groupBy(variations, ({ slug }) => slug);
  return {
    hasLists: true,
    products: [...bySlug].map(([slug, own]) => ({
      slug,
      variations: own.map((variation) => ({
        id: variation.variationId,
        usualPrice: toMajor(shownPrice(variation)),
        fullPrice: toMajor(variation.fullPrice),
        offers: offersOf(variation, lists).map(({ minQuantity, price }) => {
          return { minQuantity, price: toMajor(price) };
        }),
      })),
    })),
  };
}
