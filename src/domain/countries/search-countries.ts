import type { Language } from '#locales/languages.ts';

import { countryName, type Country } from './countries.ts';

/**
 * The countries that a search means, best first: each of its words, split on white space, commas and
 * semicolons, may be a code, the beginning of a word of a name in either language, or a phone prefix with
 * or without plus. The order of the list decides among equals; an empty search means them all.
 */
export function searchCountries(list: readonly Country[], search: string, language: Language): Country[] {
  const words = search.split(/[\s,;]+/).flatMap((word) => normalize(word) || []);
  if (words.length === 0) return [...list];
  return list
    .map((country) => ({ country, score: scoreOf(country, words, language) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ country }) => country);
}

/** A hit of a code or a whole prefix counts for more than one in a name. */
function scoreOf(country: Country, words: readonly string[], language: Language): number {
  const code = country.code.toLowerCase();
  const prefix = String(country.phoneNumberPrefix);
  const names = normalize([countryName(country, language), country.en, country.aka ?? ''].join(' ')).split(
    /[\s(«-]+/,
  );
  let score = 0;
  for (const word of words) {
    if (word === code || word === prefix) score += 2;
    else if (/^\d+$/.test(word) ? prefix.startsWith(word) : names.some((name) => name.startsWith(word)))
      score += 1;
  }
  return score;
}

/** Letter case, accents, ё and the plus make no difference. */
function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}+]/gu, '')
    .toLowerCase();
}
