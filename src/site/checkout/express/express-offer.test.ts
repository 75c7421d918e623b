import { expect, test } from 'vitest';

import type { PaymentMethod, ShippingZone } from '#domain/schemas/delivery.schema.ts';

import { findExpressOffer } from './express-offer.ts';

const cash: PaymentMethod = { key: 'cash', currencies: ['USD'] };
const stripe: PaymentMethod = {
  key: 'stripe',
  currencies: ['USD'],
  express: { publishableKey: 'pk_test_0123456789' },
};
const zone = (countries: string[], enabled = true): ShippingZone => ({
  id: 1,
  code: 'zone',
  title: 'Zone',
  enabled,
  price: 5,
  shippingSpeed: 'day_1',
  countries,
  regions: [],
  localities: [],
});

test('without a method that has wallets nothing is offered', () => {
  expect(findExpressOffer([cash, { ...stripe, express: undefined }], [], 'Shop')).toBeNull();
});

test.each([
  [
    [zone(['US']), zone(['US', 'CA']), zone(['DE'], false)],
    ['US', 'CA'],
  ],
  [[zone(['US']), zone([])], undefined],
  [[], undefined],
])('of zones %j sheets know the countries', (zones, countries) => {
  expect(findExpressOffer([cash, stripe], zones, 'Shop')).toEqual({
    method: 'stripe',
    publishableKey: 'pk_test_0123456789',
    shopName: 'Shop',
    ...(countries && { countries }),
  });
});
