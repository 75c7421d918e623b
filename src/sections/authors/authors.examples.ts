import type { SectionExamples } from '../framework/examples.ts';

export const examples: SectionExamples = {
  authors: [
    {
      name: 'typical',
      options: { heading: { title: 'Who writes here' } },
      items: [
        {
          name: 'Anna Vale',
          role: 'Ceramist',
          image: 1,
          text: '<p>Throws, glazes and keeps the kiln diary. Before clay there were ten years of architecture.</p>',
          links: [{ title: 'Instagram', url: 'https://www.instagram.com/annavale' }],
        },
        {
          name: 'Tom Reed',
          role: 'Printmaker',
          text: '<p>Cuts lino by day and writes about it by night.</p>',
        },
      ],
    },
    { name: 'minimal', options: {}, items: [{ name: 'Anna Vale' }] },
    {
      name: 'long-text',
      options: { background: 'dark' },
      items: [
        {
          name: 'Александра-Виктория Константинопольская-Преображенская',
          role: 'Художественный руководитель керамической мастерской',
          image: 2,
          text: `<p>${'Двадцать лет изучает высокотемпературные глазури и преподаёт. '.repeat(6)}</p>`,
          links: [
            { title: 'Выставки и персональные проекты', url: 'https://example.com/a' },
            { title: '', url: 'https://www.example.com/very/long/address/of/a/page' },
          ],
        },
      ],
    },
    {
      name: 'many-items',
      options: { background: 'grey' },
      items: Array.from({ length: 9 }, (_, index) => ({
        name: `Author ${index + 1}`,
        image: index + 1,
        text: '<p>Writes about materials.</p>',
      })),
    },
    { name: 'empty', options: {}, items: [] },
  ],
};
