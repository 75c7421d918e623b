import { describe, expect, test } from 'vitest';

import { changeCart } from './cart.page.ts';

const cart = [
  { id: 1, variationId: 10, quantity: 2 },
  { id: 2, variationId: 20, quantity: 1 },
];
const send = (fields: Record<string, string>) => changeCart(cart, new URLSearchParams(fields));

describe('a form without script', () => {
  test('adds to the line of the same variation, else a line', () => {
    expect(send({ op: 'add', product: '1', variation: '10', quantity: '3' })[0]?.quantity).toBe(5);
    expect(send({ op: 'add', product: '3', variation: '30' })).toEqual([
      ...cart,
      { id: 3, variationId: 30, quantity: 1 },
    ]);
  });

  test('sets, removes, clears', () => {
    expect(send({ op: 'set', variation: '20', quantity: '7' })[1]?.quantity).toBe(7);
    expect(send({ op: 'remove', variation: '10' })).toEqual([cart[1]]);
    expect(send({ op: 'clear' })).toEqual([]);
  });

  test.each([
    { op: 'add', product: '1' },
    { op: 'add', product: '-1', variation: '10' },
    { op: 'add', product: '1e3', variation: '10' },
    { op: 'remove', variation: "10' or 1=1" },
    { op: 'drop' },
    {},
  ])('that cannot be read changes nothing: %o', (fields) => {
    expect(send(fields as Record<string, string>)).toEqual(cart);
  });

  test.each([
    ['0', 1],
    ['-5', 1],
    ['1.9', 1],
    ['99999', 9999],
    ['many', 1],
  ])('never orders %s pieces', (quantity, ordered) => {
    expect(send({ op: 'set', variation: '10', quantity })[0]?.quantity).toBe(ordered);
  });
});
