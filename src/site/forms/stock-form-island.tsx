import { useMemo } from 'react';

import { createTranslator } from '#domain/i18n/translate.ts';
import type { Language } from '#locales/languages.ts';

import type { stockFormMessages } from './stock-form.messages.ts';
import { StockForm, type StockFormProps } from './stock-form.tsx';

export interface StockFormIslandProps extends Omit<StockFormProps, 't'> {
  language: Language;
  messages: Record<(typeof stockFormMessages)[number], string>;
}

/** The form of those who wait for something as a part of a page. */
export function StockFormIsland({ language, messages, ...form }: StockFormIslandProps) {
  const t = useMemo(() => createTranslator(language, messages), [language, messages]);
  return <StockForm {...form} t={t} />;
}
