import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { isGiftCard } from '#domain/fulfilment.ts';
import { toMinor } from '#domain/money.ts';
import { shownPrice } from '#domain/price.ts';
import {
  findPriceForAll,
  nextChange,
  selectForAll,
  type OfferedPromotion,
  type PriceForAll,
} from '#domain/promotions/price-for-all.ts';
import type { Product } from '#domain/schemas/product.schema.ts';

import { describeGoods } from './describe-goods.ts';
import { isOn, type PromotionReader } from './promotion-reader.ts';

export interface PublicPricing {
  /** What decides at this moment which prices anybody gets; from memory. */
  list(): Promise<readonly OfferedPromotion[]>;
  /** By the ids of variations; those without a price of their own for everybody are left out. */
  price(
    db: Kysely<Database>,
    products: readonly Product[],
    promotions: readonly OfferedPromotion[],
  ): Promise<ReadonlyMap<number, PriceForAll>>;
  /** What `price` gives for `list`, and when a promotion that decides about prices begins or ends next. */
  priceNow(db: Kysely<Database>, product: Product): Promise<PricesNow>;
}

export interface PricesNow {
  prices: ReadonlyMap<number, PriceForAll>;
  /** Null: nothing will change by itself. */
  changesAt: Date | null;
}

/** What promotions make of the price of a single piece, for whoever buys it (`price-for-all.ts`). */
export function createPublicPricing(
  reader: Pick<PromotionReader, 'listComing'>,
  now: () => Date,
): PublicPricing {
  async function listAt(moment: Date): Promise<{ on: OfferedPromotion[]; changesAt: Date | null }> {
    const coming = await reader.listComing();
    const on = selectForAll(coming.filter((promotion) => isOn(promotion, moment)));
    return { on: on.map(pickTerms), changesAt: nextChange(selectForAll(coming), moment) };
  }
  const pricing: PublicPricing = {
    list: async () => (await listAt(now())).on,
    async price(db, products, promotions) {
      const prices = new Map<number, PriceForAll>();
      if (promotions.length === 0) return prices;
      const factsOf = await describeGoods(
        db,
        products.map(({ id }) => id),
        promotions,
      );
      for (const { id, variations, fulfilment } of products) {
        // Sold at its price, as the checkout has it.
        if (fulfilment && isGiftCard({ fulfilment })) continue;
        const facts = factsOf(id);
        for (const variation of variations) {
          const piece = {
            productId: id,
            ...facts,
            fullPrice: toMinor(variation.fullPrice),
            price: toMinor(shownPrice(variation)),
          };
          const found = findPriceForAll(piece, promotions);
          if (found) prices.set(variation.id, found);
        }
      }
      return prices;
    },
    async priceNow(db, product) {
      const { on, changesAt } = await listAt(now());
      return { prices: await pricing.price(db, [product], on), changesAt };
    },
  };
  return pricing;
}

/** Without what changes with every order. */
function pickTerms(promotion: OfferedPromotion): OfferedPromotion {
  const { id, title, class: kind, effect, conditions, priority, combines } = promotion;
  const terms = { id, title, class: kind, effect, conditions, priority, combines };
  const { usageLimit, buyerLimit, startsAt, endsAt } = promotion;
  return { ...terms, usageLimit, buyerLimit, startsAt, endsAt };
}
