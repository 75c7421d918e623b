import { useQuery } from '@tanstack/react-query';

import { formatPrice, toMinor, type PriceSeparator } from '#domain/money.ts';
import type { Currency } from '#domain/currencies.ts';
import { formatForeignPrice } from '#domain/format-foreign-price.ts';
import { localeOf } from '#locales/languages.ts';

import { api } from '../api/api-client.ts';
import { useLanguage } from '../i18n/language.ts';

interface ShopFormats {
  ecommerce: { currency: Currency; priceFormatSeparator: PriceSeparator };
}

/** How the shop writes money, and how the admin writes dates and numbers in its own language. */
export function useFormat() {
  const language = useLanguage((state) => state.language);
  const { data } = useQuery({
    queryKey: ['config'],
    queryFn: () => api.get<ShopFormats>('/config'),
    staleTime: 60_000,
  });
  const currency = data?.ecommerce.currency ?? 'RUB';
  const separator = data?.ecommerce.priceFormatSeparator ?? 'space';
  const locale = localeOf(language);
  return {
    language,
    currency,
    /** From decimal major units, as the API gives amounts; in the shop's currency unless another is named. */
    formatMoney: (major: number, of: Currency = currency) =>
      formatPrice(toMinor(major), { currency: of, separator }),
    /** The same of any currency, by its code of three letters: of orders that were placed elsewhere. */
    formatForeignMoney: (major: number, code: string) =>
      formatForeignPrice(major, code, { language, separator }),
    /** From an ISO text, in the time zone of who reads it. */
    formatDate: (iso: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(iso)),
    /** A day of a calendar, `YYYY-MM-DD`, as it is written there; `short` leaves out the year. */
    formatDay: (day: string, { short = false } = {}) =>
      new Intl.DateTimeFormat(locale, {
        ...(short ? { day: 'numeric', month: 'short' } : { dateStyle: 'medium' }),
        timeZone: 'UTC',
      }).format(new Date(day)),
    formatTime: (iso: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso)),
    formatNumber: (value: number, options: Intl.NumberFormatOptions = {}) =>
      new Intl.NumberFormat(locale, options).format(value),
  };
}
