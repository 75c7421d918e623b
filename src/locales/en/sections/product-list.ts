import type { SectionTexts } from '../../section-texts.ts';

export const messages = {
  name: 'Product list',
  about: 'Products of the catalog page with filter, order and pages.',
  fields: {
    customLimit: { label: 'Own number on a page', help: 'Else as many as the settings say.' },
    limit: { label: 'Products on a page', help: '0 shows no products.' },
  },
  presets: { list: 'List', wide: 'Large cards' },
} as const satisfies SectionTexts;
