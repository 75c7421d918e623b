import { expect, test } from 'vitest';

import { stateOf } from './order-state.ts';

const of = (status: string, more: Partial<Parameters<typeof stateOf>[0]> = {}) =>
  stateOf({ status, isCancelled: false, total: 1000, refunded: 0, ...more });

test.each([
  ['paid', 'paid'],
  ['partially_paid', 'open'],
  ['authorized', 'open'],
  ['voided', 'cancelled'],
  ['partially_refunded', 'partly_refunded'],
  ['wc-completed', 'paid'],
  ['On hold', 'open'],
  ['On-Hold', 'open'],
  ['Failed', 'cancelled'],
  ['Выполнен', 'paid'],
  ['Отменён', 'cancelled'],
  ['Возвращён', 'refunded'],
  ['ملغي', 'cancelled'],
  ['half way', 'other'],
  ['', 'other'],
])('“%s” is %s', (status, state) => expect(of(status)).toBe(state));

test('what was given back tells more than a word', () => {
  expect(of('completed', { refunded: 400 })).toBe('partly_refunded');
  expect(of('completed', { refunded: 1000 })).toBe('refunded');
  expect(of('cancelled', { refunded: 1000 })).toBe('cancelled');
  expect(of('paid', { isCancelled: true })).toBe('cancelled');
});
