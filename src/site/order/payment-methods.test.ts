import { expect, test } from 'vitest';

import { fitMethod } from './payment-methods.ts';

const methods = ['stripe', 'cash'].map((key) => ({ key, currencies: [] }));

test('checkoutFirstChoices: the first method is chosen, and what was chosen stays', () => {
  expect(fitMethod('', methods)).toBe('');
  expect(fitMethod('', methods, true)).toBe('stripe');
  expect(fitMethod('cash', methods, true)).toBe('cash');
});

test('the only method needs no choosing, and of none there is none to choose', () => {
  expect(fitMethod('', methods.slice(1))).toBe('cash');
  expect(fitMethod('gone', [], true)).toBe('');
});
