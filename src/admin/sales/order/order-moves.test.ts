import { expect, test } from 'vitest';

import { orderStateCodes, orderStates } from '#domain/order-states.ts';
import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';

import { movesOf } from './order-moves.ts';

const order = (
  state: OrderDetail['state'],
  type: 'delivery' | 'pickup' = 'delivery',
  paymentState: OrderDetail['paymentState'] = 'new',
) =>
  movesOf({
    state,
    next: [...orderStates[state].next],
    delivery: { type } as OrderDetail['delivery'],
    paymentState,
  });

test('an assembled order is shipped, or waits to be picked up', () => {
  expect(order('assembling').first).toBe('shipped');
  expect(order('assembling', 'pickup').first).toBe('ready_for_pickup');
});

test('an order that awaits its payment, or is over, has no first step', () => {
  for (const state of ['new', 'delivered', 'canceled', 'returned'] as const)
    expect(order(state).first).toBeNull();
});

test('an order in cash that waits for its confirmation is confirmed first, once', () => {
  expect(order('new', 'delivery', 'cashSuccess').first).toBe('confirmed');
  expect(order('confirmed', 'delivery', 'cashSuccess').first).toBe('assembling');
});

test('every legal move is offered, and canceling never first', () => {
  for (const state of orderStateCodes) {
    const { first, others } = order(state);
    expect([...others, ...(first ? [first] : [])].sort()).toEqual([...orderStates[state].next].sort());
    expect(first).not.toBe('canceled');
  }
});
