import { useQuery } from '@tanstack/react-query';

import { shopTimeZone } from '#domain/time-zones.ts';
import { localeOf } from '#locales/languages.ts';

import { api } from '../api/api-client.ts';
import { useLanguage } from '../i18n/language.ts';

interface ShopPlace {
  common: { timeZone: string; address: { country: string } };
}

/** The shop's time zone, and moments as its clocks show them; null until it is known. */
export function useShopTime(): { timeZone: string; formatShopTime(iso: string): string } | null {
  const language = useLanguage((state) => state.language);
  const { data } = useQuery({
    queryKey: ['config'],
    queryFn: () => api.get<ShopPlace>('/config'),
    staleTime: 60_000,
  });
  if (!data) return null;
  const timeZone = shopTimeZone(data.common);
  const format = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return { timeZone, formatShopTime: (iso) => format.format(new Date(iso)) };
}
