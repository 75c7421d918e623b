import { messages as english, type MessageKey } from '#domain/i18n/messages.en.ts';
import { messages as russian } from '#domain/i18n/messages.ru.ts';
import { createTranslator, type Translator } from '#domain/i18n/translate.ts';
import type { Language } from '#locales/languages.ts';

const bundles: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = {
  en: english,
  ru: russian,
};

export const languages: readonly Language[] = ['en', 'ru'];

/** The texts of one language by key. */
export function messagesOf(language: Language): Readonly<Record<MessageKey, string>> {
  return bundles[language];
}

const translators = { en: createTranslator('en', english), ru: createTranslator('ru', russian) };

/** Parsed once a process: a page asks for dozens of texts. */
export function translatorOf(language: Language): Translator {
  return translators[language];
}
