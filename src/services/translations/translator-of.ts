import { createTranslator, type Translator } from '#domain/i18n/translate.ts';
import type { Language } from '#domain/settings/settings.schema.ts';

import { messagesOf } from './messages-of.ts';

const translators: Readonly<Record<Language, Translator>> = {
  en: createTranslator('en', messagesOf('en')),
  ru: createTranslator('ru', messagesOf('ru')),
};

/** Texts that the server itself writes to people: errors of forms, mails. */
export function translatorOf(language: Language): Translator {
  return translators[language];
}
