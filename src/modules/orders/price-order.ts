import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { fieldErrors } from '#domain/errors.ts';
import { isGiftCard } from '#domain/fulfilment.ts';
import { maskCardCode } from '#domain/gift-card-code.ts';
import {
  linePaid,
  priceDelivery,
  sumLines,
  sumOrder,
  type OrderAmounts,
  type PricedDelivery,
} from '#domain/order-amounts.ts';
import type { CheckoutFields } from '#domain/schemas/order.schema.ts';
import { isReverseCharged } from '#domain/taxes/company-number.ts';
import { isTaxKnown, type TaxedWish, type TaxRules } from '#domain/taxes/find-rate.ts';
import { foldTaxNumber } from '#domain/taxes/tax-number.ts';
import { shopTimeZone } from '#domain/time-zones.ts';
import { describeAmount, type DeliveryPlace, type ShopTerms } from '#modules/delivery/delivery-terms.ts';
import type { GivenCard } from '#modules/gift-cards/card-reader.ts';
import type { ItemLine } from '#modules/inventory/items.ts';
import type {
  BuyerFacts,
  CodeRefusal,
  GivenCodes,
  PricedBasket,
  PromotionPricing,
  PromotionRow,
} from '#modules/promotions/price-promotions.ts';
import { taxedPlace, taxOrder, type OrderTax, type TaxTerms } from '#modules/taxes/tax-order.ts';

interface UnpricedOrder {
  /** At their prices, promotions left out. */
  lines: readonly ItemLine[];
  /** Null while it is unknown where the order goes. */
  place: DeliveryPlace | null;
  codes: GivenCodes;
  buyer: BuyerFacts;
  /** Promotions that come by themselves. */
  automatic: readonly PromotionRow[];
  tax: TaxTerms;
}

export interface PricedOrder {
  /** With what promotions take off each, and the tax that a company accounts for itself. */
  lines: (ItemLine & { taxRelief: number })[];
  amounts: OrderAmounts;
  /** Of `amounts.taxAdded`. */
  deliveryTaxAdded: PricedDelivery['deliveryTaxAdded'];
  /** What the goods cost anybody after promotions, in minor units: limits and free delivery go by it. Gift cards are none. */
  goods: number;
  /** What gift cards may pay of the total, in minor units: all but other gift cards, which would outlive them. */
  payableByCards: number;
  /** What of the discount is tax; minor units. */
  taxRelief: number;
  /** Minor units; the delivery of `amounts` is what is left to pay, 0 while it is unknown. */
  deliveryDiscount: number;
  promotions: PricedBasket;
  taxes: OrderTax[];
}

/**
 * What an order costs with its promotions: goods first, then the delivery of goods that cost so much. Gift cards are
 * sold at their price, whatever promotions there are.
 */
export async function priceOrder(
  db: Kysely<Database>,
  pricing: Pick<PromotionPricing, 'price'>,
  { lines, place, codes, buyer, automatic, tax }: UnpricedOrder,
): Promise<PricedOrder> {
  const goodsLines = lines.filter(({ row }) => !isGiftCard(row));
  const pricedGoods = await pricing.price(db, {
    lines: goodsLines.map(({ row, quantity, fullPrice, price }) => ({
      productId: row.productId,
      quantity,
      fullPrice,
      price,
    })),
    priceDelivery: place && ((goods) => priceDelivery(place.terms, goods)),
    place: place?.code ?? null,
    codes,
    buyer,
    automatic,
  });
  const promotions = coverAllLines(pricedGoods, lines);
  const { discounts, deliveryDiscount } = promotions;
  const priced = lines.map((line, index) => ({ ...line, discount: discounts[index] ?? 0 }));
  const goods = sumLines(priced.filter(({ row }) => !isGiftCard(row)));
  const taxed = taxOrder(tax, priced, place ? priceDelivery(place.terms, goods) - deliveryDiscount : 0);
  const amounts = sumOrder(taxed.lines, taxed);
  const cardsPaid = taxed.lines.reduce((sum, line) => sum + (isGiftCard(line.row) ? linePaid(line) : 0), 0);
  return {
    lines: taxed.lines,
    amounts,
    payableByCards: amounts.total - cardsPaid,
    deliveryTaxAdded: taxed.deliveryTaxAdded,
    goods,
    taxRelief: taxed.lines.reduce((sum, line) => sum + line.taxRelief, 0),
    deliveryDiscount,
    promotions,
    taxes: taxed.taxes,
  };
}

/** What promotions take off goods alone, by all lines of the order: nothing off gift cards. */
function coverAllLines(priced: PricedBasket, lines: readonly ItemLine[]): PricedBasket {
  const goods = lines.flatMap(({ row }, index) => (isGiftCard(row) ? [] : [index]));
  if (goods.length === lines.length) return priced;
  const cover = (amounts: readonly number[]) => {
    const covered = lines.map(() => 0);
    for (const [at, index] of goods.entries()) covered[index] = amounts[at] ?? 0;
    return covered;
  };
  return {
    ...priced,
    discounts: cover(priced.discounts),
    applied: priced.applied.map((applied) => ({ ...applied, lines: cover(applied.lines) })),
  };
}

/** By what an order is taxed at this moment; by nothing while it is not known which tax is added. */
export function describeTaxTerms(
  rules: TaxRules,
  { company, ...wish }: TaxedWish & Pick<CheckoutFields, 'company'>,
  { settings }: ShopTerms,
): TaxTerms {
  const place = taxedPlace(wish.deliveryType === 'delivery' ? wish.address : null, settings);
  return {
    rules: isTaxKnown(rules, wish) ? rules : { ...rules, enabled: false },
    place,
    moment: new Date(),
    timeZone: shopTimeZone(settings.common),
    included: rules.pricesIncludeTax,
    isReverseCharged: isReverseCharged(rules, place, foldTaxNumber(company?.taxNumber ?? '')),
  };
}

/** Throws 422 at `codes` for codes that take nothing off, unless another offer is better for the buyer. */
export function checkCodes({ codes }: PricedBasket, shop: ShopTerms): void {
  const refused = codes.flatMap(({ code, refusal }) =>
    refusal && refusal.reason !== 'otherBetter' ? [describeRefusal(code, refusal, shop)] : [],
  );
  if (refused.length > 0) throw fieldErrors({ codes: { errors: refused } });
}

/** Throws 422 at `codes` for gift cards that pay nothing. */
export function checkCards(cards: readonly GivenCard[], shop: ShopTerms): void {
  const refused = cards.map((card) => describeCardRefusal(card, shop)).filter((text) => text !== '');
  if (refused.length > 0) throw fieldErrors({ codes: { errors: refused } });
}

/** For the buyer, in the shop's language; empty for a card that pays. */
export function describeCardRefusal({ last4, refusal }: GivenCard, { t }: ShopTerms): string {
  return refusal === null ? '' : t(`giftCards.${refusal}`, { card: maskCardCode(last4) });
}

/** For the buyer, in the shop's language. */
export function describeRefusal(code: string, refusal: CodeRefusal, { t, settings }: ShopTerms): string {
  switch (refusal.reason) {
    case 'minAmount':
      return t('promotions.minAmount', { code, amount: describeAmount(refusal.value, settings) });
    case 'minQuantity':
      return t('promotions.minQuantity', { code, count: refusal.value });
    default:
      return t(`promotions.${refusal.reason}`, { code });
  }
}
