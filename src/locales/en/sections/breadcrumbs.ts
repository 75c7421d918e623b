import type { SectionTexts } from '../../section-texts.ts';

export const messages = {
  name: 'Breadcrumbs',
  about: 'The way from home to this page. Follows the page by itself.',
  presets: { trail: 'Way to this page', band: 'On a band of its own' },
} as const satisfies SectionTexts;
