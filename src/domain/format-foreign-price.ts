import { localeOf, type Language } from '#locales/languages.ts';

import { currencies } from './currencies.ts';
import { digitsOfCurrency } from './currency-digits.ts';
import { formatPrice, toMinor, type PriceSeparator } from './money.ts';

/** An amount in decimal major units of any currency: as the shop writes its own, else with the currency's code. */
export function formatForeignPrice(
  major: number,
  code: string,
  { language, separator }: { language: Language; separator: PriceSeparator },
): string {
  const currency = currencies.find((own) => own === code);
  if (currency) return formatPrice(toMinor(major), { currency, separator });
  const digits = digitsOfCurrency(code);
  return new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: code,
    currencyDisplay: 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(major);
}
