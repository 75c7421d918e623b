import type { LegalFacts, LegalPageKind } from '#domain/schemas/shop-setup.schema.ts';
import { byLanguage } from '#locales/by-language.ts';
import type { messages } from '#locales/en/legal.ts';
import type { Language } from '#locales/languages.ts';
import type { Texts } from '#locales/messages.ts';

const texts = byLanguage<typeof messages>(
  import.meta.glob<Texts>('../../locales/*/legal.ts', { eager: true, import: 'messages' }),
);

export interface LegalPage {
  title: string;
  sections: { heading: string; html: string }[];
  blanks: number;
}

/** A page of its template; what is not known stands as `[[…]]`, to be found and filled. */
export function writeLegalPage(kind: LegalPageKind, language: Language, facts: LegalFacts): LegalPage {
  const { blanks, [kind]: page } = texts[language];
  let missing = 0;
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_match, name: keyof LegalFacts) => {
      if (facts[name] !== '') return escapeText(facts[name]);
      missing++;
      return `<strong>[[${blanks[name]}]]</strong>`;
    });
  const sections = readParts(page.text).map(({ heading, paragraphs }) => ({
    heading,
    html: paragraphs.map((paragraph) => `<p>${fill(paragraph)}</p>`).join(''),
  }));
  return { title: page.title, sections, blanks: missing };
}

/** `# A heading`, then a line for each of its paragraphs. */
function readParts(text: string): { heading: string; paragraphs: string[] }[] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...paragraphs] = part.trim().split('\n');
      return { heading, paragraphs };
    });
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
