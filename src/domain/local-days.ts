export const dayMs = 86_400_000;

/** Days of a calendar as moments: `bounds` has one more than `days`, each the first moment of its day. */
export interface LocalDays {
  /** `YYYY-MM-DD`, the last one is today. */
  days: string[];
  bounds: Date[];
}

/** The last `count` days up to and with today, as clocks in the time zone (an IANA name) show them. */
export function lastLocalDays(now: Date, count: number, timeZone: string): LocalDays {
  const today = localDay(now, timeZone);
  const days = Array.from({ length: count + 1 }, (_, index) => addDays(today, index - count + 1));
  return { days: days.slice(0, count), bounds: days.map((day) => startOfDay(day, timeZone)) };
}

/** The last moment up to now at which clocks in the time zone showed the time, `HH:MM`. */
export function lastLocalTime(now: Date, time: string, timeZone: string): Date {
  const today = Date.parse(`${localDay(now, timeZone)}T${time}:00Z`);
  const moment = fromLocal(today, timeZone);
  return moment <= now ? moment : fromLocal(today - dayMs, timeZone);
}

/** The moment at which clocks in the time zone show a date and time, `YYYY-MM-DDTHH:MM`; null for what is none. */
export function localMoment(local: string, timeZone: string): Date | null {
  // Engines read a moment out of almost anything: `:00Z` is one for V8.
  const asUtc = local.length === '2026-01-01T00:00'.length ? Date.parse(`${local}:00Z`) : NaN;
  return Number.isNaN(asUtc) ? null : fromLocal(asUtc, timeZone);
}

/** The first moment of a day (`YYYY-MM-DD`) by clocks in the time zone. */
export function startOfDay(day: string, timeZone: string): Date {
  return fromLocal(parseDay(day), timeZone);
}

/** The day that calendars in the time zone show at the moment: `YYYY-MM-DD`. */
export function localDay(moment: Date, timeZone: string): string {
  return localTime(moment, timeZone).slice(0, 10);
}

/** A day of a calendar so many days later. */
export function addDays(day: string, days: number): string {
  return writeDay(parseDay(day) + days * dayMs);
}

/** A day as the moment in UTC at which it begins there; days are this far apart: `dayMs`. */
export function parseDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** The day of a moment in UTC. */
export function writeDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** What clocks in the time zone show at the moment: `YYYY-MM-DDTHH:MM`. */
export function localTime(moment: Date, timeZone: string): string {
  return new Date(moment.getTime() + offsetAt(moment.getTime(), timeZone)).toISOString().slice(0, 16);
}

/** Whether programs know a time zone of the name. */
export function isTimeZone(name: string): boolean {
  try {
    formatterOf(name);
    return true;
  } catch {
    return false;
  }
}

/** The moment at which local clocks show what clocks in UTC show at the moment given. */
function fromLocal(localAsUtc: number, timeZone: string): Date {
  // The offset of the guess may be that of before a clock change: the second round has the right one.
  let moment = localAsUtc;
  for (let round = 0; round < 2; round++) moment = localAsUtc - offsetAt(moment, timeZone);
  return new Date(moment);
}

function offsetAt(moment: number, timeZone: string): number {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return local - Math.floor(moment / 1000) * 1000;
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
}

/** A stored moment as a form shows it, on clocks of the time zone; empty for none. */
export function toLocal(iso: string | null, timeZone: string): string {
  return iso === null ? '' : localTime(new Date(iso), timeZone);
}

/** What a form shows as the moment that is stored; null for none. */
export function toMoment(local: string, timeZone: string): string | null {
  return local === '' ? null : (localMoment(local, timeZone)?.toISOString() ?? null);
}
