import type { Language } from '#locales/languages.ts';

import { findCountry } from './countries.ts';

export interface Zone {
  /** As ISO 3166-2 has it, with or without the country in front; kept in orders. */
  code: string;
  name: string;
}

/** Names in other languages are bundled for the countries whose addresses are written so, and the Emirates. */
type StoredZone = Zone & Partial<Record<Language, string>>;

/**
 * The states, provinces or regions of a country, sorted by name; none where addresses name none. Each
 * country's are a file of their own, so that browsers load one of them at most.
 */
export async function loadZones(countryCode: string, language: Language): Promise<Zone[]> {
  const country = findCountry(countryCode);
  if (!country?.zone) return [];
  const { default: stored } = (await import(`./zones/${country.code}.json`)) as { default: StoredZone[] };
  const zones = stored.map((zone) => ({ code: zone.code, name: zone[language] ?? zone.name }));
  const collator = new Intl.Collator(language);
  return zones.sort((a, b) => collator.compare(a.name, b.name));
}

/**
 * A region as people call it. An address keeps the code where its country has a list, and what was typed where it
 * has none.
 */
export async function regionName(
  { country, region }: { country: string; region: string },
  language: Language,
): Promise<string> {
  if (region === '') return '';
  const zones = await loadZones(country, language);
  return zones.find(({ code }) => code === region)?.name ?? region;
}
