import { expect, test } from 'vitest';

import { readTimes, timesOf } from './approval-times.ts';

const now = new Date('2026-11-20T10:20:00Z');
const timeZone = 'Europe/Moscow';
const none = { startsAt: null, endsAt: null };

test('without times it starts now, and ends a week after the next hour of the shop’s clock', () => {
  expect(timesOf(none, now, timeZone)).toEqual({
    isNow: true,
    startsAt: '2026-11-20T14:00',
    isForGood: false,
    endsAt: '2026-11-27T14:00',
  });
});

test('times that were set are kept, to the second where they are not touched', () => {
  const before = { startsAt: '2026-11-26T21:00:30.000Z', endsAt: '2026-11-29T21:00:00.000Z' };
  const times = timesOf(before, now, timeZone);
  expect(times).toMatchObject({ isNow: false, startsAt: '2026-11-27T00:00', endsAt: '2026-11-30T00:00' });
  expect(readTimes(times, { before, now, timeZone })).toEqual({ wanted: before });
});

test('a start without an end is for good', () => {
  const times = timesOf({ startsAt: '2026-11-26T21:00:00.000Z', endsAt: null }, now, timeZone);
  expect(times.isForGood).toBe(true);
  expect(readTimes(times, { before: none, now, timeZone })).toEqual({
    wanted: { startsAt: '2026-11-26T21:00:00.000Z', endsAt: null },
  });
});

test.each([
  ['no start', { isNow: false, startsAt: '' }, 'startsAt', 'needsTime'],
  ['no end', { endsAt: '' }, 'endsAt', 'needsTime'],
  ['an end gone by', { endsAt: '2026-11-20T13:00' }, 'endsAt', 'timeGone'],
  ['an end before the start', { isNow: false, startsAt: '2026-12-24T00:00' }, 'endsAt', 'endFirst'],
] as const)('%s is told at its field', (_, typed, at, what) => {
  const times = { ...timesOf(none, now, timeZone), ...typed };
  expect(readTimes(times, { before: none, now, timeZone })).toEqual({ fault: { at, what } });
});
