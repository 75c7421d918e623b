import type { ArticleList } from '#domain/schemas/article.schema.ts';
import type { messages } from '#locales/en/sections/media-list.ts';

import { need, type DataNeed } from '../framework/data-needs.ts';
import { defineSection } from '../framework/define-section.ts';
import { numberField, categoryField } from '../framework/fields.ts';
import type { PageContext } from '../framework/page-context.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

/**
 * Articles as cards in the layout of the media settings. On a category's own page: the articles that
 * the page has loaded, with tags and pages of its address; elsewhere the newest `limit`.
 */
export const mediaListSection = defineSection({
  type: 'media-list',
  purpose: 'journal',
  options: {
    /** Slug of the category; empty means the page's own, or all of them on other pages. */
    category: categoryField(),
    limit: numberField(1, 60, 6),
  },
  needs: ({ options }, page): Record<string, DataNeed<ArticleList>> =>
    ownCategory(options, page)
      ? {}
      : { articles: need.articles({ category: options.category || null, limit: Math.round(options.limit) }) },
  presets: [
    { name: 'articles', options: {}, items: [] },
    {
      name: 'latest',
      options: {
        limit: 3,
        background: 'light',
        heading: { title: text('fromTheJournal'), note: text('notesHowThings') },
      },
      items: [],
    },
  ],
});

/** The category whose page this is, when the list is about it. */
export function ownCategory(options: { category: string }, page: PageContext): PageContext['category'] {
  const { category } = page;
  return category && (options.category === '' || options.category === category.slug) ? category : undefined;
}
