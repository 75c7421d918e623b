import type { SectionExample } from '../framework/examples.ts';

export const productListExamples: SectionExample[] = [
  { name: 'typical', options: {}, items: [] },
  { name: 'three-columns', options: { columns: { desktop: 4, tablet: 6, mobile: 12 } }, items: [] },
  { name: 'dark', options: { background: 'dark', heading: { title: 'Everything we have made' } }, items: [] },
  { name: 'empty', options: { customLimit: true }, items: [] },
];
