import type { messages } from '#locales/en/sections/table-of-contents.ts';

import { defineSection } from '../framework/define-section.ts';
import { choiceField } from '../framework/fields.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

/**
 * The headings of the page's texts with links to them. On wide screens it takes a column of its own
 * and the sections after it stand beside it (table-of-contents.css).
 */
export const tableOfContentsSection = defineSection({
  type: 'table-of-contents',
  purpose: 'page',
  follows: 'headings',
  draws: ['heading.title', 'background'],
  options: { depth: choiceField(['h2', 'h3'], 'h3') },
  frame: { kind: 'bare' },
  isShown: ({ media }) => media.pageStyle.showTableOfContent,
  presets: [
    { name: 'contents', options: {}, items: [] },
    { name: 'chapters', options: { depth: 'h2', heading: { title: text('inThisArticle') } }, items: [] },
  ],
});
