import { messages as en } from '#domain/i18n/messages.en.ts';
import { messages as ru } from '#domain/i18n/messages.ru.ts';
import { createTranslator } from '#domain/i18n/translate.ts';
import type { Language } from '#domain/settings/settings.schema.ts';

/** All interface texts of a language; server side only, islands are given the few they show. */
export const messagesOf = (language: Language): Readonly<Record<string, string>> =>
  language === 'ru' ? ru : en;

const translators = { en: createTranslator('en', en), ru: createTranslator('ru', ru) };

/** Parsed once a process: a page asks for dozens of texts. */
export const translatorOf = (language: Language) => translators[language];
