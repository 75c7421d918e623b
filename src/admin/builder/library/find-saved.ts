import type { SavedSection } from '#domain/schemas/saved-section.schema.ts';
import { languageCodes } from '#locales/languages.ts';
import { sectionTexts } from '#sections/section-texts.ts';

import { hasWords } from './list-presets.ts';

/** Saved sections with all the words of a query in their title or in the name of their kind, in any language. */
export function findSaved<Saved extends Pick<SavedSection, 'title' | 'type'>>(
  saved: readonly Saved[],
  q: string,
): Saved[] {
  return saved.filter(({ title, type }) => {
    const kinds = languageCodes.map((language) => sectionTexts(type, language)?.name ?? '');
    return hasWords([title, type, ...kinds].join(' '), q);
  });
}
