import { useQuery } from '@tanstack/react-query';

import { countryName, findCountry } from '#domain/countries/countries.ts';
import { loadZones } from '#domain/countries/zones.ts';

import { useLanguage } from '../i18n/language.ts';

export interface CountryRegions {
  country: string;
  regions: { code: string; name: string }[];
}

/** The regions of countries, by country; undefined while they are loaded. Countries without any are left out. */
export function useRegions(countries: readonly string[]): CountryRegions[] | undefined {
  const language = useLanguage((state) => state.language);
  const { data } = useQuery({
    queryKey: ['regions', language, ...countries],
    queryFn: async () => {
      const all = await Promise.all(
        countries.map(async (code) => {
          const country = findCountry(code);
          return {
            country: country ? countryName(country, language) : code,
            regions: await loadZones(code, language),
          };
        }),
      );
      return all.filter(({ regions }) => regions.length > 0);
    },
    staleTime: Infinity,
    // A country more should not empty the list for a moment.
    placeholderData: (previous) => previous,
  });
  return data;
}
