import type { CountryRegions } from './use-regions.ts';

interface RegionGroup {
  group: string;
  items: { value: string; label: string }[];
}

/**
 * What a list of regions offers: those of the countries, and what is chosen but none of theirs, so that it can
 * be seen and taken out. Two countries may have the same code: it is offered once, with the names of both.
 */
export function regionOptions(
  countries: readonly CountryRegions[],
  chosen: readonly string[],
  others: string,
): RegionGroup[] {
  const names = new Map<string, string[]>();
  for (const { code, name } of countries.flatMap(({ regions }) => regions)) {
    names.set(code, [...(names.get(code) ?? []), name]);
  }
  const offered = new Set<string>();
  const groups = countries.map(({ country, regions }) => ({
    group: country,
    items: regions
      .filter(({ code }) => !offered.has(code) && offered.add(code))
      .map(({ code, name }) => ({ value: code, label: names.get(code)?.join(' / ') ?? name })),
  }));
  const unknown = [...new Set(chosen)].filter((code) => !names.has(code));
  return [...groups, { group: others, items: unknown.map((code) => ({ value: code, label: code })) }].filter(
    ({ items }) => items.length > 0,
  );
}
