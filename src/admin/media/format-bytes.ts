import { localeOf, type Language } from '#locales/languages.ts';

const units = ['byte', 'kilobyte', 'megabyte'] as const;

/** `1.4 MB`, `240 kB`, in the language's own way. */
export function formatBytes(bytes: number, language: Language): string {
  const step = bytes >= 1e6 ? 2 : bytes >= 1000 ? 1 : 0;
  return new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: step === 2 ? 1 : 0,
  }).format(bytes / 1000 ** step);
}
