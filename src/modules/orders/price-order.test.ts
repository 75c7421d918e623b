import { expect, test } from 'vitest';

import { parseSettings } from '#domain/settings/settings.schema.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import type { ShopTerms } from '#modules/delivery/delivery-terms.ts';
import type { CodeRefusal } from '#modules/promotions/price-promotions.ts';

import { checkCodes, describeRefusal } from './price-order.ts';

const shop: ShopTerms = {
  settings: parseSettings({ ecommerce: { currency: 'USD' } }),
  t: translatorOf('en'),
  place: null,
  point: null,
  mayDeliver: true,
  methods: [],
  methodsAnywhere: [],
  zones: [],
};

test.each<[CodeRefusal, string]>([
  [{ reason: 'unknown' }, 'There is no code TEN. Check the spelling.'],
  [{ reason: 'usedUp' }, 'The code TEN has been used up'],
  [{ reason: 'place' }, 'The code TEN is not for this place of delivery'],
  [{ reason: 'minAmount', value: 1050 }, 'Add items for $10.50 to use the code TEN'],
  [{ reason: 'minQuantity', value: 1 }, 'Add 1 more item to use the code TEN'],
  [{ reason: 'minQuantity', value: 2 }, 'Add 2 more items to use the code TEN'],
])('a code that takes nothing off for %j says: %s', (refusal, words) => {
  expect(describeRefusal('TEN', refusal, shop)).toBe(words);
});

test('an order is refused for codes that take nothing off, but not where another offer is better', () => {
  const check = (...refusals: (CodeRefusal | null)[]) =>
    checkCodes(
      {
        applied: [],
        discounts: [],
        deliveryDiscount: 0,
        codes: refusals.map((refusal, index) => ({ code: `C${index}`, refusal })),
      },
      shop,
    );
  expect(() => check(null, { reason: 'otherBetter' })).not.toThrow();
  expect(() => check(null, { reason: 'over' }, { reason: 'otherBetter' })).toThrow(
    expect.objectContaining({
      status: 422,
      children: { codes: { errors: ['The code C1 is no longer valid'] } },
    }),
  );
});
