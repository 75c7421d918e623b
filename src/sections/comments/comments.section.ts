import type { messages } from '#locales/en/sections/comments.ts';

import { defineSection } from '../framework/define-section.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

/** What readers said under an article, after moderation. */
export const commentsSection = defineSection({
  type: 'comments',
  purpose: 'journal',
  follows: 'article',
  isShown: ({ media }) => media.pageStyle.showComments,
  presets: [
    { name: 'comments', options: {}, items: [] },
    {
      name: 'comments-on-paper',
      options: { background: 'light', heading: { title: text('lettersEditor') } },
      items: [],
    },
  ],
});
