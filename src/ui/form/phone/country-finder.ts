import { sortCountries, type Country } from '#domain/countries/countries.ts';
import { searchCountries } from '#domain/countries/search-countries.ts';
import type { Language } from '#locales/languages.ts';

/** Of the list, which comes with its countries. */
export { default as countriesCss } from './countries.css?inline';

export type FindCountries = (search: string) => Country[];

/** Searches all countries, named in a language. With the data a chunk of its own. */
export function createCountryFinder(language: Language): FindCountries {
  const sorted = sortCountries(language);
  return (search) => searchCountries(sorted, search, language);
}
