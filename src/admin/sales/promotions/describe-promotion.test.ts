import { expect, test } from 'vitest';

import { createPrinter } from '#domain/i18n/translate.ts';
import { messages as arabic } from '#locales/ar/admin/promotions.ts';
import { messages as english } from '#locales/en/admin/promotions.ts';
import { messages as russian } from '#locales/ru/admin/promotions.ts';

import { describePromotion } from './describe-promotion.ts';
import { offerNames, toInput, toValues, type PromotionValues } from './promotion-values.ts';

const bundles = { en: english, ru: russian, ar: arabic };

function describe(changes: Partial<PromotionValues>, language: keyof typeof bundles = 'en'): string {
  const t = createPrinter(language, bundles[language]);
  const values = { ...toValues(null, 'UTC'), amount: 5, tiers: [{ from: 100, percent: 5 }], ...changes };
  const words = {
    t,
    money: (major: number) => `$${major}`,
    time: (iso: string) => iso.slice(0, 10),
    groups: new Map([
      [7, 'Club'],
      [8, 'Wholesale'],
    ]),
  };
  return describePromotion(toInput(values, 'UTC'), words).join(' ');
}

test('says all that a promotion does', () => {
  expect(describe({})).toBe('10% off: all products. Without a code. Together with other discounts.');
  expect(
    describe({
      offer: 'order.fixed',
      products: [1, 2],
      catalogs: [3],
      minAmount: 50,
      firstOrder: true,
      needsCode: true,
      endsAt: '2026-12-01T00:00',
      buyerLimit: 1,
      combines: [],
    }),
  ).toBe(
    '$5 off the order, taken off: 2 products, products of 1 catalog. From $50 on. For a first order only. With a promo code. Until 2026-12-01. Once for each buyer. Not together with other discounts.',
  );
});

test('says whom a promotion is for', () => {
  expect(describe({ groups: [8] })).toContain('Only for signed-in customers of the group: Wholesale.');
  expect(describe({ groups: [7, 8] })).toContain(
    'Only for signed-in customers of the groups: Club, Wholesale.',
  );
  expect(describe({})).not.toContain('signed-in');
});

test('steps come in their order, whatever order they were typed in', () => {
  const tiers = [
    { from: 300, percent: 15 },
    { from: 100, percent: 5 },
  ];
  expect(describe({ offer: 'order.tiers', tiers })).toContain('from $100 5% off, from $300 15% off');
  expect(describe({ offer: 'order.tiers', by: 'quantity', tiers })).toContain('from 100 pieces 5% off');
});

test.each(offerNames)('%s is said in every language', (offer) => {
  for (const language of ['en', 'ru', 'ar'] as const)
    expect(describe({ offer }, language)).not.toMatch(/[{}]|says\./);
});
