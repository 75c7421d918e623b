import { describe, expect, test } from 'vitest';

import type { Quote } from '#domain/schemas/order.schema.ts';
import { buildQuote, quoteLine as lineOf } from '#tests/support/quote.ts';

import type { CartLine } from '../shop/cart-store.ts';
import { joinLines, reconcileCart } from './reconcile-cart.ts';

type QuoteLine = Quote['lines'][number];

const quoteLine = (variationId: number, rest: Partial<QuoteLine> = {}): QuoteLine =>
  lineOf(variationId, { quantity: 1, title: `Vase ${variationId}`, slug: 'vase', lineTotal: 10, ...rest });

const quoteOf = (lines: QuoteLine[], missing: number[] = []): Quote =>
  buildQuote({ lines, missing, goods: 0, delivery: null, total: 0 });

const line = (variationId: number, quantity = 1, price?: number): CartLine => ({
  id: 1,
  variationId,
  quantity,
  ...(price !== undefined && {
    product: {
      id: 1,
      title: `Old ${variationId}`,
      slug: 'vase',
      variations: [
        { id: variationId, stock: 9, price },
        { id: 99, stock: 1 },
      ],
    },
  }),
});

describe('a cart and its quote', () => {
  test('that agree change nothing but what the lines know of their products', () => {
    const { list, changes, isSame } = reconcileCart(
      [line(1, 2, 10)],
      quoteOf([quoteLine(1, { available: 5 })]),
    );
    expect(changes).toEqual([]);
    expect(isSame).toBe(true);
    expect(list[0]?.product).toEqual({
      id: 1,
      title: 'Vase 1',
      slug: 'vase',
      variations: [
        { id: 99, stock: 1 },
        { id: 1, stock: 5, price: 10 },
      ],
    });
  });

  test('lose what is no longer sold, by the name it had [R336]', () => {
    const { list, changes, isSame } = reconcileCart([line(1, 1, 10), line(2)], quoteOf([], [1, 2]));
    expect(list).toEqual([]);
    expect(isSame).toBe(false);
    expect(changes).toEqual([
      { kind: 'gone', variationId: 1, title: 'Old 1' },
      { kind: 'gone', variationId: 2, title: '' },
    ]);
  });

  test('shrink to what is in stock, and lose what is sold out [R328]', () => {
    const quote = quoteOf([quoteLine(1, { available: 3 }), quoteLine(2, { available: 0 })]);
    const { list, changes } = reconcileCart([line(1, 5), line(2)], quote);
    expect(list.map(({ variationId, quantity }) => [variationId, quantity])).toEqual([[1, 3]]);
    expect(changes).toEqual([
      { kind: 'stock', variationId: 1, title: 'Vase 1', count: 3 },
      { kind: 'soldOut', variationId: 2, title: 'Vase 2' },
    ]);
  });

  test('tell a price that is not the one seen last, once', () => {
    const quote = quoteOf([quoteLine(1, { price: 12 }), quoteLine(2, { price: 12 })]);
    const first = reconcileCart([line(1, 1, 10), line(2)], quote);
    expect(first.changes).toEqual([{ kind: 'price', variationId: 1, title: 'Vase 1', price: 12 }]);
    expect(first.isSame).toBe(true);
    expect(reconcileCart(first.list, quote).changes).toEqual([]);
  });

  test('keep a line that the quote does not speak of', () => {
    expect(reconcileCart([line(7)], quoteOf([])).list).toEqual([line(7)]);
  });
});

test('lines are joined with what was said of them last, in the order of the cart', () => {
  const said = [quoteLine(1), quoteLine(2), quoteLine(1, { title: 'New' })];
  expect(joinLines([line(2), line(3), line(1)], said).map(({ line: found }) => found.title)).toEqual([
    'Vase 2',
    'New',
  ]);
});
