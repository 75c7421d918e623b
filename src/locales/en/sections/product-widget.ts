import type { SectionTexts } from '../../section-texts.ts';

export const messages = {
  name: 'Products of a catalog',
  about: 'The first few products of a catalog or of the whole shop.',
  fields: {
    catalogId: { label: 'Catalog', help: 'Empty: the whole shop.' },
    sort: 'Order',
    limit: 'How many',
    layout: 'Layout',
  },
  choices: {
    sort: {
      custom: 'As in the catalog',
      title: 'By name',
      price_asc: 'Cheap first',
      price_desc: 'Expensive first',
    },
  },
  presets: { row: 'Row that scrolls', grid: 'Grid' },
  content: { newShop: 'New in the shop', bestsellers: 'Bestsellers' },
} as const satisfies SectionTexts;
