import { byLanguage } from '#locales/by-language.ts';
import type { messages } from '#locales/en/samples.ts';
import type { Language } from '#locales/languages.ts';
import type { Texts } from '#locales/messages.ts';

const texts = byLanguage<typeof messages>(
  import.meta.glob<Texts>('../../locales/*/samples.ts', { eager: true, import: 'messages' }),
);

/** What samples say, in the language that the shop is drawn in. */
export function sampleWords(language: Language) {
  const { products, catalogs, articles, tags, comments, headings, ...words } = texts[language];
  return {
    ...words,
    products: Object.values(products),
    catalogs: Object.values(catalogs),
    articles: Object.values(articles),
    tags: Object.values(tags),
    comments: Object.values(comments),
    headings: Object.values(headings),
  };
}
