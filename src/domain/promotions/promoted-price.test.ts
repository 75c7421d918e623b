import { expect, test } from 'vitest';

import { toPromotedPrices, withPromotion } from './promoted-price.ts';

const priceUntil = (endsAt: string | null) => ({
  price: 8150,
  titles: ['Sale'],
  startsAt: null,
  endsAt: endsAt === null ? null : new Date(endsAt),
});

test.each([
  ['2026-11-30T00:00:00Z', 'UTC', '2026-11-29'],
  ['2026-11-30T00:00:01Z', 'UTC', '2026-11-30'],
  ['2026-11-29T21:00:00Z', 'Europe/Moscow', '2026-11-29'],
  ['2026-11-29T21:00:00Z', 'Asia/Tokyo', '2026-11-30'],
  [null, 'UTC', null],
])('what ends at %s is to be had in %s for all of %s', (endsAt, zone, until) => {
  expect(toPromotedPrices(new Map([[7, priceUntil(endsAt)]]), zone)).toEqual({
    7: { price: 81.5, titles: ['Sale'], until },
  });
});

test('is a discount of the variation that has it', () => {
  const promoted = toPromotedPrices(new Map([[7, priceUntil(null)]]), 'UTC');
  const variation = { fullPrice: 100, discountPrice: 90 };
  expect(withPromotion({ id: 7, ...variation }, promoted)).toEqual({
    ...variation,
    id: 7,
    discountPrice: 81.5,
  });
  expect(withPromotion({ id: 8, ...variation }, promoted)).toEqual({ ...variation, id: 8 });
});
