import { createTranslator, type Translator } from '#domain/i18n/translate.ts';
import type { Language } from '#locales/languages.ts';

import { loadChunk } from './load-chunk.ts';

/** All texts of a language, for what is drawn in the browser alone (dialogs); loaded with the first of it. */
export async function loadTranslator(language: Language): Promise<Translator> {
  const { messages } = await (language === 'ru'
    ? loadChunk(() => import('#domain/i18n/messages.ru.ts'))
    : loadChunk(() => import('#domain/i18n/messages.en.ts')));
  return createTranslator(language, messages);
}
