import { localeOf, type Language } from '#locales/languages.ts';

/** Megabytes of a length in bytes, as a text names them with their unit: `4.2`, and `0.1` at least. */
export function toMegabytes(bytes: number, language: Language): string {
  const megabytes = Math.max(0.1, bytes / 1_000_000);
  return new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 })
    .format(megabytes)
    .replace(/\s/g, ' ');
}
