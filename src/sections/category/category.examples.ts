import type { messages } from '#locales/en/sections/category.ts';

import type { SectionExample, SectionExamples } from '../framework/examples.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

/** The gallery and the tests answer with stand-in catalogs: as many as are asked for, none for id 999. */
const categoryExamples: SectionExample[] = [
  { name: 'typical', options: { limit: 4, heading: { title: text('whatWeMake') } }, items: [] },
  { name: 'minimal', options: { limit: 2, showCount: false }, items: [] },
  {
    name: 'long-text',
    options: {
      limit: 3,
      background: 'dark',
      heading: { title: 'Высокохудожественные произведения', textAlign: 'center' },
    },
    items: [],
  },
  {
    name: 'many-items',
    options: { limit: 12, background: 'light', heading: { title: 'All rooms' } },
    items: [],
  },
  { name: 'picked', options: { source: 'picked', catalogs: [3, 1, 2] }, items: [] },
  { name: 'empty', options: { source: 'picked', catalogs: [999] }, items: [] },
];

export const examples: SectionExamples = {
  category: categoryExamples,
  'category-1': categoryExamples,
  'category-2': categoryExamples,
  'category-8': categoryExamples,
};
