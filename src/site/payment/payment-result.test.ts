import { expect, test } from 'vitest';

import type { OrderStateCode } from '#domain/order-states.ts';
import { paymentStates, type PaymentState } from '#domain/payment-states.ts';

import { viewPayment } from './payment-result.ts';

const view = (status: PaymentState, code: OrderStateCode = 'new', method = 'stripe') =>
  viewPayment({
    method,
    rest: 0,
    payment: { method, status },
    status: { id: 1, code, title: '', color: '' },
  });

test('every state has a title of its own', () => {
  expect(new Set(paymentStates.map((state) => view(state).title)).size).toBe(8);
});

test('what has failed can be paid again, what is done cannot [R391,393]', () => {
  const payable = paymentStates.filter((state) => view(state).pay !== null);
  expect(payable).toEqual(['new', 'failed', 'canceled', 'initFailed']);
  expect(view('new').pay).toBe('payment.pay');
  expect(view('failed').pay).toBe('payment.payAgain');
});

test('of a paid order that became dearer the rest is paid, and it is not canceled', () => {
  const order = {
    method: 'stripe',
    payment: { method: 'stripe', status: 'completed' as const },
    status: { id: 2, code: 'paid' as const, title: '', color: '' },
  };
  expect(viewPayment({ ...order, rest: 10.01 })).toMatchObject({
    tone: 'waiting',
    title: 'payment.partly',
    pay: 'payment.payRest',
    canCancel: false,
  });
  expect(viewPayment({ ...order, rest: 0 })).toMatchObject({ tone: 'good', pay: null });
});

test('nothing is paid for a canceled order, nor online for one paid in cash [R386]', () => {
  expect(view('failed', 'canceled')).toMatchObject({
    pay: null,
    canCancel: false,
    hint: 'payment.orderCanceledHint',
  });
  expect(view('cashSuccess', 'confirmed', 'cash')).toMatchObject({
    pay: null,
    canCancel: true,
    tone: 'good',
  });
});

test('only a payment under way is waited for, and nothing can be canceled meanwhile [R392]', () => {
  expect(paymentStates.filter((state) => view(state).isAwaited)).toEqual(['pending']);
  expect(view('pending').canCancel).toBe(false);
  expect(view('pending', 'canceled').isAwaited).toBe(false);
});

test('an order on its way is not canceled here', () => {
  expect(view('completed', 'paid').canCancel).toBe(false);
  expect(view('cashSuccess', 'shipped', 'cash').canCancel).toBe(false);
});
