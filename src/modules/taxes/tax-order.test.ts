import { expect, test } from 'vitest';

import type { DatedRate } from '#domain/taxes/find-rate.ts';

import { taxOrder, type TaxTerms } from './tax-order.ts';

const rate = (percent: number, fields: Partial<DatedRate> = {}): DatedRate => ({
  class: 'standard',
  country: 'RU',
  region: null,
  rate: percent * 1000,
  validFrom: '2019-01-01',
  name: 'НДС',
  ...fields,
});
const terms = (moment: string, rates: DatedRate[], deliveryClass: string | null = null): TaxTerms => ({
  rules: {
    enabled: true,
    pricesIncludeTax: true,
    country: 'RU',
    byDestination: false,
    deliveryClass,
    sellsToCompanies: false,
    rates,
  },
  place: { country: '', region: '' },
  moment: new Date(moment),
  timeZone: 'Europe/Moscow',
  included: true,
  isReverseCharged: false,
});
const line = (price: number, quantity = 1, taxClass: string | null = null, discount = 0) => ({
  price,
  quantity,
  discount,
  row: { taxClass, fulfilment: null },
});

test('each line and the delivery has its tax, of what is paid for it', () => {
  const rates = [rate(22), rate(10, { class: 'vat-10' })];
  const order = terms('2026-11-26T12:00:00Z', rates, 'vat-10');
  const { taxes, lines, delivery } = taxOrder(
    order,
    [line(1000, 3, null, 100), line(550, 1, 'vat-10')],
    1100,
  );
  const within = { name: 'НДС', included: true, reverseCharge: false };
  expect(taxes).toEqual([
    { ...within, line: 0, rate: 22_000, base: 2377, amount: 523, vatCode: 11 },
    { ...within, line: 1, rate: 10_000, base: 500, amount: 50, vatCode: 3 },
    { ...within, line: null, rate: 10_000, base: 1000, amount: 100, vatCode: 3 },
  ]);
  expect([lines.map(({ discount }) => discount), delivery]).toEqual([[100, 0], 1100]);
});

test('where the buyer accounts for it the tax of each line and of the delivery is taken off, rounded once', () => {
  const order = { ...terms('2026-11-26T12:00:00Z', [rate(22)]), isReverseCharged: true };
  const { taxes, lines, delivery } = taxOrder(order, [line(999, 3, null, 100), line(550)], 1100);
  // 2897 · 22 / 122 is 522.41, 550 · 22 / 122 is 99.18, 1100 · 22 / 122 is 198.36.
  expect(lines).toMatchObject([
    { discount: 622, taxRelief: 522 },
    { discount: 99, taxRelief: 99 },
  ]);
  expect(delivery).toBe(902);
  expect(taxes.map(({ base, amount, reverseCharge }) => [base, amount, reverseCharge])).toEqual([
    [2375, 0, true],
    [451, 0, true],
    [902, 0, true],
  ]);
});

test('tax on top of prices leaves prices and discounts as they are, and is of each line and the delivery', () => {
  const order = { ...terms('2026-11-26T12:00:00Z', [rate(22)]), included: false };
  // 2897 · 22 % is 637.34, 1100 · 22 % is 242.
  const { lines, ...taxed } = taxOrder(order, [line(999, 3, null, 100)], 1100);
  expect(lines).toMatchObject([{ discount: 100, taxRelief: 0, taxAdded: 637 }]);
  expect(taxed).toMatchObject({ delivery: 1100, deliveryTaxAdded: 242 });
  expect(taxed.taxes).toMatchObject([
    { line: 0, base: 2897, amount: 637, included: false },
    { line: null, base: 1100, amount: 242, included: false },
  ]);
});

test('a delivery that is free or not known is not taxed; goods for nothing are, at 0', () => {
  const order = terms('2026-11-26T12:00:00Z', [rate(22)]);
  expect(taxOrder(order, [line(1000, 1, null, 1000)], 0).taxes).toMatchObject([
    { line: 0, base: 0, amount: 0 },
  ]);
});

test('a rate begins at midnight in the shop’s zone, to the millisecond', () => {
  const rates = [rate(20), rate(22, { validFrom: '2026-01-01' })];
  const at = (moment: string) => taxOrder(terms(moment, rates), [line(12_200)], 0).taxes[0]?.rate;
  expect(at('2025-12-31T20:59:59.999Z')).toBe(20_000);
  expect(at('2025-12-31T21:00:00.000Z')).toBe(22_000);
});

test('a shop that shows no taxes has none', () => {
  const order = terms('2026-11-26T12:00:00Z', [rate(22)]);
  const untaxed = { ...order, rules: { ...order.rules, enabled: false } };
  expect(taxOrder(untaxed, [line(100)], 100).taxes).toEqual([]);
});
