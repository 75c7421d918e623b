import { defineSection } from '../framework/define-section.ts';

/** What readers said under an article, after moderation. */
export const commentsSection = defineSection({
  type: 'comments',
  follows: 'article',
  isShown: ({ media }) => media.pageStyle.showComments,
  presets: [
    { name: 'comments', options: {}, items: [] },
    {
      name: 'comments-on-paper',
      options: { background: 'light', heading: { title: 'Letters to the editor' } },
      items: [],
    },
  ],
});
