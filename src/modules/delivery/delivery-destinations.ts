import { countryName, findCountry } from '#domain/countries/countries.ts';
import { loadZones } from '#domain/countries/zones.ts';
import type { Translator } from '#domain/i18n/translate.ts';
import type { ShippingZone } from '#domain/schemas/delivery.schema.ts';

import { chooseZone, type Destination } from './delivery-terms.ts';

export interface NamedDestination {
  destination: Destination;
  title: string;
  zone: ShippingZone;
}

/** More would be a list that nobody reads through. */
const mostDestinations = 300;

/**
 * The places between which a buyer chooses to learn what delivery costs: those that zones name, and the rest of
 * each country and of the world where somebody delivers there. The shop's own country stands first, what is "the
 * rest" stands last.
 */
export async function listDestinations(
  zones: readonly ShippingZone[],
  home: string,
  t: Translator,
): Promise<NamedDestination[]> {
  const reached = collect(zones.filter(({ enabled }) => enabled)).flatMap((destination) => {
    const zone = chooseZone(zones, destination);
    return zone ? [{ destination, zone }] : [];
  });
  const isAlone = reached.length === 1;
  const named = await Promise.all(
    reached.map(async ({ destination, zone }) => {
      const isRest = reached.some(({ destination: other }) => isWithin(other, destination));
      return {
        destination,
        zone,
        title: isAlone && destination.country === '' ? zone.title : await nameOf(destination, isRest, t),
        group: `${destination.country === home ? 0 : 1}${destination.country === '' ? 1 : 0}`,
        country: destination.country === '' ? '' : nameCountry(destination.country, t),
        isRest,
      };
    }),
  );
  const { compare } = new Intl.Collator(t.language);
  return named
    .toSorted(
      (a, b) =>
        compare(a.group, b.group) ||
        compare(a.country, b.country) ||
        Number(a.isRest) - Number(b.isRest) ||
        compare(a.title, b.title),
    )
    .slice(0, mostDestinations)
    .map(({ destination, zone, title }) => ({ destination, zone, title }));
}

/** Tells places apart and stays the same while zones do, so that a device may remember it. */
export function keyOf({ country, region, locality }: Destination): string {
  return [country, region, locality].join('|');
}

function collect(zones: readonly ShippingZone[]): Destination[] {
  const found = new Map<string, Destination>();
  const add = (destination: Destination) => found.set(keyOf(destination), destination);
  for (const { countries, regions, localities } of zones) {
    const [country = '', ...others] = countries;
    const [region = ''] = regions;
    for (const locality of localities) add({ country, region, locality });
    for (const each of [country, ...others]) {
      // A region that is not of the country has no name there, and a zone of many of both says which is whose nowhere.
      if (others.length === 0) for (const one of regions) add({ country: each, region: one, locality: '' });
      add({ country: each, region: '', locality: '' });
    }
  }
  return [...found.values()];
}

/** Whether a place is a part of another. */
function isWithin(part: Destination, whole: Destination): boolean {
  if (part === whole) return false;
  const fits = (name: string, of: string) => of === '' || name === of;
  return (
    fits(part.country, whole.country) &&
    fits(part.region, whole.region) &&
    fits(part.locality, whole.locality)
  );
}

async function nameOf(
  { country, region, locality }: Destination,
  isRest: boolean,
  t: Translator,
): Promise<string> {
  if (locality !== '') return locality;
  if (region !== '') {
    const zones = await loadZones(country, t.language);
    const title = zones.find(({ code }) => code === region)?.name ?? region;
    return isRest ? t('delivery.elsewhere', { place: title }) : title;
  }
  if (country === '') return t('delivery.otherCountries');
  const title = nameCountry(country, t);
  return isRest ? t('delivery.elsewhere', { place: title }) : title;
}

function nameCountry(code: string, t: Translator): string {
  const country = findCountry(code);
  return country ? countryName(country, t.language) : code;
}
