import type { PageDocument } from '#domain/editing/documents.schema.ts';
import { foldText } from '#domain/text.ts';
import type { Language } from '#locales/languages.ts';
import { sectionTexts } from '#sections/section-texts.ts';

import { foldedWords } from '../words/section-words.ts';

/** Sections that have every word of a query in their name, in their kind or in what is written in them, in the page's order. */
export function findSections({ order, sections }: PageDocument, query: string, language: Language): string[] {
  const words = foldText(query).split(' ');
  return order.filter((id) => {
    const section = sections[id];
    if (!section) return false;
    const type = sectionTexts(section.type, language)?.name ?? section.type;
    const named = foldText(`${section.name ?? ''} ${type}`);
    const said = foldedWords(section);
    return words.every((word) => named.includes(word) || said.includes(word));
  });
}
