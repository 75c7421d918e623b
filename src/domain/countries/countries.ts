import type { Language } from '#locales/languages.ts';
import { inLanguage, type WithEnglish } from '#locales/with-english.ts';

import type { Translator } from '../i18n/translate.ts';
import rows from './countries.json' with { type: 'json' };

/** What a country calls its parts; a message of the same name says it in the shop's language. */
type ZoneWord =
  | 'region'
  | 'province'
  | 'state'
  | 'stateOrTerritory'
  | 'county'
  | 'prefecture'
  | 'emirate'
  | 'governorate';

/** What a country calls the number of a post office. */
type PostalCodeWord = 'postalCode' | 'postcode' | 'zipCode' | 'pinCode';

/** A country of the world as addresses and phones need it; where its data comes from says README.md. */
export type Country = WithEnglish<string> & {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** Other names that people search it by. */
  aka?: string;
  continent: string;
  /** Without the plus: 971. Countries may share one. */
  phoneNumberPrefix: number;
  /** Absent where an address names no zone; the zones themselves are in `zones.ts`. */
  zone?: ZoneWord;
  /** Null where the post knows no codes. */
  postalCode: PostalCodeWord | null;
};

export const countries = rows as readonly Country[];

const byCode = new Map(countries.map((country) => [country.code, country]));

export function findCountry(code: string): Country | undefined {
  return byCode.get(code.toUpperCase());
}

export function countryName(country: Country, language: Language): string {
  return inLanguage(country, language);
}

/** All countries in the alphabetical order of a language. */
export function sortCountries(language: Language): Country[] {
  const collator = new Intl.Collator(language);
  return [...countries].sort((a, b) => collator.compare(countryName(a, language), countryName(b, language)));
}

export type AddressField =
  | 'address1'
  | 'address2'
  | 'city'
  | 'company'
  | 'country'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'postalCode'
  | 'zone';

/** Labels of an address form in a country; the zone and the postal code go by many names. */
export function addressLabels(country: Country | undefined, t: Translator): Record<AddressField, string> {
  return {
    address1: t('address.address1'),
    address2: t('address.address2'),
    city: t('address.city'),
    company: t('address.company'),
    country: t('address.country'),
    firstName: t('forms.firstName'),
    lastName: t('forms.lastName'),
    phone: t('forms.phone'),
    postalCode: t(`address.${country?.postalCode ?? 'postalCode'}`),
    zone: t(`address.${country?.zone ?? 'region'}`),
  };
}
