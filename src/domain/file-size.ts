import { localeOf, type Language } from '#locales/languages.ts';

/** A length in bytes as people read it: `4.2 MB`, and `1 kB` at least. */
export function formatFileSize(bytes: number, language: Language): string {
  const kilobytes = Math.max(1, bytes / 1000);
  const [amount, unit] = kilobytes < 1000 ? [kilobytes, 'kilobyte'] : [kilobytes / 1000, 'megabyte'];
  const maximumFractionDigits = unit === 'megabyte' ? 1 : 0;
  // ICU versions disagree on the kind of space; ours is always the plain one.
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, maximumFractionDigits })
    .format(amount)
    .replace(/\s/g, ' ');
}
