import { countries, findCountry } from '#domain/countries/countries.ts';
import { loadZones } from '#domain/countries/zones.ts';
import { normalizePostalCode } from '#domain/postal-address.ts';
import type { CustomerProblemReason } from '#domain/schemas/customer-import.schema.ts';
import { emailField } from '#domain/schemas/form-fields.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { cleanLine } from '#domain/text.ts';
import { languageCodes } from '#locales/languages.ts';
import { acceptPhone } from '#platform/phones/to-e164.ts';

import { withoutEmpty } from '../without-empty.ts';
import type { CustomerColumns, CustomerField } from './customer-columns.ts';

export interface FoundCustomer {
  email: string;
  firstName: string;
  lastName: string;
  /** E.164, or empty. */
  phone: string;
  /** What is known of it, as a profile keeps it. */
  address: object;
}

interface FoundProblem {
  reason: CustomerProblemReason;
  value: string;
}

/** Of one row: the customer, or null where it is left out, and what is wrong with it. */
export interface ReadCustomer {
  customer: FoundCustomer | null;
  problems: FoundProblem[];
}

/** As long as a profile's fields may be. */
const longest = { name: 100, addressPart: 200 } as const;
const email = emailField();
const countryCodes = new Map(
  countries.flatMap((country) =>
    languageCodes.map((language) => [country[language]?.toLowerCase(), country.code] as const),
  ),
);

/** Reads a row by the columns of its file; phones without a country code are of its country, else of the shop's. */
export async function readCustomer(
  cells: readonly string[],
  { columns }: CustomerColumns,
  settings: Settings,
): Promise<ReadCustomer> {
  const read = (field: CustomerField, longestText: number = longest.addressPart) => {
    const texts = (columns.get(field) ?? []).map((column) => cleanLine(cells[column] ?? ''));
    return (texts.find((text) => text !== '') ?? '').slice(0, longestText);
  };
  const typed = read('email', 300);
  if (typed === '') return leftOut('noEmail', readName(read).join(' ').trim());
  const parsed = email.safeParse(typed);
  if (!parsed.success) return leftOut('wrongEmail', typed);
  const problems: FoundProblem[] = [];
  const typedCountry = read('country');
  const country =
    findCountry(typedCountry.toUpperCase())?.code ?? countryCodes.get(typedCountry.toLowerCase());
  if (country === undefined && typedCountry !== '') problems.push({ reason: 'country', value: typedCountry });
  // Shopify keeps spreadsheets from counting with a phone and a postal code by an apostrophe in front.
  const typedPhone = read('phone').replace(/^'/, '');
  const phone = acceptPhone(typedPhone, '', livingIn(country, settings));
  if (phone === null) problems.push({ reason: 'phone', value: typedPhone });
  const [firstName, lastName] = readName(read);
  const address = withoutEmpty({
    country: country ?? '',
    region: await readRegion(country ?? '', read('region')),
    locality: read('locality'),
    street: [read('street'), read('streetMore')].filter(Boolean).join(', ').slice(0, longest.addressPart),
    postalCode: normalizePostalCode(read('postalCode').replace(/^'/, ''), country ?? ''),
  });
  return { customer: { email: parsed.data, firstName, lastName, phone: phone ?? '', address }, problems };
}

function livingIn(country: string | undefined, settings: Settings): Settings {
  if (country === undefined) return settings;
  const { common } = settings;
  return { ...settings, common: { ...common, address: { ...common.address, country } } };
}

function leftOut(reason: CustomerProblemReason, value: string): ReadCustomer {
  return { customer: null, problems: [{ reason, value }] };
}

function readName(read: (field: CustomerField, longest: number) => string): [first: string, last: string] {
  const [firstName, lastName] = [read('firstName', longest.name), read('lastName', longest.name)];
  if (firstName !== '' || lastName !== '') return [firstName, lastName];
  const [lead = '', ...rest] = read('surnameFirst', longest.name).split(' ');
  if (lead !== '') return [rest.join(' '), lead];
  const [first = '', ...others] = read('name', longest.name).split(' ');
  return [first, others.join(' ')];
}

/** By code or name; what the country's list does not have stays as it is. */
async function readRegion(country: string, typed: string): Promise<string> {
  if (typed === '') return '';
  const names = new Set([typed, `${country}-${typed}`].map((name) => name.toLowerCase()));
  const zones = await loadZones(country, 'en');
  const zone = zones.find(({ code, name }) => [code, name].some((one) => names.has(one.toLowerCase())));
  return zone?.code ?? typed;
}
