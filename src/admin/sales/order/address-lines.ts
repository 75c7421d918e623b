import { useQuery } from '@tanstack/react-query';

import { countryName, findCountry } from '#domain/countries/countries.ts';
import { regionName } from '#domain/countries/zones.ts';
import type { OrderDetail } from '#domain/schemas/order-desk.schema.ts';
import type { Language } from '#domain/settings/settings.schema.ts';

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
  return address ? addressLines({ ...address, region: area }, language) : [];
}

/** With the region by its name; a city that is a region of its own is named once. */
export function addressLines(address: Address, language: Language): string[] {
  const { country, region, locality, street, postalCode } = address;
  const known = findCountry(country);
  return [
    street,
    [locality, region === locality ? '' : region, postalCode].filter(Boolean).join(', '),
    known ? countryName(known, language) : country,
  ].filter((line) => line !== '');
}

export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}
