import { countryName, findCountry } from '#domain/countries/countries.ts';
import type { OrderDetail } from '#domain/schemas/order-desk.schema.ts';
import type { Language } from '#domain/settings/settings.schema.ts';

type Address = NonNullable<OrderDetail['delivery']['address']>;

/** An address as it is written on a parcel. */
export function addressLines(address: Address, language: Language): string[] {
  const { country, region, locality, street, postalCode } = address;
  const known = findCountry(country);
  return [
    street,
    [locality, region, postalCode].filter(Boolean).join(', '),
    known ? countryName(known, language) : country,
  ].filter((line) => line !== '');
}

export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}
