import type { Settings } from '#domain/settings/settings.schema.ts';

/** The shop's address in one line, without the country code. */
export function formatAddress({ postalCode, region, locality, street }: Settings['common']['address']): string {
  return [postalCode, region, locality, street].filter((part) => part !== '').join(', ');
}
