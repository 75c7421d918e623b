import { addDays, dayMs, localDay, startOfDay } from '#domain/local-days.ts';
import type { Layer } from '#domain/schemas/layer.schema.ts';

/** The days that a timeline shows, as clocks in the shop's time zone show them. */
export interface TimelineRange {
  from: Date;
  to: Date;
  /** Days that are written out, each with its place. */
  ticks: { day: string; share: number }[];
}

export interface Bar {
  /** Of the range, from 0 to 1. */
  start: number;
  end: number;
  /** It goes on beyond what is shown. */
  isOpen: boolean;
}

const daysBefore = 3;
const daysAfter = 14;
/** More would leave bars of a day too thin to be seen. */
const mostBefore = 31;
const mostAfter = 120;
const mostTicks = 7;
/** Of the range: the name of a later day would stand beyond it. */
const lastTick = 0.92;

type Times = Pick<Layer, 'startsAt' | 'endsAt'>;

/** From some days ago, or the first start, to some days ahead, or the last end. */
export function rangeOf(layers: readonly Times[], now: Date, timeZone: string): TimelineRange {
  const today = localDay(now, timeZone);
  const moments = layers.flatMap(({ startsAt, endsAt }) =>
    [startsAt, endsAt].flatMap((iso) => (iso === null ? [] : [Date.parse(iso)])),
  );
  const daysTo = (moment: number) => (moment - now.getTime()) / dayMs;
  const before = Math.ceil(Math.max(daysBefore, ...moments.map((moment) => 1 - daysTo(moment))));
  const after = Math.ceil(Math.max(daysAfter, ...moments.map((moment) => daysTo(moment) + 2)));
  const first = addDays(today, -Math.min(before, mostBefore));
  const count = Math.min(before, mostBefore) + Math.min(after, mostAfter);
  const [from, to] = [startOfDay(first, timeZone), startOfDay(addDays(first, count), timeZone)];
  const step = Math.ceil(count / mostTicks);
  const ticks = Array.from({ length: Math.ceil(count / step) }, (_, index) => {
    const day = addDays(first, index * step);
    return { day, share: shareOf(startOfDay(day, timeZone), { from, to }) };
  });
  return { from, to, ticks: ticks.filter(({ share }) => share < lastTick) };
}

/** Where a layer stands in the range; null for one without a start, and for one that is not in it. */
export function barOf({ startsAt, endsAt }: Times, range: Pick<TimelineRange, 'from' | 'to'>): Bar | null {
  if (startsAt === null) return null;
  const start = shareOf(new Date(startsAt), range);
  const end = endsAt === null ? Infinity : shareOf(new Date(endsAt), range);
  if (start >= 1 || end <= 0) return null;
  return { start: Math.max(0, start), end: Math.min(1, end), isOpen: end > 1 };
}

export function shareOf(moment: Date, { from, to }: Pick<TimelineRange, 'from' | 'to'>): number {
  return (moment.getTime() - from.getTime()) / (to.getTime() - from.getTime());
}
