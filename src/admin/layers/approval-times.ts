import { dayMs, localMoment, localTime } from '#domain/local-days.ts';
import type { Layer } from '#domain/schemas/layer.schema.ts';

/** From when to when visitors are to see a layer, as its form has it: `YYYY-MM-DDTHH:MM` by the shop's clock. */
export interface ApprovalTimes {
  /** It starts with the approval. */
  isNow: boolean;
  startsAt: string;
  /** It is kept for good. */
  isForGood: boolean;
  endsAt: string;
}

export interface WantedTimes {
  startsAt: string | null;
  endsAt: string | null;
}

export type TimesFault = 'needsTime' | 'timeGone' | 'endFirst';

const hourMs = 3_600_000;

/** As the layer has them; where it has none it starts now and ends in a week. */
export function timesOf(
  { startsAt, endsAt }: Pick<Layer, 'startsAt' | 'endsAt'>,
  now: Date,
  timeZone: string,
): ApprovalTimes {
  const write = (moment: Date) => localTime(moment, timeZone);
  const nextHour = new Date(Math.ceil(now.getTime() / hourMs) * hourMs);
  return {
    isNow: startsAt === null,
    startsAt: write(startsAt === null ? nextHour : new Date(startsAt)),
    isForGood: startsAt !== null && endsAt === null,
    endsAt: write(endsAt === null ? new Date(nextHour.getTime() + 7 * dayMs) : new Date(endsAt)),
  };
}

/**
 * What the form asks for; a moment that was not touched keeps its seconds. `fault` names the field that it is at. A start
 * that has gone by is one since which visitors see the layer.
 */
export function readTimes(
  times: ApprovalTimes,
  { before, now, timeZone }: { before: Pick<Layer, 'startsAt' | 'endsAt'>; now: Date; timeZone: string },
): { wanted: WantedTimes } | { fault: { at: 'startsAt' | 'endsAt'; what: TimesFault } } {
  const read = (input: string, known: string | null) =>
    known !== null && localTime(new Date(known), timeZone) === input
      ? new Date(known)
      : localMoment(input, timeZone);
  const start = times.isNow ? now : read(times.startsAt, before.startsAt);
  if (!start) return { fault: { at: 'startsAt', what: 'needsTime' } };
  if (times.isForGood) return { wanted: { startsAt: start.toISOString(), endsAt: null } };
  const end = read(times.endsAt, before.endsAt);
  if (!end) return { fault: { at: 'endsAt', what: 'needsTime' } };
  if (end <= now) return { fault: { at: 'endsAt', what: 'timeGone' } };
  if (end <= start) return { fault: { at: 'endsAt', what: 'endFirst' } };
  return { wanted: { startsAt: start.toISOString(), endsAt: end.toISOString() } };
}
