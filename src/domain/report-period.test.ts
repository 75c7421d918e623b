import { expect, test } from 'vitest';

import { compareWith, countDays, cutPeriod, stepFor } from './report-period.ts';

const daysOf = (from: string, to: string, step: Parameters<typeof cutPeriod>[1]) =>
  cutPeriod({ from, to }, step, 'UTC').days;

test('both ends of a period belong to it', () => {
  expect(countDays({ from: '2026-11-01', to: '2026-11-30' })).toBe(30);
  expect(countDays({ from: '2026-11-01', to: '2026-11-01' })).toBe(1);
  expect(countDays({ from: '2026-11-02', to: '2026-11-01' })).toBe(0);
});

test.each([
  [62, 'day'],
  [63, 'week'],
  [400, 'week'],
  [401, 'month'],
] as const)('%i days are read by the %s', (days, step) => {
  const to = new Date(Date.UTC(2026, 0, days)).toISOString().slice(0, 10);
  expect(stepFor({ from: '2026-01-01', to })).toBe(step);
});

test('a period is cut at days, Mondays and the first of months, whatever it begins with', () => {
  expect(daysOf('2026-11-25', '2026-11-27', 'day')).toEqual(['2026-11-25', '2026-11-26', '2026-11-27']);
  // 25 November 2026 is a Wednesday, 29 a Sunday, 30 a Monday.
  expect(daysOf('2026-11-25', '2026-12-07', 'week')).toEqual(['2026-11-25', '2026-11-30', '2026-12-07']);
  expect(daysOf('2026-11-29', '2026-11-30', 'week')).toEqual(['2026-11-29', '2026-11-30']);
  expect(daysOf('2026-11-30', '2026-12-06', 'week')).toEqual(['2026-11-30']);
  expect(daysOf('2025-12-31', '2026-02-01', 'month')).toEqual(['2025-12-31', '2026-01-01', '2026-02-01']);
  expect(daysOf('2025-12-31', '2026-02-01', 'whole')).toEqual(['2025-12-31']);
});

test('bounds are the first moments of their days where the shop is, and one more', () => {
  const { bounds } = cutPeriod({ from: '2026-03-28', to: '2026-03-29' }, 'day', 'Europe/Berlin');
  expect(bounds.map((bound) => bound.toISOString())).toEqual([
    '2026-03-27T23:00:00.000Z',
    '2026-03-28T23:00:00.000Z',
    // Clocks went forward on the 29th.
    '2026-03-29T22:00:00.000Z',
  ]);
});

test('it is compared with as many days before, or with the same days of the year before, span by span', () => {
  const period = { from: '2026-11-25', to: '2026-12-01' };
  const spans = cutPeriod(period, 'week', 'UTC');
  const previous = compareWith(period, spans, { comparison: 'previous', timeZone: 'UTC' });
  expect(previous?.period).toEqual({ from: '2026-11-18', to: '2026-11-24' });
  expect(previous?.spans.days).toEqual(['2026-11-18', '2026-11-23']);
  expect(previous?.spans.bounds.at(-1)?.toISOString()).toBe('2026-11-25T00:00:00.000Z');
  const year = compareWith(period, spans, { comparison: 'year', timeZone: 'UTC' });
  expect(year?.period).toEqual({ from: '2025-11-25', to: '2025-12-01' });
  expect(year?.spans.days).toEqual(['2025-11-25', '2025-11-30']);
  expect(compareWith(period, spans, { comparison: 'none', timeZone: 'UTC' })).toBeNull();
});

test('a leap day is compared with none: the spans around it stay whole', () => {
  const period = { from: '2028-02-28', to: '2028-03-01' };
  const spans = cutPeriod(period, 'day', 'UTC');
  const year = compareWith(period, spans, { comparison: 'year', timeZone: 'UTC' });
  expect(year?.spans.days).toEqual(['2027-02-28', '2027-03-01', '2027-03-01']);
});
