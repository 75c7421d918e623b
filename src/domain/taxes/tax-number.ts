import { euCountries } from './shipped-rates.ts';

/**
 * What follows the country in VAT numbers of the EU: the forms that VIES takes
 * (https://ec.europa.eu/taxation_customs/vies, "VAT number structure"). Greece writes EL.
 */
const euForms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

/** Without what people put between the signs, in capital letters. */
export function foldTaxNumber(number: string): string {
  return number.replace(/[\s.\-–/]/g, '').toUpperCase();
}

/** What a tax number is called, and looks like, in a country; null where no form is known. */
export function taxNumberKind(country: string): 'vatId' | 'trn' | 'inn' | null {
  if (euCountries.has(country)) return 'vatId';
  if (country === 'AE') return 'trn';
  return country === 'RU' ? 'inn' : null;
}

/**
 * Whether a number, folded, looks like one of the country: a VAT number of the EU with its country, fifteen digits in
 * the Emirates, an INN with right check digits in Russia. Nobody is asked whether it exists. Of other countries any does.
 */
export function isTaxNumber(number: string, country: string): boolean {
  switch (taxNumberKind(country)) {
    case 'vatId': {
      const prefix = country === 'GR' ? 'EL' : country;
      return number.startsWith(prefix) && (euForms[country]?.test(number.slice(2)) ?? false);
    }
    case 'trn':
      return /^\d{15}$/.test(number);
    case 'inn':
      return isInn(number);
    default:
      return number.length <= 40;
  }
}

/** Weights of the check digits, the last digits' weights last. */
const innWeights = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];

/** Ten digits of a company or twelve of a person, with right check digits. */
function isInn(number: string): boolean {
  if (!/^(?:\d{10}|\d{12})$/.test(number)) return false;
  const hasRightDigit = (at: number) => {
    const weights = innWeights.slice(innWeights.length - at);
    const sum = weights.reduce((total, weight, index) => total + weight * Number(number[index]), 0);
    return (sum % 11) % 10 === Number(number[at]);
  };
  return number.length === 10 ? hasRightDigit(9) : hasRightDigit(10) && hasRightDigit(11);
}
