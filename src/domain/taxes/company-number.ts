import type { TaxedPlace, TaxRules } from './find-rate.ts';
import { euCountries } from './shipped-rates.ts';
import { isTaxNumber, taxNumberKind } from './tax-number.ts';

/** The state of the EU that a VAT number, folded, names and has the form of; null for any other number. */
function unionStateOf(number: string): string | null {
  const prefix = number.slice(0, 2);
  const country = prefix === 'EL' ? 'GR' : prefix;
  return euCountries.has(country) && isTaxNumber(number, country) ? country : null;
}

/** Whether a number, folded, looks like that of a company of the country or of a state of the EU. */
export function isCompanyNumber(number: string, country: string): boolean {
  return unionStateOf(number) !== null || isTaxNumber(number, country);
}

/** What the number of a company is called; null where no name is known. */
export function companyNumberKind(number: string, country: string): ReturnType<typeof taxNumberKind> {
  if (unionStateOf(number) !== null) return 'vatId';
  return isTaxNumber(number, country) ? taxNumberKind(country) : null;
}

/**
 * Whether a company accounts for the tax of what is delivered to it: from one state of the EU to another, with a VAT
 * number of that one (Directive 2006/112/EC, articles 138 and 200). Nobody is asked whether the number exists.
 */
export function isReverseCharged(
  { enabled, sellsToCompanies, country }: TaxRules,
  place: TaxedPlace,
  number: string,
): boolean {
  const target = place.country.trim().toUpperCase();
  return (
    enabled &&
    sellsToCompanies &&
    euCountries.has(country) &&
    target !== country &&
    number !== '' &&
    unionStateOf(number) === target
  );
}
