import type { PhoneCountry } from '#domain/countries/phone-country.ts';

import type { PhoneLibrary } from './phone-library.ts';

export interface ChosenCountry extends PhoneCountry {
  /** The visitor took it from the list, so numbers of other countries are mistakes. */
  isChosen: boolean;
}

export interface PhoneReading {
  /** `+971501234567` for a valid number, else the text as it is. */
  value: string;
  isValid: boolean;
  /** The country whose number it is: another than before when none was chosen and the text names one. */
  country: PhoneCountry;
  /** As people of the country write it; of valid numbers alone. */
  display?: string;
}

/** Understands a number as its visitor typed it (specification section 5, phone input). */
export function readPhone(text: string, chosen: ChosenCountry, library: PhoneLibrary): PhoneReading {
  const source = toInternational(text);
  const phone = library.parse(source, chosen.code);
  const named = source.startsWith('+') && !chosen.isChosen ? phone?.country : undefined;
  const country =
    named === undefined || !phone
      ? { code: chosen.code, phoneNumberPrefix: chosen.phoneNumberPrefix }
      : { code: named, phoneNumberPrefix: Number(phone.countryCallingCode) };
  if (!phone?.isValid() || !library.isOf(phone, country.code))
    return { value: text, isValid: false, country };
  return { value: phone.number, isValid: true, country, display: phone.formatNational() };
}

/** Eleven digits that start with 8 are a Russian number dialled at home; 00 is how many dial abroad. */
function toInternational(text: string): string {
  const typed = text.trim();
  if (typed.startsWith('+')) return typed;
  const digits = typed.replace(/\D/g, '');
  if (digits.length === 11 && digits.startsWith('8')) return `+7${digits.slice(1)}`;
  return digits.startsWith('00') ? `+${digits.slice(2)}` : typed;
}
