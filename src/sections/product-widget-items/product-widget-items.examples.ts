import type { SectionExample } from '../framework/examples.ts';

export const productWidgetItemsExamples: SectionExample[] = [
  {
    name: 'typical',
    options: { productIds: [3, 1, 2, 5, 4], heading: { title: 'We recommend', note: 'Chosen by hand.' } },
    items: [],
  },
  { name: 'minimal', options: { productIds: [1] }, items: [] },
  { name: 'grid', options: { productIds: [1, 2, 3, 4], layout: 'grid', background: 'grey' }, items: [] },
  { name: 'empty', options: {}, items: [] },
];
