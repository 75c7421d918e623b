import type { Currency } from '#domain/currencies.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import type { Quote } from '#domain/schemas/order.schema.ts';

import type { SampleGoods } from './sample-goods.ts';

/** What goods would cost that the shop does not have: no offers, taxes or ways of delivery hold for them. */
export function sampleQuote({ chosen }: SampleGoods, currency: Currency): Quote {
  const lines = chosen.map(({ product, variation, quantity }) => ({
    variationId: variation.id,
    productId: product.id,
    quantity,
    available: null,
    title: product.title,
    options: '',
    slug: product.slug,
    image: product.imagePreview,
    sku: variation.sku,
    fullPrice: variation.fullPrice,
    price: variation.fullPrice,
    lineTotal: toMajor(toMinor(variation.fullPrice) * quantity),
    isOwnPrice: false,
  }));
  const goods = toMajor(lines.reduce((sum, { lineTotal }) => sum + toMinor(lineTotal), 0));
  return {
    lines,
    missing: [],
    goods,
    discount: 0,
    adjustments: [],
    deliveryDiscount: 0,
    taxRelief: 0,
    needsDelivery: true,
    sellsGiftCards: false,
    delivery: null,
    total: goods,
    due: goods,
    taxes: [],
    isTaxKnown: true,
    takesCompanies: false,
    weight: null,
    currency,
    place: null,
    freeDelivery: null,
    codes: [],
    takesCodes: false,
    takesGiftCards: false,
    ownCards: [],
    giftWrap: null,
    problems: [],
  };
}
