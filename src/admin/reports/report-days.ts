import { addDays, writeDay } from '#domain/local-days.ts';

/** Periods that are chosen by name, before dates of one's own. */
export const namedPeriods = ['7', '30', '90', 'month', 'lastMonth', 'year', 'lastYear'] as const;
export type NamedPeriod = (typeof namedPeriods)[number];

/** First and last day of a period that is chosen by name, `YYYY-MM-DD`; `today` is one too. */
export function daysOf(period: NamedPeriod, today: string): { from: string; to: string } {
  const now = new Date(`${today}T00:00:00Z`);
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const span = (from: number, to: number) => ({ from: writeDay(from), to: writeDay(to) });
  switch (period) {
    case 'month':
      return span(Date.UTC(year, month, 1), now.getTime());
    case 'lastMonth':
      return span(Date.UTC(year, month - 1, 1), Date.UTC(year, month, 0));
    case 'year':
      return span(Date.UTC(year, 0, 1), now.getTime());
    case 'lastYear':
      return span(Date.UTC(year - 1, 0, 1), Date.UTC(year, 0, 0));
    default:
      return { from: addDays(today, 1 - Number(period)), to: today };
  }
}
