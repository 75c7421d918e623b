import { localMoment, localTime } from '#domain/local-days.ts';
import type { Layer } from '#domain/schemas/layer.schema.ts';

/** What of a bar is dragged: its start, its end, or all of it. */
export type Grip = 'start' | 'end' | 'whole';
export type LayerTimes = Pick<Layer, 'startsAt' | 'endsAt'>;

const hourMs = 3_600_000;
const steps = [1, 2, 3, 6, 12, 24].map((hours) => hours * hourMs);
/** A smaller step could not be aimed at. */
const leastPixels = 3;

/** By how much times move at once where a pixel is so many milliseconds. */
export function stepOf(msPerPixel: number): number {
  return steps.find((step) => step >= msPerPixel * leastPixels) ?? 24 * hourMs;
}

/**
 * The times of a layer that is dragged by so many milliseconds, in whole steps by the shop's clock: a start at midnight
 * stays at midnight when clocks change. Null for what cannot be: a start that is moved into the past, an end that is over
 * or before its start, and where nothing changes.
 */
export function moveTimes(
  { startsAt, endsAt }: LayerTimes,
  grip: Grip,
  { by, step, now, timeZone }: { by: number; step: number; now: Date; timeZone: string },
): LayerTimes | null {
  const delta = Math.round(by / step) * step;
  if (delta === 0 || startsAt === null) return null;
  const start = grip === 'end' ? new Date(startsAt) : shift(startsAt, delta, timeZone);
  const end = endsAt === null || grip === 'start' ? toDate(endsAt) : shift(endsAt, delta, timeZone);
  const isStartGone = grip !== 'end' && start < now;
  if (isStartGone || (end !== null && (end <= start || end <= now))) return null;
  return { startsAt: start.toISOString(), endsAt: end?.toISOString() ?? null };
}

const toDate = (iso: string | null) => (iso === null ? null : new Date(iso));

/** A clock's time that does not exist on a day when clocks go forward is one hour later. */
function shift(iso: string, delta: number, timeZone: string): Date {
  const shown = Date.parse(`${localTime(new Date(iso), timeZone)}Z`);
  const wanted = new Date(shown + delta).toISOString().slice(0, 16);
  return localMoment(wanted, timeZone) ?? new Date(Date.parse(iso) + delta);
}
