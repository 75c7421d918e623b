import type { SectionExamples } from '../framework/examples.ts';

export const examples: SectionExamples = {
  'table-of-contents': [
    { name: 'typical', options: {}, items: [] },
    { name: 'minimal', options: { depth: 'h2' }, items: [] },
    {
      name: 'long-text',
      options: { background: 'dark', heading: { title: 'О чём рассказывается в этой обстоятельной статье' } },
      items: [],
    },
    { name: 'many-items', options: { background: 'grey' }, items: [] },
    { name: 'empty', options: { depth: 'h2', heading: { title: '' } }, items: [] },
  ],
};
