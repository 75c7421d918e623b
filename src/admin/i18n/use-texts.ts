import { createPrinter, type MessageParams } from '#domain/i18n/translate.ts';
import type { Language } from '#domain/settings/settings.schema.ts';

import type { Texts } from './define-texts.ts';
import { useLanguage } from './language.ts';

type Print<Key extends string> = (key: Key, params?: MessageParams) => string;

const printers = new WeakMap<Texts, Partial<Record<Language, Print<never>>>>();

/** The texts of a screen in the language of the admin. */
export function useTexts<Key extends string>(texts: Texts<Key>): Print<Key> {
  const language = useLanguage((state) => state.language);
  return printerOf(texts, language);
}

/** Outside of components, such as in a notification. */
export function printText<Key extends string>(texts: Texts<Key>, key: Key, params?: MessageParams): string {
  return printerOf(texts, useLanguage.getState().language)(key, params);
}

function printerOf<Key extends string>(texts: Texts<Key>, language: Language): Print<Key> {
  const known: Partial<Record<Language, Print<never>>> = printers.get(texts) ?? {};
  printers.set(texts, known);
  return (known[language] ??= createPrinter<Key>(language, texts[language])) as Print<Key>;
}
