import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { sumOrder, lineTotal } from '../order-amounts.ts';
import { prorate } from '../prorate.ts';
import { divideAmount, priceOfPieces, taxesOfParts, type TaxedRefundable } from '../refund-amounts.ts';
import {
  fromPercent,
  includedTax,
  refundedTax,
  sumTaxes,
  taxIncluded,
  taxRelief,
  toPercent,
} from './tax-amounts.ts';

test('the tax within a price is rounded once, half up', () => {
  expect(includedTax(12_000, 20_000)).toBe(2000);
  expect(includedTax(12_200, 22_000)).toBe(2200);
  // 100 · 25.5 / 125.5 = 20.318…
  expect(includedTax(100, 25_500)).toBe(20);
  // 3 · 20 / 120 is exactly a half.
  expect(includedTax(3, 20_000)).toBe(1);
  expect(includedTax(2, 20_000)).toBe(0);
  expect(includedTax(0, 20_000)).toBe(0);
  expect(includedTax(12_345, 0)).toBe(0);
});

test('the largest order at the longest rate is exact', () => {
  // 10^12 · 99.999 / 199.999 = 499997499987.49…
  expect(includedTax(1_000_000_000_000, 99_999)).toBe(499_997_499_987);
});

test('percent and what is computed with turn into each other without a rest', () => {
  for (const percent of [0, 0.001, 5, 7.7, 25.5, 19.6, 99.999]) {
    expect(toPercent(fromPercent(percent))).toBe(percent);
  }
});

test('a document has one sum a rate, the highest first', () => {
  const vat = (rate: number, price: number) =>
    taxIncluded(price, { rate, name: 'VAT', reverseCharge: false });
  expect(sumTaxes([vat(10_000, 1100), vat(22_000, 1220), vat(10_000, 2200)])).toEqual([
    { rate: 22_000, name: 'VAT', base: 1000, amount: 220, included: true, reverseCharge: false },
    { rate: 10_000, name: 'VAT', base: 3000, amount: 300, included: true, reverseCharge: false },
  ]);
  expect(sumTaxes([])).toEqual([]);
});

test('who accounts for the tax pays the net price, and none of it is tax', () => {
  const charged = { rate: 19_000, name: 'VAT', reverseCharge: true };
  expect(taxRelief(11_900, charged)).toBe(1900);
  expect(taxIncluded(10_000, charged)).toMatchObject({ base: 10_000, amount: 0, reverseCharge: true });
  expect(taxRelief(11_900, { ...charged, reverseCharge: false })).toBe(0);
  const sums = sumTaxes([taxIncluded(100, charged), taxIncluded(119, { ...charged, reverseCharge: false })]);
  expect(sums.map(({ amount }) => amount)).toEqual([0, 19]);
});

test('refunds take the tax that they have reached together, and end at all of it', () => {
  const line = { price: 1000, tax: 167, refunded: 0, refundedTax: 0 };
  expect(refundedTax(line, 333)).toBe(55);
  expect(refundedTax({ ...line, refunded: 333, refundedTax: 55 }, 333)).toBe(56);
  expect(refundedTax({ ...line, refunded: 666, refundedTax: 111 }, 334)).toBe(56);
});

test('what went back for nothing has no tax, and no refund has more of it than money', () => {
  expect(refundedTax({ price: 0, tax: 0, refunded: 0, refundedTax: 0 }, 0)).toBe(0);
  // An earlier refund was refused after a later one had been counted on it.
  expect(refundedTax({ price: 10, tax: 2, refunded: 4, refundedTax: 1 }, 0)).toBe(0);
  expect(refundedTax({ price: 10, tax: 5, refunded: 8, refundedTax: 0 }, 1)).toBe(1);
});

const money = fc.nat({ max: 50_000_000 });
const rates = fc.constantFrom(0, 5000, 7000, 10_000, 19_000, 20_000, 22_000, 25_500, 27_000, 99_999);
const order = fc.record({
  lines: fc.array(fc.record({ price: money, quantity: fc.integer({ min: 1, max: 99 }), rate: rates }), {
    minLength: 1,
    maxLength: 8,
  }),
  /** Of the goods, taken off the order. */
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  delivery: money,
  deliveryRate: rates,
  reverseCharge: fc.boolean(),
  steps: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
});

test('in 10,000 random orders rates sum to lines, parts to wholes, and refunds end at what was paid', () => {
  fc.assert(
    fc.property(order, ({ lines: sold, share, delivery: shown, deliveryRate, reverseCharge, steps }) => {
      const taxOf = (rate: number) => ({ rate, name: 'VAT', reverseCharge });
      const full = sold.map(({ price, quantity }) => price * quantity);
      const discount = Math.floor(full.reduce((sum, each) => sum + each, 0) * share);
      const discounts = prorate(discount, full);
      const reliefs = full.map((price, index) =>
        taxRelief(price - (discounts[index] ?? 0), taxOf(sold[index]?.rate ?? 0)),
      );
      const lines = sold.map((line, index) => ({
        ...line,
        fullPrice: line.price,
        discount: (discounts[index] ?? 0) + (reliefs[index] ?? 0),
      }));
      const delivery = shown - taxRelief(shown, taxOf(deliveryRate));
      const { total } = sumOrder(lines, delivery);
      const parts = [
        ...lines.map((line) => taxIncluded(lineTotal(line), taxOf(line.rate))),
        taxIncluded(delivery, taxOf(deliveryRate)),
      ];
      for (const { base, amount } of parts) expect(Math.min(base, amount)).toBeGreaterThanOrEqual(0);
      const sums = sumTaxes(parts);
      const all = (of: 'base' | 'amount') => parts.reduce((sum, part) => sum + part[of], 0);
      expect(sums.reduce((sum, { amount }) => sum + amount, 0)).toBe(all('amount'));
      expect(all('base') + all('amount')).toBe(total);
      const isNothing = (amount: number) => amount === 0;
      expect(reverseCharge ? isNothing(all('amount')) : reliefs.every(isNothing)).toBe(true);

      let books: TaxedRefundable = {
        lines: lines.map(({ price, quantity, discount: off }, id) => ({
          id,
          price,
          quantity,
          discount: off,
          refundedQuantity: 0,
          refundedAmount: 0,
          refundedTax: 0,
          tax: parts[id]?.amount ?? 0,
        })),
        delivery,
        deliveryTax: parts.at(-1)?.amount ?? 0,
        refundedDelivery: 0,
        refundedDeliveryTax: 0,
      };
      const giveBack = (wanted: ReturnType<typeof divideAmount>) => {
        const taxes = taxesOfParts(books, wanted);
        books = {
          ...books,
          lines: books.lines.map((line) => {
            const part = wanted.lines.find(({ id }) => id === line.id);
            return {
              ...line,
              refundedQuantity: line.refundedQuantity + (part?.quantity ?? 0),
              refundedAmount: line.refundedAmount + (part?.amount ?? 0),
              refundedTax: line.refundedTax + (taxes.lines.get(line.id) ?? 0),
            };
          }),
          refundedDelivery: books.refundedDelivery + wanted.delivery,
          refundedDeliveryTax: books.refundedDeliveryTax + taxes.delivery,
        };
      };
      const left = () =>
        total - books.lines.reduce((sum, line) => sum + line.refundedAmount, books.refundedDelivery);
      for (const [index, step] of steps.entries()) {
        const line = books.lines[index];
        if (index % 2 === 1 || !line || line.refundedQuantity === line.quantity) {
          giveBack(divideAmount(books, Math.floor(left() * step)));
        } else {
          const quantity = Math.ceil((line.quantity - line.refundedQuantity) * step);
          giveBack({
            lines: [{ id: line.id, quantity, amount: priceOfPieces(line, quantity) }],
            delivery: 0,
          });
        }
      }
      giveBack(divideAmount(books, left()));
      for (const line of books.lines) expect(line.refundedTax).toBe(line.tax);
      expect(books.refundedDeliveryTax).toBe(books.deliveryTax);
    }),
    { numRuns: 10_000 },
  );
});
