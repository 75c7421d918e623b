import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';

import { defaultPhoneCountry } from '#domain/countries/phone-country.ts';
import { internationalDigits } from '#domain/phone-display.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import type { MessageKey } from '#locales/message-keys.ts';

/**
 * A number as it is stored, `+79123456789`, whoever typed it and how: without a country code it is one of
 * the shop's country. What is no number of any country stays as it was typed.
 */
export function toE164(text: string, settings: Settings): string {
  return parsePhone(text, settings) ?? text;
}

/**
 * The same for who can still mend what they have typed: null for what is no number of any country. What was
 * stored before, whatever it is, may stay.
 */
export function acceptPhone(text: string, stored: string, settings: Settings): string | null {
  return parsePhone(text, settings) ?? (text === '' || text === stored ? text : null);
}

/** A phone field's error, as a form takes it. */
export const wrongPhone = { errors: ['forms.errors.phoneUnknown' satisfies MessageKey] };

function parsePhone(text: string, { common, language, ecommerce }: Settings): string | null {
  const { code } = defaultPhoneCountry({ address: common.address, language, currency: ecommerce.currency });
  const typed = parsePhoneNumberFromString(text, code as CountryCode);
  if (typed?.isValid()) return typed.number;
  const dialed = parsePhoneNumberFromString(`+${internationalDigits(text)}`);
  return dialed?.isValid() ? dialed.number : null;
}
