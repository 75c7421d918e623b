import { expect, test } from 'vitest';

import { barOf, rangeOf } from './timeline-range.ts';

const now = new Date('2026-11-20T10:00:00Z');
const timeZone = 'Europe/Moscow';

test('shows some days before and two weeks after by the shop’s calendar, written out now and then', () => {
  const { from, to, ticks } = rangeOf([], now, timeZone);
  expect([from.toISOString(), to.toISOString()]).toEqual([
    '2026-11-16T21:00:00.000Z',
    '2026-12-03T21:00:00.000Z',
  ]);
  expect(ticks[0]).toEqual({ day: '2026-11-17', share: 0 });
  expect(ticks.length).toBeLessThanOrEqual(7);
  expect(ticks.every(({ share }) => share >= 0 && share < 1)).toBe(true);
});

test('reaches the first start and the last end, within a month and four', () => {
  const near = rangeOf([{ startsAt: '2026-11-10T00:00:00Z', endsAt: '2027-01-10T00:00:00Z' }], now, timeZone);
  expect(near.from < new Date('2026-11-10T00:00:00Z')).toBe(true);
  expect(near.to > new Date('2027-01-10T00:00:00Z')).toBe(true);
  const far = rangeOf([{ startsAt: '2020-01-01T00:00:00Z', endsAt: '2040-01-01T00:00:00Z' }], now, timeZone);
  expect((far.to.getTime() - far.from.getTime()) / 86_400_000).toBe(151);
});

test('a bar is cut where the range ends, and says so where it goes on', () => {
  const range = { from: new Date('2026-11-10T00:00:00Z'), to: new Date('2026-11-20T00:00:00Z') };
  const bar = (startsAt: string | null, endsAt: string | null) => barOf({ startsAt, endsAt }, range);
  expect(bar('2026-11-11T00:00:00Z', '2026-11-12T00:00:00Z')).toEqual({
    start: 0.1,
    end: 0.2,
    isOpen: false,
  });
  expect(bar('2026-11-01T00:00:00Z', '2026-11-15T00:00:00Z')).toEqual({ start: 0, end: 0.5, isOpen: false });
  expect(bar('2026-11-15T00:00:00Z', null)).toEqual({ start: 0.5, end: 1, isOpen: true });
  expect(bar(null, null)).toBeNull();
  expect(bar('2026-10-01T00:00:00Z', '2026-10-02T00:00:00Z')).toBeNull();
  expect(bar('2026-12-01T00:00:00Z', null)).toBeNull();
});
