import type { SectionExample } from '../framework/examples.ts';

export const breadcrumbsExamples: SectionExample[] = [
  { name: 'typical', options: {}, items: [] },
  { name: 'dark', options: { background: 'dark' }, items: [] },
];
