import { localMoment } from '#domain/local-days.ts';

/** How a file writes days with slashes: `9/6/2016` is September in one and June in the other. */
export type SlashOrder = 'month first' | 'day first';

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})[-/.](\d{4})(?!\d)/;
/** What may follow a day: a time, and how far its clocks are from those of Greenwich. */
const afterDay =
  /^(?:[T\s,]{1,3}(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?\s?(am|pm)?)?\s?(z|utc|gmt|[+-]\d{2}:?\d{2})?$/i;

/**
 * The moment of a file: `2024-05-01 10:00:00 -0400`, `2024-05-01T10:00:00Z`, `01.05.2024 10:00`, `16-05-2018`, or
 * `9/6/2016 6:29 PM`. Without an offset it is of clocks in the time zone, without a time the first moment of the day.
 * Null for what is no date.
 */
export function readMoment(
  text: string,
  { timeZone, slashes }: { timeZone: string; slashes: SlashOrder },
): Date | null {
  const typed = text.replace(/^'/, '').trim();
  const found = yearFirst.exec(typed) ?? yearLast.exec(typed);
  const rest = found && afterDay.exec(typed.slice(found[0].length));
  if (!rest) return null;
  return momentOf(dayOf(found, slashes), rest.slice(1), timeZone);
}

/** Year, month and day. */
function dayOf(found: RegExpExecArray, slashes: SlashOrder): [year: string, month: string, day: string] {
  const [, one = '', two = '', three = '', year] = found;
  if (year === undefined) return [one, two, three];
  // Where only one order of the two makes a date, it is that.
  const isMonthFirst = two === '/' && Number(one) <= 12 && (slashes === 'month first' || Number(three) > 12);
  return isMonthFirst ? [year, one, three] : [year, three, one];
}

function momentOf(
  [year, month, day]: [year: string, month: string, day: string],
  [hour = '0', minute = '00', second = '00', half = '', zone = '']: (string | undefined)[],
  timeZone: string,
): Date | null {
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  const pad = (part: number | string) => String(part).padStart(2, '0');
  const date = `${year}-${pad(month)}-${pad(day)}`;
  // Engines make a day in March of the 30th of February.
  const midnight = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== date) return null;
  if (Number(year) < 1990) return null;
  const offset = writeOffset(zone);
  const moment =
    offset === ''
      ? localMoment(`${date}T${pad(hours)}:${minute}`, timeZone)
      : new Date(`${date}T${pad(hours)}:${minute}:00${offset}`);
  if (!moment || Number.isNaN(moment.getTime()) || Number(second) > 59) return null;
  return new Date(moment.getTime() + Number(second) * 1000);
}

/** `-04:00` of `-0400`; empty where the file names none. */
function writeOffset(zone: string): string {
  if (zone === '') return '';
  return /^[+-]/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(-2)}` : 'Z';
}
