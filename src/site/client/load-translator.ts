import { createTranslator, type Translator } from '#domain/i18n/translate.ts';
import { languages, type Language } from '#locales/languages.ts';
import type { Texts } from '#locales/messages.ts';

import { loadChunk } from './load-chunk.ts';

/** What dialogs and the cart's widget say. */
const files = import.meta.glob<Texts>(
  '../../locales/*/site/{addresses,back-in-stock,cart,common,forms,product,sign-in}.ts',
  {
    import: 'messages',
  },
);

/** The texts of what is drawn in the browser alone (dialogs); loaded with the first of it. */
export async function loadTranslator(language: Language): Promise<Translator> {
  const [english, own] = await Promise.all([
    languages[language].inProgress ? loadTexts('en') : {},
    loadTexts(language),
  ]);
  return createTranslator(language, { ...english, ...own });
}

async function loadTexts(language: Language): Promise<Readonly<Record<string, string>>> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`));
  const texts = await Promise.all(own.map(([, load]) => loadChunk(load)));
  return Object.assign({}, ...texts);
}
