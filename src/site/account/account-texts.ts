import type { Translator } from '#domain/i18n/translate.ts';
import { formatPrice, toMinor, type PriceSeparator } from '#domain/money.ts';
import type { Currency } from '#domain/currencies.ts';
import type { Language } from '#locales/languages.ts';

/** How the account writes texts, dates and money. */
export interface AccountTexts {
  t: Translator;
  language: Language;
  format: { currency: Currency; separator: PriceSeparator };
}

/** An order keeps the currency it was placed in, whatever the shop's is now. */
export function formatAmountOf(major: number, currency: Currency, { format }: AccountTexts): string {
  return formatPrice(toMinor(major), { ...format, currency });
}
