import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { toMinor } from '#domain/money.ts';
import { shownPrice } from '#domain/price.ts';
import {
  findPriceForAll,
  selectForAll,
  type OfferedPromotion,
  type PriceForAll,
} from '#domain/promotions/price-for-all.ts';
import type { Product } from '#domain/schemas/product.schema.ts';

import type { PromotionReader } from './promotion-reader.ts';
import { selectProductFacts } from './promotions.queries.ts';

export interface PublicPricing {
  /** What decides at this moment which prices anybody gets; from memory. */
  list(): Promise<readonly OfferedPromotion[]>;
  /** By the ids of variations; those without a price of their own for everybody are left out. */
  price(
    db: Kysely<Database>,
    products: readonly Product[],
    promotions: readonly OfferedPromotion[],
  ): Promise<ReadonlyMap<number, PriceForAll>>;
}

/** What promotions make of the price of a single piece, for whoever buys it (`price-for-all.ts`). */
export function createPublicPricing(
  reader: Pick<PromotionReader, 'listAutomatic'>,
  now: () => Date,
): PublicPricing {
  return {
    list: async () => selectForAll(await reader.listAutomatic(now())).map(pickTerms),
    async price(db, products, promotions) {
      const prices = new Map<number, PriceForAll>();
      if (promotions.length === 0) return prices;
      const facts = await selectProductFacts(
        db,
        products.map(({ id }) => id),
      );
      const factsById = new Map(facts.map((each) => [each.productId, each]));
      for (const { id, variations } of products) {
        const catalogIds = new Set(factsById.get(id)?.catalogs);
        const facetValueIds = new Set(factsById.get(id)?.facetValues);
        for (const variation of variations) {
          const piece = {
            productId: id,
            catalogIds,
            facetValueIds,
            fullPrice: toMinor(variation.fullPrice),
            price: toMinor(shownPrice(variation)),
          };
          const found = findPriceForAll(piece, promotions);
          if (found) prices.set(variation.id, found);
        }
      }
      return prices;
    },
  };
}

/** Without what changes with every order. */
function pickTerms(promotion: OfferedPromotion): OfferedPromotion {
  const { id, title, class: kind, effect, conditions, priority, combines } = promotion;
  const terms = { id, title, class: kind, effect, conditions, priority, combines };
  const { usageLimit, buyerLimit, startsAt, endsAt } = promotion;
  return { ...terms, usageLimit, buyerLimit, startsAt, endsAt };
}
