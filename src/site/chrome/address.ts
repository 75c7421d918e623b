import type { Language, Settings } from '#domain/settings/settings.schema.ts';

/**
 * The shop's address in one line, without the country code: from the large to the small in Russian, the
 * other way round in English. A city that is its own region stands once.
 */
export function formatAddress(
  { postalCode, region, locality, street }: Settings['common']['address'],
  language: Language,
): string {
  const area = region === locality ? '' : region;
  const parts =
    language === 'ru'
      ? [postalCode, area, locality, street]
      : [street, locality, [area, postalCode].filter(Boolean).join(' ')];
  return parts.filter((part) => part !== '').join(', ');
}
