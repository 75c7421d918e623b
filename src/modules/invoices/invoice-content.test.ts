import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  divideAmount,
  priceOfPieces,
  sumOfParts,
  taxesOfParts,
  type RefundParts,
} from '#domain/refund-amounts.ts';
import { includedTax, taxPrice } from '#domain/taxes/tax-amounts.ts';

import {
  asCredit,
  isSameSale,
  linesLeft,
  linesOfRefund,
  taxOf,
  totalOf,
  type InvoiceLine,
} from './invoice-content.ts';

const line = (change: Partial<InvoiceLine> = {}): InvoiceLine => ({
  key: 1,
  title: 'Cup',
  details: [],
  quantity: 3,
  price: 1001,
  discount: 0,
  total: 3003,
  tax: { name: 'VAT', rate: 19_000, base: 2524, amount: 479, included: true, reverseCharge: false },
  ...change,
});

test('what no longer stands on the invoice is not credited from it', () => {
  const part = { quantity: 1, amount: 1001, tax: 159 };
  const refund = (key: number, change = {}) => ({
    lines: [{ key, ...part, ...change }],
    delivery: 0,
    deliveryTax: 0,
  });
  expect(linesOfRefund([line()], refund(1))).toMatchObject([{ total: 1001, price: null }]);
  expect(linesOfRefund([line()], refund(2))).toBeNull();
  expect(linesOfRefund([line()], refund(1, { amount: 3004 }))).toBeNull();
  expect(linesOfRefund([line()], refund(1, { quantity: 4 }))).toBeNull();
  expect(linesOfRefund([line()], refund(1, { tax: 480 }))).toBeNull();
  expect(linesOfRefund([line()], { lines: [], delivery: 1, deliveryTax: 0 })).toBeNull();
});

test('the same sale is told by goods and money, not by words', () => {
  expect(isSameSale([line()], [line({ title: 'Mug' })])).toBe(true);
  expect(isSameSale([line()], [line({ total: 3002 })])).toBe(false);
  expect(isSameSale([line()], [line({ quantity: 2 })])).toBe(false);
  expect(isSameSale([line()], [line({ tax: null })])).toBe(false);
  expect(isSameSale([line()], [line(), line({ key: 2 })])).toBe(false);
});

const money = fc.integer({ min: 0, max: 2_000_000 });
const goods = fc.record({
  quantity: fc.integer({ min: 1, max: 40 }),
  price: money,
  discount: fc.double({ min: 0, max: 1, noNaN: true }),
  rate: fc.constantFrom(null, 0, 5000, 19_000, 25_500),
});
const orders = fc.record({
  lines: fc.array(goods, { minLength: 1, maxLength: 6 }),
  delivery: money,
  deliveryRate: fc.constantFrom(null, 19_000),
  /** Each gives back a part of every line, or an amount of what is left. */
  refunds: fc.array(
    fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }), isAmount: fc.boolean() }),
    {
      maxLength: 5,
    },
  ),
});
type RandomOrder = typeof orders extends fc.Arbitrary<infer Order> ? Order : never;

/** As the order's own lines are sold and taxed. */
function invoiceOf({ lines, delivery, deliveryRate }: RandomOrder): InvoiceLine[] {
  const taxOfLine = (total: number, rate: number | null) => {
    if (rate === null) return null;
    return taxPrice(total, { rate, name: 'VAT', included: true, reverseCharge: false }).tax;
  };
  const sold = lines.map(({ quantity, price, discount, rate }, index) => {
    const off = Math.floor(quantity * price * discount);
    const total = quantity * price - off;
    return line({ key: index, quantity, price, discount: off, total, tax: taxOfLine(total, rate) });
  });
  const tax = taxOfLine(delivery, deliveryRate);
  return [...sold, line({ key: null, quantity: 1, price: delivery, total: delivery, tax })];
}

test('over 2,000 orders an invoice is the order, and less its credit notes it is what stays, to the last unit', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const invoice = invoiceOf(order);
      const paid = totalOf(invoice);
      for (const { total, tax } of invoice)
        expect(tax?.amount ?? 0).toBe(tax ? includedTax(total, tax.rate) : 0);
      const state = {
        lines: invoice.slice(0, -1).map(({ key, quantity, price, discount, tax }) => ({
          id: key ?? -1,
          quantity,
          price: price ?? 0,
          discount,
          taxAdded: 0,
          refundedQuantity: 0,
          refundedAmount: 0,
          tax: tax?.amount ?? 0,
          refundedTax: 0,
        })),
        delivery: order.delivery,
        refundedDelivery: 0,
        deliveryTax: invoice.at(-1)?.tax?.amount ?? 0,
        refundedDeliveryTax: 0,
      };
      const credits: InvoiceLine[][] = [];
      let refunded = 0;
      for (const { share, isAmount } of order.refunds) {
        const left = paid - refunded;
        const parts: RefundParts = isAmount
          ? divideAmount(state, Math.floor(left * share))
          : {
              lines: state.lines.map((each) => {
                const quantity = Math.floor((each.quantity - each.refundedQuantity) * share);
                return { id: each.id, quantity, amount: priceOfPieces(each, quantity) };
              }),
              delivery: 0,
            };
        const taxes = taxesOfParts(state, parts);
        const amount = sumOfParts(parts);
        const credited = linesOfRefund(linesLeft(invoice, credits), {
          lines: parts.lines
            .filter((part) => part.amount > 0 || part.quantity > 0)
            .map(({ id, ...part }) => ({ key: id, ...part, tax: taxes.lines.get(id) ?? 0 })),
          delivery: parts.delivery,
          deliveryTax: taxes.delivery,
        });
        expect(credited).not.toBeNull();
        credits.push(credited ?? []);
        expect(totalOf(credited ?? [])).toBe(amount);
        refunded += amount;
        state.refundedDelivery += parts.delivery;
        state.refundedDeliveryTax += taxes.delivery;
        for (const part of parts.lines) {
          const found = state.lines.find(({ id }) => id === part.id);
          if (!found) continue;
          found.refundedQuantity += part.quantity;
          found.refundedAmount += part.amount;
          found.refundedTax += taxes.lines.get(part.id) ?? 0;
        }
      }
      const left = linesLeft(invoice, credits);
      expect(totalOf(left)).toBe(paid - refunded);
      expect(taxOf(left) + taxOf(credits.flat())).toBe(taxOf(invoice));
      for (const { total, tax } of left) expect((tax?.base ?? total) + (tax?.amount ?? 0)).toBe(total);
      // A note that cancels the rest leaves nothing.
      expect(totalOf(linesLeft(invoice, [...credits, left.map(asCredit)]))).toBe(0);
    }),
    { numRuns: 2000 },
  );
});
