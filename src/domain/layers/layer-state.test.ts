import { expect, test } from 'vitest';

import { isDone, stateOfLayer } from './layer-state.ts';

const at = (time: string) => new Date(`2026-11-27T${time}Z`);
const [startsAt, endsAt] = [at('10:00:00'), at('12:00:00')];

test.each([
  ['before its start', '09:59:59.999', 'waiting'],
  ['at its start', '10:00:00', 'active'],
  ['before its end', '11:59:59.999', 'active'],
  ['at its end', '12:00:00', 'ended'],
])('an approved layer is %s by the clock', (_, time, state) => {
  expect(stateOfLayer({ status: 'approved', startsAt, endsAt }, at(time))).toBe(state);
});

test('an approved layer without an end stays active', () => {
  const now = new Date('2100-01-01T00:00:00Z');
  expect(stateOfLayer({ status: 'approved', startsAt, endsAt: null }, now)).toBe('active');
});

test.each(['open', 'paused', 'merged', 'discarded'] as const)(
  'one that is %s is so at any time',
  (status) => {
    expect(stateOfLayer({ status, startsAt, endsAt }, at('11:00:00'))).toBe(status);
  },
);

test('what is merged or discarded is done', () => {
  expect((['open', 'approved', 'paused', 'merged', 'discarded'] as const).filter(isDone)).toEqual([
    'merged',
    'discarded',
  ]);
});
