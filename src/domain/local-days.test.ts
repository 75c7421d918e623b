import { expect, test } from 'vitest';

import { isTimeZone, lastLocalDays, lastLocalTime, localMoment } from './local-days.ts';

const at = (iso: string) => new Date(iso);

test('days begin at midnight of the clocks there', () => {
  expect(lastLocalDays(at('2026-05-10T22:30:00Z'), 2, 'Europe/Moscow')).toEqual({
    days: ['2026-05-10', '2026-05-11'],
    bounds: [at('2026-05-09T21:00:00Z'), at('2026-05-10T21:00:00Z'), at('2026-05-11T21:00:00Z')],
  });
});

test('a day is an hour shorter or longer when clocks change', () => {
  const hours = (now: string, zone: string) => {
    const { bounds } = lastLocalDays(at(now), 1, zone);
    return (Number(bounds[1]) - Number(bounds[0])) / 3_600_000;
  };
  expect(hours('2026-03-29T12:00:00Z', 'Europe/Berlin')).toBe(23);
  expect(hours('2026-10-25T12:00:00Z', 'Europe/Berlin')).toBe(25);
  expect(hours('2026-05-10T12:00:00Z', 'Asia/Kathmandu')).toBe(24);
});

test('a time of day was last shown today or yesterday, by the clocks there', () => {
  const last = (now: string, time: string, zone: string) => lastLocalTime(at(now), time, zone).toISOString();
  expect(last('2026-11-23T02:15:00Z', '03:00', 'Europe/Berlin')).toBe('2026-11-23T02:00:00.000Z');
  expect(last('2026-11-23T01:59:59Z', '03:00', 'Europe/Berlin')).toBe('2026-11-22T02:00:00.000Z');
  expect(last('2026-11-23T03:30:00Z', '22:30', 'America/New_York')).toBe('2026-11-23T03:30:00.000Z');
  // The clocks went back an hour in between.
  expect(last('2026-10-25T12:00:00Z', '13:30', 'Europe/Berlin')).toBe('2026-10-24T11:30:00.000Z');
});

test('months and years are crossed', () => {
  expect(lastLocalDays(at('2026-01-01T03:00:00Z'), 3, 'America/New_York').days).toEqual([
    '2025-12-29',
    '2025-12-30',
    '2025-12-31',
  ]);
});

test.each([
  ['Europe/Moscow', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ["'; drop", false],
  ['', false],
])('whether %j is a time zone: %s', (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne);
});

test('what is typed is a moment by the clocks there, and what is not typed to its end is none', () => {
  expect(localMoment('2026-05-10T00:30', 'Europe/Moscow')).toEqual(at('2026-05-09T21:30:00Z'));
  for (const typed of ['', '12', '2026-05-10', '2026-05-1aT00:30', '2026-13-10T00:30'])
    expect(localMoment(typed, 'Europe/Moscow')).toBeNull();
});
