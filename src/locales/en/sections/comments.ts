import type { SectionTexts } from '../../section-texts.ts';

export const messages = {
  name: 'Comments',
  about: 'What readers say under an article, and a form for them.',
  presets: { comments: 'Comments', 'comments-on-paper': 'On a background' },
  content: { lettersEditor: 'Letters to the editor' },
} as const satisfies SectionTexts;
