import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { linePaid, lineTotal, sumOrder } from '../order-amounts.ts';
import { prorate } from '../prorate.ts';
import { divideAmount, priceOfPieces, taxesOfParts, type TaxedRefundable } from '../refund-amounts.ts';
import {
  addedTax,
  fromPercent,
  includedTax,
  refundedTax,
  sumTaxes,
  taxPrice,
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

test('the tax on top of a price is rounded once, half up', () => {
  // 5397 · 8.875 % is 478.98…
  expect(addedTax(5397, 8875)).toBe(479);
  expect(addedTax(1999, 8875)).toBe(177);
  // 10 · 5 % is exactly a half.
  expect(addedTax(10, 5000)).toBe(1);
  expect(addedTax(9, 5000)).toBe(0);
  expect(addedTax(0, 20_000)).toBe(0);
  expect(addedTax(12_345, 0)).toBe(0);
  // 10^12 · 99.999 %.
  expect(addedTax(1_000_000_000_000, 99_999)).toBe(999_990_000_000);
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
    taxPrice(price, { rate, name: 'VAT', included: true, reverseCharge: false }).tax;
  expect(sumTaxes([vat(10_000, 1100), vat(22_000, 1220), vat(10_000, 2200)])).toEqual([
    { rate: 22_000, name: 'VAT', base: 1000, amount: 220, included: true, reverseCharge: false },
    { rate: 10_000, name: 'VAT', base: 3000, amount: 300, included: true, reverseCharge: false },
  ]);
  expect(sumTaxes([])).toEqual([]);
});

test('who accounts for the tax pays the net price, and none of it is tax', () => {
  const charged = { rate: 19_000, name: 'VAT', included: true, reverseCharge: true };
  expect(taxPrice(11_900, charged)).toEqual({
    tax: { ...charged, base: 10_000, amount: 0 },
    relief: 1900,
    added: 0,
  });
  expect(taxPrice(11_900, { ...charged, reverseCharge: false })).toMatchObject({ relief: 0, added: 0 });
  const sums = sumTaxes([
    taxPrice(119, charged).tax,
    taxPrice(119, { ...charged, reverseCharge: false }).tax,
  ]);
  expect(sums.map(({ amount }) => amount)).toEqual([0, 19]);
});

test('tax on top of a price leaves the price as it is; who accounts for it pays the price alone', () => {
  const vat = { rate: 19_000, name: 'VAT', included: false, reverseCharge: false };
  expect(taxPrice(10_000, vat)).toEqual({
    tax: { ...vat, base: 10_000, amount: 1900 },
    relief: 0,
    added: 1900,
  });
  const charged = { ...vat, reverseCharge: true };
  expect(taxPrice(10_000, charged)).toEqual({
    tax: { ...charged, base: 10_000, amount: 0 },
    relief: 0,
    added: 0,
  });
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
  included: fc.boolean(),
  reverseCharge: fc.boolean(),
  steps: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
});

test('in 10,000 random orders rates sum to lines, parts to wholes, and refunds end at what was paid', () => {
  fc.assert(
    fc.property(order, ({ lines: sold, share, delivery: shown, deliveryRate, steps, ...mode }) => {
      const taxOf = (rate: number) => ({ rate, name: 'VAT', ...mode });
      const full = sold.map(({ price, quantity }) => price * quantity);
      const discount = Math.floor(full.reduce((sum, each) => sum + each, 0) * share);
      const discounts = prorate(discount, full);
      const priced = full.map((price, index) =>
        taxPrice(price - (discounts[index] ?? 0), taxOf(sold[index]?.rate ?? 0)),
      );
      const lines = sold.map((line, index) => ({
        ...line,
        fullPrice: line.price,
        discount: (discounts[index] ?? 0) + (priced[index]?.relief ?? 0),
        taxAdded: priced[index]?.added ?? 0,
      }));
      const ofDelivery = taxPrice(shown, taxOf(deliveryRate));
      const delivery = shown - ofDelivery.relief;
      const { total, taxAdded } = sumOrder(lines, { delivery, deliveryTaxAdded: ofDelivery.added });
      const parts = [...priced, ofDelivery].map(({ tax }) => tax);
      const costs = [...lines.map(mode.included ? linePaid : lineTotal), delivery];
      expect(parts.map(({ base, amount }) => (mode.included ? base + amount : base))).toEqual(costs);
      for (const { base, amount } of parts) expect(Math.min(base, amount)).toBeGreaterThanOrEqual(0);
      const sums = sumTaxes(parts);
      const all = (of: 'base' | 'amount') => parts.reduce((sum, part) => sum + part[of], 0);
      expect(sums.reduce((sum, { amount }) => sum + amount, 0)).toBe(all('amount'));
      expect(all('base') + all('amount')).toBe(total);
      expect(taxAdded).toBe(mode.included ? 0 : all('amount'));
      const reliefs = priced.reduce((sum, { relief }) => sum + relief, 0);
      expect(mode.reverseCharge ? all('amount') : reliefs).toBe(0);

      let books: TaxedRefundable = {
        lines: lines.map(({ price, quantity, discount: off, taxAdded: added }, id) => ({
          id,
          price,
          quantity,
          discount: off,
          taxAdded: added,
          refundedQuantity: 0,
          refundedAmount: 0,
          refundedTax: 0,
          tax: parts[id]?.amount ?? 0,
        })),
        delivery: delivery + ofDelivery.added,
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
