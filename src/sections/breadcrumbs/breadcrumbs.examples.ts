import type { SectionExamples } from '../framework/examples.ts';

export const examples: SectionExamples = {
  breadcrumbs: [
    { name: 'typical', options: {}, items: [] },
    { name: 'dark', options: { background: 'dark' }, items: [] },
  ],
};
