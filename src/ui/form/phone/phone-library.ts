import {
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/core';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import metadata from 'libphonenumber-js/metadata.min.json' with { type: 'json' };

/** Numbering plans of all countries: 45 KB, so it is loaded once somebody is about to type a number. */
export const phoneLibrary = {
  parse(text: string, country: string): PhoneNumber | undefined {
    return isKnown(country) ? parsePhoneNumberFromString(text, country, metadata) : undefined;
  },

  /** A number of the country as people there would give it to a foreigner. */
  example(country: string): string | undefined {
    return exampleOf(country)?.formatInternational();
  },

  /** Whether a number belongs to a country. Åland's are told from Finland's by nobody, and a few others. */
  isOf(phone: PhoneNumber, country: string): boolean {
    if (phone.country === country) return true;
    const example = exampleOf(country)?.number;
    return example !== undefined && phoneLibrary.parse(example, country)?.country === phone.country;
  },
};

export type PhoneLibrary = typeof phoneLibrary;

function exampleOf(country: string): PhoneNumber | undefined {
  return isKnown(country) ? getExampleNumber(country, examples, metadata) : undefined;
}

function isKnown(country: string): country is CountryCode {
  return isSupportedCountry(country as CountryCode, metadata);
}
