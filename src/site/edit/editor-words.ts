import { previewParameters } from '#domain/schemas/preview.schema.ts';
import { createPrinter } from '#domain/i18n/translate.ts';
import { pageMessages } from '#i18n/page-messages.ts';
import { isLanguage, type Language } from '#locales/languages.ts';
import { adviceOn, wayFor } from '#sections/framework/section-advice.ts';
import type { EditorWords } from '#sections/framework/section-context.ts';
import { placedDefinitions } from '#sections/sections.ts';
import { sectionTexts } from '#sections/section-texts.ts';

import { adviceTexts } from './advice.texts.ts';

/** The words for what only who edits the page reads. */
export function editorWords(language: Language): EditorWords {
  const texts = adviceTexts[language];
  const print = createPrinter<'item'>(language, { item: texts.item });
  return {
    language,
    t: pageMessages.translatorOf(language),
    nameOf: (type) => sectionTexts(type, language)?.name ?? type,
    adviceOf(type) {
      const definition = placedDefinitions.get(type);
      const advice = definition ? adviceOn(definition) : 'words';
      const item = sectionTexts(type, language)?.item;
      const text =
        advice === 'items' && item ? print('item', { name: item.toLowerCase() }) : texts.advice[advice];
      const screen = wayFor(advice);
      return { text: `${text} ${texts.unseen}`, wayTo: screen && { screen, text: texts.ways[screen] } };
    },
    sample: texts.sample,
  };
}

/** The language that the frame was asked for in; null for the shop's. */
export function editorLanguage(query: URLSearchParams): Language | null {
  const language = query.get(previewParameters.language);
  return isLanguage(language) ? language : null;
}
