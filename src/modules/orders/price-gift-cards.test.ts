import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Fulfilment } from '#domain/fulfilment.ts';
import { linePaid, lineTotal } from '#domain/order-amounts.ts';
import type { ItemLine } from '#modules/inventory/items.ts';
import type { PromotionPricing } from '#modules/promotions/price-promotions.ts';
import type { TaxTerms } from '#modules/taxes/tax-order.ts';
import { emptyDatabase } from '#tests/support/modules.ts';

import { priceOrder } from './price-order.ts';

const anyLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 99 }),
    price: fc.integer({ min: 1, max: 10_000_000 }),
    fulfilment: fc.constantFrom<Fulfilment | null>(null, 'download', 'gift_card'),
  })
  .map(({ quantity, price, fulfilment }): ItemLine => {
    const row = {
      variationId: 1,
      productId: 1,
      title: '',
      slug: '',
      sku: '',
      variationTitle: '',
      fullPrice: price,
      discountPrice: null,
      stock: null,
      saleList: null,
      taxClass: null,
      weight: null,
      length: null,
      height: null,
      width: null,
      vatCode: null,
      paymentMode: null,
      image: null,
      options: [],
      parts: [],
      fulfilment,
    };
    return { row, quantity, fullPrice: price, price, priceList: null, discount: 0, taxAdded: 0 };
  });

/** Takes a tenth off whatever it is shown. */
const pricing: Pick<PromotionPricing, 'price'> = {
  price: async (_db, { lines }) => {
    const discounts = lines.map(({ quantity, price }) => Math.floor((quantity * price) / 10));
    return { applied: [], discounts, deliveryDiscount: 0, codes: [] };
  },
};

const taxes = (included: boolean): TaxTerms => ({
  rules: {
    enabled: true,
    pricesIncludeTax: included,
    country: 'DE',
    byDestination: false,
    deliveryClass: null,
    sellsToCompanies: false,
    rates: [
      {
        class: 'standard',
        country: 'DE',
        region: null,
        rate: 19_000,
        validFrom: '2007-01-01',
        name: 'MwSt',
      },
    ],
  },
  place: { country: 'DE', region: '' },
  moment: new Date('2026-11-27T12:00:00Z'),
  timeZone: 'Europe/Berlin',
  included,
  isReverseCharged: false,
});

test('gift cards among the goods cost their price, and the sums of an order are those of its lines', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyLine, { minLength: 1, maxLength: 20 }),
      fc.boolean(),
      async (lines, included) => {
        const priced = await priceOrder(emptyDatabase(), pricing, {
          lines,
          place: null,
          codes: [],
          buyer: { userId: null, email: '', phone: '' },
          automatic: [],
          tax: taxes(included),
        });
        const cards = priced.lines.filter(({ row }) => row.fulfilment === 'gift_card');
        for (const card of cards) expect(linePaid(card)).toBe(card.quantity * card.price);
        const sum = (each: typeof priced.lines) => each.reduce((total, line) => total + linePaid(line), 0);
        expect(priced.amounts.total).toBe(sum(priced.lines));
        expect(priced.payableByCards + sum(cards)).toBe(priced.amounts.total);
        const goods = priced.lines.filter(({ row }) => row.fulfilment !== 'gift_card');
        expect(priced.goods).toBe(goods.reduce((total, line) => total + lineTotal(line), 0));
        expect(priced.taxes.map(({ line }) => priced.lines[line ?? -1]?.row.fulfilment)).not.toContain(
          'gift_card',
        );
      },
    ),
  );
});
