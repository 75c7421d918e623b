import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { linePaid } from './order-amounts.ts';
import {
  canMoveReturn,
  findReturnProblem,
  piecesToReturn,
  proposeRefund,
  returnPeriod,
  returnTermsOf,
  returnStates,
  type ReturnableLine,
} from './returns.ts';
import { parseSettings } from './settings/settings.schema.ts';

const terms = {
  days: 14,
  timeZone: 'Europe/Berlin',
  hasWithdrawal: false,
  now: new Date('2026-03-20T12:00:00Z'),
};
const sent = {
  status: 'delivered',
  paymentStatus: 'completed',
  deliveredAt: new Date('2026-03-10T09:00:00Z'),
} as const;

test('the day of delivery is none of the days, and the last one counts to its end where the shop is', () => {
  // Clocks go forward on 29 March 2026.
  const period = returnPeriod(new Date('2026-03-20T22:30:00Z'), 14, 'Europe/Berlin');
  expect(period).toEqual({ lastDay: '2026-04-03', end: new Date('2026-04-03T22:00:00Z') });
  // There it is the 21st already.
  expect(returnPeriod(new Date('2026-03-20T22:30:00Z'), 14, 'Asia/Dubai').lastDay).toBe('2026-04-04');
});

test('goods go back to the last moment of the last day, and not a moment later', () => {
  const { end } = returnPeriod(sent.deliveredAt, terms.days, terms.timeZone);
  const at = (ms: number) => findReturnProblem(sent, { ...terms, now: new Date(end.getTime() + ms) });
  expect([at(-1), at(0)]).toEqual([null, 'late']);
});

test('what stands against a return is named, the shop’s own terms first', () => {
  const problem = (change: Partial<Parameters<typeof findReturnProblem>[0]>, days = 14) =>
    findReturnProblem({ ...sent, ...change }, { ...terms, days });
  expect(problem({})).toBeNull();
  expect(problem({ status: 'canceled' }, 0)).toBe('off');
  expect(problem({ status: 'canceled' })).toBe('canceled');
  for (const status of ['new', 'confirmed', 'paid', 'assembling', 'ready_for_pickup'] as const)
    expect(problem({ status })).toBe('notSent');
  expect(problem({ status: 'returned' })).toBe('nothingLeft');
  expect(problem({ paymentStatus: 'pending' })).toBe('notPaid');
  expect(problem({ paymentStatus: 'cashSuccess' })).toBeNull();
  expect(problem({ deliveredAt: new Date('2026-03-01T00:00:00Z') })).toBe('late');
  // On its way: the days have not begun.
  expect(problem({ status: 'shipped', deliveredAt: null })).toBeNull();
});

test('a return that is over moves no more, and goods that have arrived are not called off', () => {
  for (const from of ['declined', 'closed', 'canceled'] as const)
    expect(returnStates.filter((to) => canMoveReturn(from, to))).toEqual([]);
  expect(returnStates.filter((to) => canMoveReturn('received', to))).toEqual(['closed']);
  expect(returnStates.filter((to) => canMoveReturn('requested', to))).toEqual([
    'approved',
    'declined',
    'canceled',
  ]);
});

test('pieces that are in a return, or whose money has gone back, cannot be asked back again', () => {
  const line = { id: 1, quantity: 5, price: 100, discount: 0, taxAdded: 0, refundedAmount: 0 };
  expect(piecesToReturn({ ...line, returned: 2, refundedQuantity: 0 })).toBe(3);
  expect(piecesToReturn({ ...line, returned: 2, refundedQuantity: 2 })).toBe(3);
  expect(piecesToReturn({ ...line, returned: 1, refundedQuantity: 4 })).toBe(1);
  expect(piecesToReturn({ ...line, returned: 5, refundedQuantity: 5 })).toBe(0);
});

test('10,000 lines that come back in any returns give back exactly what was paid for them', () => {
  const anyLine = fc.record({
    quantity: fc.integer({ min: 1, max: 500 }),
    price: fc.nat({ max: 10_000_000_000 }),
    taxAdded: fc.nat({ max: 1_000_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    returns: fc.array(fc.record({ pieces: fc.integer({ min: 1, max: 300 }), isPaid: fc.boolean() }), {
      maxLength: 6,
    }),
  });
  fc.assert(
    fc.property(anyLine, ({ quantity, price, taxAdded, share, returns }) => {
      const line: ReturnableLine = {
        id: 1,
        quantity,
        price,
        discount: Math.floor(quantity * price * share),
        taxAdded,
        returned: 0,
        refundedQuantity: 0,
        refundedAmount: 0,
      };
      let owed = 0;
      const pay = (pieces: number) => {
        const { quantity: paid, amount } = proposeRefund(line, pieces);
        expect(amount).toBeGreaterThanOrEqual(0);
        line.refundedQuantity += paid;
        line.refundedAmount += amount;
      };
      for (const { pieces, isPaid } of [...returns, { pieces: quantity, isPaid: false }]) {
        const asked = Math.min(pieces, piecesToReturn(line));
        line.returned += asked;
        if (isPaid) pay(asked);
        else owed += asked;
      }
      pay(owed);
      expect(piecesToReturn(line)).toBe(0);
      expect(line.refundedQuantity).toBe(quantity);
      expect(line.refundedAmount).toBe(linePaid(line));
    }),
    { numRuns: 10_000 },
  );
});

test('a contract can be withdrawn from before it is sent, and for 14 days at least, where the EU asks for it', () => {
  const settings = (withdrawal: 'eu' | 'always' | 'never', returnDays: number, country = '') => {
    const parsed = parseSettings({ ecommerce: { withdrawal, returnDays }, common: { address: { country } } });
    return returnTermsOf(parsed);
  };
  expect(settings('eu', 0)).toMatchObject({ hasWithdrawal: false, days: 0 });
  expect(settings('eu', 0, 'DE')).toMatchObject({ hasWithdrawal: true, days: 14 });
  expect(settings('always', 30)).toMatchObject({ hasWithdrawal: true, days: 30 });
  expect(settings('never', 30, 'DE')).toMatchObject({ hasWithdrawal: false, days: 30 });
  const unsent = { status: 'paid', paymentStatus: 'completed', deliveredAt: null } as const;
  expect(findReturnProblem(unsent, { ...terms, hasWithdrawal: true })).toBeNull();
  expect(findReturnProblem(unsent, terms)).toBe('notSent');
  expect(findReturnProblem({ ...unsent, status: 'canceled' }, { ...terms, hasWithdrawal: true })).toBe(
    'canceled',
  );
});
