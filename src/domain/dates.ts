import { localeOf, type Language } from '#locales/languages.ts';

const formatters: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/**
 * Short month, day, year: `Jan 5, 2026`, `5 янв. 2026 г.` Takes an ISO text, a timestamp or a Date;
 * empty for an invalid one. In UTC, so that cached pages read the same everywhere.
 */
export function formatDate(value: string | number | Date, language: Language): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return '';
  // ICU versions disagree on the kind of space; ours is always the plain one.
  return formatterOf(language).format(date).replace(/\s/g, ' ');
}

/** What the styles `medium` and `short` are, but for Arabic, where they write a month as a number. */
const dayFields = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const momentFields = { ...dayFields, hour: 'numeric', minute: '2-digit' } as const;

/** A day with its time in a time zone: `Jan 5, 2026, 4:30 PM`. */
export function formatMoment(value: Date, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { ...momentFields, timeZone })
    .format(value)
    .replace(/\s/g, ' ');
}

function formatterOf(language: Language): Intl.DateTimeFormat {
  return (formatters[language] ??= new Intl.DateTimeFormat(localeOf(language), {
    ...dayFields,
    timeZone: 'UTC',
  }));
}
