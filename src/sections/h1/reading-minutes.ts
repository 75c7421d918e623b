import type { Section } from '#domain/schemas/section.schema.ts';
import { plainText } from '#domain/text.ts';
import { visibleSections } from '#domain/visible-sections.ts';

/** Fields of options and items that hold what a reader reads. */
const textKeys = new Set(['html', 'htmlBefore', 'htmlAfter', 'text', 'title', 'note']);

/** 238 words a minute for prose in English (Brysbaert 2019), fewer for longer words: 200 suits both languages. */
const wordsPerMinute = 200;

/** Minutes to read the sections that are shown, rounded up; 0 without a word. */
export function readingMinutes(sections: readonly Section[]): number {
  const words = visibleSections(sections).reduce(
    (sum, { options, items }) => sum + countWords([options, items]),
    0,
  );
  return Math.ceil(words / wordsPerMinute);
}

function countWords(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce((sum, [key, part]) => {
    if (typeof part !== 'string') return sum + countWords(part);
    return textKeys.has(key) ? sum + (plainText(part).match(/\S+/g)?.length ?? 0) : sum;
  }, 0);
}
