import type { Tag } from '#domain/schemas/article.schema.ts';
import type { messages } from '#locales/en/sections/tags-list.ts';

import { need, type DataNeed } from '../framework/data-needs.ts';
import { defineSection } from '../framework/define-section.ts';
import { categoryField } from '../framework/fields.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

/**
 * Tags as chips. On a category's page they narrow its list, on an article they are the article's own,
 * elsewhere those of `category`; each leads to the filtered list.
 */
export const tagsListSection = defineSection({
  type: 'tags-list',
  purpose: 'journal',
  follows: 'tags',
  draws: ['heading', 'background'],
  options: {
    /** Slug of the category on pages that have none of their own. */
    category: categoryField(),
  },
  frame: { kind: 'bare' },
  needs: ({ options }, page): Record<string, DataNeed<Tag[]>> =>
    page.category || page.article || options.category === '' ? {} : { tags: need.tags(options.category) },
  isShown: ({ media }) => media.itemsStyle.showTags,
  presets: [
    { name: 'tags', options: {}, items: [] },
    { name: 'topics', options: { background: 'light', heading: { title: text('topics') } }, items: [] },
  ],
});
