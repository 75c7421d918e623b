import { describe, expect, test } from 'vitest';

import { moveTimes, stepOf, type Grip } from './move-times.ts';

const hourMs = 3_600_000;
const now = new Date('2026-10-01T12:00:00Z');
const timeZone = 'Europe/Berlin';
/** From midnight to the last minute of the third day. */
const times = { startsAt: '2026-10-23T22:00:00.000Z', endsAt: '2026-10-26T22:59:00.000Z' };
const drag = (grip: Grip, hours: number, layer: Parameters<typeof moveTimes>[0] = times) =>
  moveTimes(layer, grip, { by: hours * hourMs, step: hourMs, now, timeZone });

describe('a campaign that is dragged', () => {
  test('keeps its length and its minutes', () => {
    expect(drag('whole', -24)).toEqual({
      startsAt: '2026-10-22T22:00:00.000Z',
      endsAt: '2026-10-25T22:59:00.000Z',
    });
    expect(drag('whole', 0.6)?.startsAt).toBe('2026-10-23T23:00:00.000Z');
    expect(drag('whole', 0.4)).toBeNull();
  });

  test('stays at its hour of the shop’s clock over the night in which clocks change', () => {
    // Berlin leaves summer time on 25 October 2026: midnight is 22:00 and then 23:00 of UTC.
    expect(drag('start', 48)?.startsAt).toBe('2026-10-25T23:00:00.000Z');
    expect(drag('end', -48)?.endsAt).toBe('2026-10-24T21:59:00.000Z');
  });

  test('goes on for good where it had no end', () => {
    expect(drag('whole', 24, { ...times, endsAt: null })).toEqual({
      startsAt: '2026-10-24T22:00:00.000Z',
      endsAt: null,
    });
  });

  test('does not start in the past, nor end before it starts or before now', () => {
    expect(drag('whole', -24 * 30)).toBeNull();
    expect(drag('start', 24 * 4)).toBeNull();
    expect(drag('end', -24 * 4)).toBeNull();
    const active = { startsAt: '2026-09-30T22:00:00.000Z', endsAt: '2026-10-03T22:00:00.000Z' };
    expect(drag('end', -24 * 3, active)).toBeNull();
    expect(drag('end', 24, active)).toEqual({ ...active, endsAt: '2026-10-04T22:00:00.000Z' });
  });
});

test('times move by steps that can be aimed at', () => {
  expect(stepOf((17 * 24 * hourMs) / 1200)).toBe(2 * hourMs);
  expect(stepOf((17 * 24 * hourMs) / 300)).toBe(6 * hourMs);
  expect(stepOf(24 * hourMs)).toBe(24 * hourMs);
});
