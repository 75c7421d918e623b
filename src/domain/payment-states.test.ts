import { expect, test } from 'vitest';

import {
  canMovePayment,
  canPayAgain,
  isFinalPayment,
  isPaymentState,
  paymentStates,
} from './payment-states.ts';

const legal = new Set([
  'new pending',
  'new initFailed',
  'new cashSuccess',
  'new cashFailed',
  'pending completed',
  'pending failed',
  'pending canceled',
]);

test.each(paymentStates)('from %s only the legal moves are allowed', (from) => {
  for (const to of paymentStates) expect(canMovePayment(from, to)).toBe(legal.has(`${from} ${to}`));
});

test('only new and pending wait for news', () => {
  expect(paymentStates.filter((state) => !isFinalPayment(state))).toEqual(['new', 'pending']);
});

test('only an unsuccessful online payment is offered again', () => {
  expect(paymentStates.filter(canPayAgain)).toEqual(['failed', 'canceled', 'initFailed']);
});

test('unknown states are told apart', () => {
  expect(isPaymentState('cashSuccess')).toBe(true);
  expect(isPaymentState('refunded')).toBe(false);
});
