import { useQuery } from '@tanstack/react-query';

import { countryName, findCountry } from '#domain/countries/countries.ts';
import { regionName } from '#domain/countries/zones.ts';
import { postalLines } from '#domain/postal-address.ts';
import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';
import type { Language } from '#locales/languages.ts';

import { useLanguage } from '../../i18n/language.ts';

type Address = NonNullable<OrderDetail['delivery']['address']>;

/** An address as it is written on a parcel; none without an address. */
export function useAddressLines(address: Address | undefined): string[] {
  const language = useLanguage((state) => state.language);
  const { country = '', region = '' } = address ?? {};
  const { data: area = region } = useQuery({
    queryKey: ['region-name', language, country, region],
    queryFn: () => regionName({ country, region }, language),
    staleTime: Infinity,
  });
  return address ? addressLines(address, area, language) : [];
}

/** As its country writes it, with the region by the given name, and the country by its own. */
export function addressLines(address: Address, regionName: string, language: Language): string[] {
  const known = findCountry(address.country);
  return [...postalLines(address, regionName), known ? countryName(known, language) : address.country].filter(
    (line) => line !== '',
  );
}

export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}
