import { dayMs, parseDay, startOfDay, writeDay } from './local-days.ts';
import type { Comparison, TimeStep } from './schemas/report.schema.ts';

/** Ten years, with their leap days. */
export const longestPeriodDays = 3_653;

/** First and last day of the shop's calendar, `YYYY-MM-DD`, both included. */
export interface Period {
  from: string;
  to: string;
}

/** Spans of time, one after the other: `bounds` has one more than `days`, the first days of the spans. */
export interface Spans {
  days: string[];
  bounds: Date[];
}

/** How many days a period has; 0 or less when it ends before it begins. */
export function countDays({ from, to }: Period): number {
  return (parseDay(to) - parseDay(from)) / dayMs + 1;
}

/** The step in which a period is read with ease: some dozens of rows. */
export function stepFor(period: Period): TimeStep {
  const days = countDays(period);
  return days <= 62 ? 'day' : days <= 400 ? 'week' : 'month';
}

/** The days of a period as one span, or cut at the beginnings of days, weeks (Mondays) or months. */
export function cutPeriod(period: Period, step: TimeStep | 'whole', timeZone: string): Spans {
  const end = parseDay(period.to) + dayMs;
  const starts = [parseDay(period.from)];
  if (step !== 'whole') {
    for (let next = stepOn(parseDay(period.from), step); next < end; next = stepOn(next, step))
      starts.push(next);
  }
  return toSpans([...starts, end], timeZone);
}

/**
 * The spans with which a period's are compared, one for each: as many days before, or the same days a year before.
 * Null for none.
 */
export function compareWith(
  period: Period,
  spans: Spans,
  { comparison, timeZone }: { comparison: Comparison; timeZone: string },
): { period: Period; spans: Spans } | null {
  if (comparison === 'none') return null;
  const length = countDays(period) * dayMs;
  const moveBack = (day: number) => (comparison === 'previous' ? day - length : yearBefore(day));
  const end = parseDay(period.to) + dayMs;
  const moved = [...spans.days.map(parseDay), end].map(moveBack);
  const [first = 0] = moved;
  return {
    period: { from: writeDay(first), to: writeDay((moved.at(-1) ?? first) - dayMs) },
    spans: toSpans(moved, timeZone),
  };
}

function stepOn(day: number, step: TimeStep): number {
  const date = new Date(day);
  if (step === 'day') return day + dayMs;
  // Sunday is 0: seven days on from it is a week and a day too late.
  if (step === 'week') return day + (7 - ((date.getUTCDay() + 6) % 7)) * dayMs;
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

/** Of a 29 February it is the 1 March. */
function yearBefore(day: number): number {
  const date = new Date(day);
  return Date.UTC(date.getUTCFullYear() - 1, date.getUTCMonth(), date.getUTCDate());
}

function toSpans(days: readonly number[], timeZone: string): Spans {
  const written = days.map(writeDay);
  return { days: written.slice(0, -1), bounds: written.map((day) => startOfDay(day, timeZone)) };
}
