import { expect, test } from 'vitest';

import { addsUp, type FoundAmounts } from './adds-up.ts';

const of = (amounts: Partial<FoundAmounts>): FoundAmounts => ({
  subtotal: null,
  discount: null,
  delivery: null,
  fees: null,
  tax: null,
  total: 0,
  ...amounts,
});

test.each([
  ['the tax on top', of({ subtotal: 1000, delivery: 200, tax: 100, total: 1300 }), 1000],
  ['the tax within', of({ subtotal: 1000, delivery: 200, tax: 100, total: 1200 }), 1000],
  ['a subtotal after the discount', of({ subtotal: 900, discount: 100, total: 900 }), 1000],
  ['a subtotal before the discount', of({ subtotal: 1000, discount: 100, total: 900 }), 1000],
  ['a discount below zero', of({ subtotal: 1000, discount: -100, total: 900 }), 1000],
  ['no subtotal, with fees', of({ delivery: 1000, fees: 100, tax: 342, total: 2242 }), 800],
  ['nothing but a total', of({ total: 700 }), null],
])('%s adds up', (_, amounts, lines) => expect(addsUp(amounts, lines)).toBe(true));

test.each([
  ['a total that is a cent off', of({ subtotal: 1000, delivery: 200, total: 1201 }), 1000],
  ['lines that are less than the subtotal', of({ subtotal: 1000, total: 1000 }), 700],
  ['lines without the delivery', of({ total: 1500 }), 1000],
])('%s does not', (_, amounts, lines) => expect(addsUp(amounts, lines)).toBe(false));
