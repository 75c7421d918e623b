import type { ShippingZone } from '#domain/schemas/delivery.schema.ts';

/** What the shop's own zones know of addresses; codes as ISO has them. */
export interface KnownPlaces {
  /** Countries that zones name. */
  countries: string[];
  localities: KnownLocality[];
}

interface KnownLocality {
  name: string;
  /** Of the zone; empty: of any. */
  countries: string[];
  regions: string[];
}

/** More would make the page heavy, and nobody reads a list so long. */
const mostLocalities = 300;

export function listKnownPlaces(zones: readonly ShippingZone[]): KnownPlaces {
  const enabled = zones.filter((zone) => zone.enabled);
  return {
    countries: [...new Set(enabled.flatMap(({ countries }) => countries))],
    localities: enabled
      .flatMap(({ countries, regions, localities }) =>
        localities.map((name): KnownLocality => ({ name, countries, regions })),
      )
      .slice(0, mostLocalities),
  };
}

/** Names of places in a country, and in a region of it once that is chosen. */
export function localitiesIn({ localities }: KnownPlaces, country: string, region: string): string[] {
  const fits = (codes: readonly string[], code: string) => codes.length === 0 || codes.includes(code);
  const names = localities
    .filter((place) => fits(place.countries, country) && (region === '' || fits(place.regions, region)))
    .map(({ name }) => name);
  return [...new Set(names)];
}

/** The region that a place lies in, where the shop's zones leave no doubt; empty otherwise. */
export function regionOfLocality({ localities }: KnownPlaces, country: string, name: string): string {
  const named = localities.filter((place) => place.name === name && place.countries.includes(country));
  const regions = new Set(named.flatMap((place) => place.regions));
  const [only = ''] = regions;
  return regions.size === 1 && named.every((place) => place.regions.length === 1) ? only : '';
}

/** Countries that the shop delivers to before the others, both in their order. */
export function putKnownFirst<Country extends { code: string }>(
  countries: readonly Country[],
  { countries: known }: KnownPlaces,
): Country[] {
  const isKnown = ({ code }: Country) => known.includes(code);
  return [...countries.filter(isKnown), ...countries.filter((country) => !isKnown(country))];
}
