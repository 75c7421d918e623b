import type { SectionExamples } from '../framework/examples.ts';

export const examples: SectionExamples = {
  h1: [
    {
      name: 'typical',
      options: { heading: { title: 'Landscapes', note: 'Quiet hills for loud rooms.' } },
      items: [],
    },
    { name: 'minimal', options: {}, items: [] },
    {
      name: 'long-text',
      options: {
        heading: {
          title: 'Сельскохозяйственно-машиностроительная керамика ручной работы',
          textAlign: 'center',
        },
      },
      items: [],
    },
  ],
};
