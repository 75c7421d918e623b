import { previewParameters } from '#domain/schemas/preview.schema.ts';
import type { Language } from '#domain/settings/settings.schema.ts';
import type { EditorWords } from '#sections/framework/section-context.ts';
import { sectionLabels } from '#sections/section-labels.ts';
import { translatorOf } from '#services/translations/messages-of.ts';

/** The words for what only who edits the page reads. */
export function editorWords(language: Language): EditorWords {
  return {
    language,
    t: translatorOf(language),
    nameOf: (type) => sectionLabels.get(type)?.name[language] ?? type,
  };
}

/** The language that the frame was asked for in; null for the shop's. */
export function editorLanguage(query: URLSearchParams): Language | null {
  const language = query.get(previewParameters.language);
  return language === 'en' || language === 'ru' ? language : null;
}
