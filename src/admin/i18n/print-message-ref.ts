import { readMessageRef } from '#domain/i18n/message-ref.ts';
import { createPrinter } from '#domain/i18n/translate.ts';
import { validationMessages as english, type ValidationKey } from '#domain/i18n/validation.en.ts';
import { validationMessages as russian } from '#domain/i18n/validation.ru.ts';
import type { Language } from '#locales/languages.ts';

const printers = {
  en: createPrinter<ValidationKey>('en', english),
  ru: createPrinter<ValidationKey>('ru', russian),
};

/** What a schema says of a value, as an answer of the API refers to it; null for what is no such message. */
export function printMessageRef(text: string, language: Language): string | null {
  const { key, params } = readMessageRef(text);
  return isKey(key) ? printers[language](key, params) : null;
}

function isKey(key: string): key is ValidationKey {
  return Object.hasOwn(english, key);
}
