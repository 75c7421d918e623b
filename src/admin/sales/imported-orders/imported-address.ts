import { countryName, findCountry } from '#domain/countries/countries.ts';
import type { ImportedAddress } from '#domain/schemas/imported-order.schema.ts';

import { useLanguage } from '../../i18n/language.ts';

/** An address of the former shop, a line each; empty without one. The file tells the country by its code or a name. */
export function useImportedAddress(address: ImportedAddress | null): string {
  const language = useLanguage((state) => state.language);
  if (!address) return '';
  const known = findCountry(address.country.toUpperCase());
  const lines = [
    address.name,
    address.company,
    address.street,
    [address.postalCode, address.locality].filter(Boolean).join(' '),
    address.region,
    known ? countryName(known, language) : address.country,
    address.phone,
  ];
  return lines.filter((line) => line !== '').join('\n');
}
