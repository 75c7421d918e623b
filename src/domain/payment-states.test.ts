import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  advanceAttempt,
  canPayAgain,
  hasMoneyCome,
  isAttemptState,
  isFinalAttempt,
  isPaymentState,
  paymentStates,
  type Attempt,
  type AttemptState,
  type ProviderStatus,
} from './payment-states.ts';

test('only an unsuccessful online payment is offered again', () => {
  expect(paymentStates.filter(canPayAgain)).toEqual(['failed', 'canceled', 'initFailed']);
});

test('unknown states are told apart', () => {
  expect(isPaymentState('cashSuccess')).toBe(true);
  expect(isPaymentState('refunded')).toBe(false);
});

const amount = 1000;
const advance = (state: AttemptState, status: ProviderStatus, refunded = 0, orderTakesMoney = true) =>
  advanceAttempt({ state, refunded: 0 }, { status, refunded }, { amount, orderTakesMoney });

test('money wins over everything that was said before it', () => {
  for (const state of ['new', 'pending', 'failed', 'canceled', 'initFailed'] as const) {
    expect(advance(state, 'completed')).toEqual({ state: 'completed', refunded: 0 });
    expect(advance(state, 'completed', 0, false)).toEqual({ state: 'needsRefund', refunded: 0 });
  }
});

test('nothing that is said after money has come undoes it', () => {
  for (const state of ['completed', 'needsRefund', 'refunded'] as const) {
    for (const status of ['pending', 'failed', 'canceled'] as const)
      expect(advance(state, status).state).toBe(state);
    expect(advance(state, 'completed', 0, false).state).toBe(state);
  }
});

test('the first end of an attempt stands until money comes [R397]', () => {
  expect(advance('new', 'pending').state).toBe('pending');
  for (const state of ['new', 'pending'] as const)
    for (const status of ['failed', 'canceled'] as const) expect(advance(state, status).state).toBe(status);
  expect(advance('failed', 'canceled').state).toBe('failed');
  expect(advance('canceled', 'failed').state).toBe('canceled');
  expect(advance('initFailed', 'pending').state).toBe('initFailed');
  expect(advance('canceled', 'pending').state).toBe('canceled');
});

test('refunds only ever add up; when all has gone back the attempt is refunded', () => {
  expect(advance('completed', 'completed', 400)).toEqual({ state: 'completed', refunded: 400 });
  expect(
    advanceAttempt(
      { state: 'completed', refunded: 400 },
      { status: 'completed', refunded: 100 },
      { amount, orderTakesMoney: true },
    ),
  ).toEqual({ state: 'completed', refunded: 400 });
  expect(advance('needsRefund', 'completed', 1000).state).toBe('refunded');
  expect(advance('pending', 'completed', 1000)).toEqual({ state: 'refunded', refunded: 1000 });
});

test('nothing is refunded of an attempt over nothing', () => {
  const [state, status] = ['pending', 'completed'] as const;
  expect(
    advanceAttempt({ state, refunded: 0 }, { status, refunded: 0 }, { amount: 0, orderTakesMoney: true }),
  ).toEqual({ state: 'completed', refunded: 0 });
  expect(
    advanceAttempt({ state, refunded: 0 }, { status, refunded: 1 }, { amount: 1, orderTakesMoney: true })
      .state,
  ).toBe('refunded');
});

const attemptStates = [
  'new',
  'pending',
  'completed',
  'failed',
  'canceled',
  'initFailed',
  'needsRefund',
  'refunded',
] as const satisfies AttemptState[];

test('a provider is asked until an attempt has ended', () => {
  expect(attemptStates.filter((state) => !isFinalAttempt(state))).toEqual(['new', 'pending']);
  expect(attemptStates.filter(hasMoneyCome).toSorted()).toEqual(['completed', 'needsRefund', 'refunded']);
  expect(attemptStates.every(isAttemptState)).toBe(true);
  expect(isAttemptState('toString')).toBe(false);
});

test('news in any order and number ends in the same place once money is among it', () => {
  const event = fc.record({
    status: fc.constantFrom<ProviderStatus>('pending', 'completed', 'failed', 'canceled'),
    refunded: fc.integer({ min: 0, max: amount }),
  });
  const end = (all: { status: ProviderStatus; refunded: number }[]) =>
    all.reduce<Attempt>((attempt, one) => advanceAttempt(attempt, one, { amount, orderTakesMoney: true }), {
      state: 'new',
      refunded: 0,
    });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), fc.infiniteStream(fc.nat()), (all, dice) => {
      const told = [...all, { status: 'completed' as const, refunded: 0 }];
      const shuffled = [...told, ...told, ...told]
        .map((one) => ({ one, at: dice.next().value ?? 0 }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ one }) => one);
      expect(end(shuffled)).toEqual(end(told));
    }),
  );
});
