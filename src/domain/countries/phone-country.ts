import { languages, type Language } from '#locales/languages.ts';

import type { Currency } from '../currencies.ts';
import { findCountry, type Country } from './countries.ts';

interface ShopPlace {
  /** `country` of the shop's contact address; may be empty. */
  address: { country: string };
  language: Language;
  currency: Currency;
}

/** What a phone field needs of a country. */
export type PhoneCountry = Pick<Country, 'code' | 'phoneNumberPrefix'>;

/**
 * The country that phone numbers are taken for at first: that of the shop's address, else that of
 * the language, the Emirates for prices in dirhams, the United States otherwise (requirements 537, 538).
 */
export function defaultPhoneCountry({ address, language, currency }: ShopPlace): PhoneCountry {
  const { code, phoneNumberPrefix } = findCountry(address.country) ?? guess(language, currency);
  return { code, phoneNumberPrefix };
}

function guess(language: Language, currency: Currency): PhoneCountry {
  // English is spoken in many places: there the currency tells.
  const own = language === 'en' ? undefined : findCountry(languages[language].country);
  if (own) return own;
  return currency === 'AED' ? { code: 'AE', phoneNumberPrefix: 971 } : { code: 'US', phoneNumberPrefix: 1 };
}
