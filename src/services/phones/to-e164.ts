import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';

import { defaultPhoneCountry } from '#domain/countries/phone-country.ts';
import { internationalDigits } from '#domain/phone-display.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';

/**
 * A number as it is stored, `+79123456789`, whoever typed it and how: without a country code it is one of
 * the shop's country. What is no number of any country stays as it was typed.
 */
export function toE164(text: string, { common, language, ecommerce }: Settings): string {
  if (text === '') return '';
  const { code } = defaultPhoneCountry({ address: common.address, language, currency: ecommerce.currency });
  const typed = parsePhoneNumberFromString(text, code as CountryCode);
  if (typed?.isValid()) return typed.number;
  const dialed = parsePhoneNumberFromString(`+${internationalDigits(text)}`);
  return dialed?.isValid() ? dialed.number : text;
}
