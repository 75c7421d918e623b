import type { Settings } from '#domain/settings/settings.schema.ts';

/** The shop's address in one line, without the country code; a city that is its own region stands once. */
export function formatAddress({ postalCode, region, locality, street }: Settings['common']['address']): string {
  return [postalCode, region === locality ? '' : region, locality, street].filter((part) => part !== '').join(', ');
}
