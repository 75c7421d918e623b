import { countryName, findCountry } from '#domain/countries/countries.ts';
import { localDay } from '#domain/local-days.ts';
import type { Taxes } from '#domain/schemas/tax.schema.ts';
import { standardClass } from '#domain/taxes/find-rate.ts';

import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { taxesTexts } from './taxes.texts.ts';

/** What classes and countries are called in the back office. */
export function useTaxWords(classes: Taxes['classes']) {
  const t = useTexts(taxesTexts);
  const language = useLanguage((state) => state.language);
  const nameClass = (code: string) =>
    code === standardClass
      ? t('standard')
      : (classes.find((one) => one.code === code)?.name ?? t('unknownClass', { code }));
  const nameCountry = (code: string) => {
    const country = findCountry(code);
    return country ? countryName(country, language) : code;
  };
  return {
    t,
    language,
    nameClass,
    nameCountry,
    classChoices: classes.map(({ code }) => ({ value: code, label: nameClass(code) })),
  };
}

/** On the calendar of who looks. */
export function today(): string {
  return localDay(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** What is wrong with a field, as fields take it that want words. */
export function textOf(error: unknown): string | undefined {
  return typeof error === 'string' ? error : undefined;
}
