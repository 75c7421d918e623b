import type { SectionTexts } from '../../section-texts.ts';

export const messages = {
  name: 'Chosen products',
  about: 'Products that you pick yourself, in your order.',
  fields: { productIds: 'Products', layout: 'Layout' },
  presets: { row: 'Row that scrolls', grid: 'Grid' },
  content: { weRecommend: 'We recommend' },
} as const satisfies SectionTexts;
