import { formatAddress } from 'localized-address-format';

import { languages, type Language } from '#locales/languages.ts';

export interface PostalAddress {
  /** ISO 3166-1 alpha-2; what was typed where the shop has no list. */
  country: string;
  /** A code of ISO 3166-2, or a name. */
  region: string;
  locality: string;
  street: string;
  postalCode: string;
}

/** Where letters bear the region's code; elsewhere its name, or none. */
const withRegionCode = new Set(['US', 'CA', 'AU', 'BR', 'IT']);

/** Britain and the islands whose postcodes are made alike; the last three characters stand apart. */
const british = new Set(['GB', 'GG', 'JE', 'IM']);
const britishPostcode = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/;

/** `sw1a1aa` as Britain writes it, `SW1A 1AA`; those of other countries, and what is none, as typed. */
export function normalizePostalCode(postalCode: string, country: string): string {
  if (!british.has(country.toUpperCase())) return postalCode;
  const [, outward, inward] = britishPostcode.exec(postalCode.replace(/\s/g, '').toUpperCase()) ?? [];
  return outward === undefined ? postalCode : `${outward} ${inward}`;
}

/**
 * An address in the order and lines of its country, without the country itself: `Annapolis, MD 21401`,
 * `10115 Berlin`, in Britain the postcode on a line of its own. By the formats of libaddressinput, which follow
 * those of the Universal Postal Union; a Russian one from the postal code to the street, as the shop has always
 * written it. What was typed and has no place in the format stands on a line of its own: only a region may be left out.
 * `regionName` is the region as people call it.
 */
export function postalLines(address: PostalAddress, regionName = address.region): string[] {
  const country = address.country.toUpperCase();
  const { locality } = address;
  const name = regionName === locality ? '' : regionName;
  const region = withRegionCode.has(country) ? address.region.replace(`${country}-`, '') : name;
  const street = address.street.split('\n');
  const postalCode = normalizePostalCode(address.postalCode, country);
  const lines = formatLines({ country, region, locality, street, postalCode })
    .map((line) => line.trim())
    .filter(Boolean);
  const isMissing = (part: string) => part !== '' && !lines.some((line) => line.includes(part));
  if (isMissing(locality)) lines.splice(lines.indexOf(street.at(-1)?.trim() ?? '') + 1, 0, locality);
  return isMissing(postalCode) ? [...lines, postalCode] : lines;
}

type Parts = Omit<PostalAddress, 'street'> & { street: string[] };

function formatLines({ country, region, locality, street, postalCode }: Parts): string[] {
  if (country === 'RU') return [[postalCode, region, locality].filter(Boolean).join(', '), ...street];
  if (!/^[A-Z]{2}$/.test(country)) return [...street, `${postalCode} ${locality}`, region];
  return formatAddress({
    postalCountry: country,
    administrativeArea: region,
    locality,
    postalCode,
    addressLines: street,
  });
}

/** The same in one line, for the header and the footer: as the language does where the country is not known. */
export function postalLine(address: PostalAddress, language: Language): string {
  const country = address.country || languages[language].country;
  return postalLines({ ...address, country }).join(', ');
}
