import { byLanguage } from '#locales/by-language.ts';
import type { messages } from '#locales/en/meta-templates.ts';
import type { Language } from '#locales/languages.ts';
import type { Texts } from '#locales/messages.ts';

export type MetaKind = 'product' | 'catalog' | 'page' | 'category' | 'article';
export type MetaPart = 'h1' | 'title' | 'description';

/** `price` is a formatted number without a sign, `currency` its code; leave out what is not known. */
export interface MetaValues {
  product_name?: string;
  catalog_name?: string;
  page_name?: string;
  article_name?: string;
  category_name?: string;
  shop_name?: string;
  currency?: string;
  price?: string;
}

const maxLengths: Record<MetaPart, number> = { h1: 200, title: 70, description: 200 };

/** Fills a template and cuts it to the length of its part; an empty template takes the default. */
export function renderMeta(
  template: string,
  values: MetaValues,
  place: { kind: MetaKind; part: MetaPart; language: Language },
): string {
  const used =
    template.trim() === '' ? defaultMetaTemplates[place.language][place.kind][place.part] : template;
  return cutAtWord(fillTemplate(used, values), maxLengths[place.part]);
}

/**
 * Replaces `%placeholders%` in one pass, so that a value never acts as a template. Unknown and empty
 * ones are removed together with the separators and spaces they leave dangling.
 */
export function fillTemplate(template: string, values: MetaValues): string {
  const known = new Map<string, string | undefined>(Object.entries(values));
  if (!known.has('price') || known.get('price')) return fillKnown(template, known);
  // "Tea — USD" and "Tea for" without a price would read as mistakes.
  known.delete('currency');
  return fillKnown(template.split('%price%').map(withoutLeadingWords).join('%price%'), known);
}

/** Words that only lead to a price. */
const leadingWords = new Set('for from at only price за от по всего цена'.split(' '));

/** The text before a price without "for", "from" or "Price:" at its end; the last part has no price behind it. */
function withoutLeadingWords(text: string, index: number, parts: readonly string[]): string {
  if (index === parts.length - 1) return text;
  const words = text.split(/\s+/u);
  // What ends in a word, without a space, is part of another word or sign.
  if (words.at(-1) !== '') return text;
  let count = words.length - 1;
  while (count > 0 && leadingWords.has((words[count - 1] ?? '').replace(/:$/u, '').toLowerCase())) count--;
  if (count === words.length - 1) return text;
  const kept = words.slice(0, count).join(' ');
  return `${kept.endsWith(',') ? kept.slice(0, -1) : kept} `;
}

function fillKnown(template: string, known: ReadonlyMap<string, string | undefined>): string {
  return tidySeparators(template.replace(/%([a-z][a-z0-9_]*)%/g, (_, name: string) => known.get(name) ?? ''));
}

/**
 * Cuts on a word boundary to at most `max` UTF-16 units, without an ellipsis: search engines add
 * their own. A first word longer than that is cut inside, never inside a surrogate pair.
 */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const boundary = text.lastIndexOf(' ', max);
  const cut = boundary > 0 ? text.slice(0, boundary) : text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
  return tidySeparators(cut);
}

const separatorWord = /^[-–—|·•/,:;]+$/;
const punctuationWord = /^[.,:;!?]+$/;
const danglingEnd = /[,:;]$/;

/** Collapses spaces, joins loose punctuation to its word and drops separators without neighbours. */
function tidySeparators(text: string): string {
  const words: string[] = [];
  for (const word of text.split(/\s+/)) {
    if (word === '' || word === '()' || word === '«»' || word === '""') continue;
    const previous = words.at(-1);
    if (punctuationWord.test(word)) {
      while (separatorWord.test(words.at(-1) ?? '')) words.pop();
      const owner = words.pop();
      if (owner !== undefined) words.push(/[.,:;!?]$/.test(owner) ? owner : owner + word);
    } else if (!separatorWord.test(word)) words.push(word);
    else if (previous !== undefined && !separatorWord.test(previous)) words.push(word);
  }
  while (separatorWord.test(words.at(-1) ?? '')) words.pop();
  return words.join(' ').replace(danglingEnd, '');
}

export const defaultMetaTemplates: Record<Language, Record<MetaKind, Record<MetaPart, string>>> = byLanguage<
  typeof messages
>(import.meta.glob<Texts>('../locales/*/meta-templates.ts', { eager: true, import: 'messages' }));
