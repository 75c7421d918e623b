import type { SectionExamples } from '../framework/examples.ts';

export const examples: SectionExamples = {
  text: [
    {
      name: 'typical',
      options: {
        heading: { title: 'Made slowly', note: 'Twelve pieces a week, no more.' },
        content: {
          html: '<p>Every bowl is thrown, trimmed and glazed by <strong>one pair of hands</strong>.</p><h3>What that means</h3><ul><li>No two are alike.</li><li>Each is signed.</li></ul><blockquote>Clay remembers everything.</blockquote>',
        },
        button: { title: 'Read the story', link: { type: 'page', url: 'about' } },
      },
      items: [],
    },
    { name: 'minimal', options: { content: { html: '<p>One line.</p>' } }, items: [] },
    {
      name: 'long-text',
      options: {
        background: 'dark',
        heading: {
          title: 'Достопримечательность послевоенного градостроительства и её высокопревосходительство',
        },
        content: {
          html: `<p>${'Длинный текст без единого абзаца, который проверяет меру строки. '.repeat(14)}</p>`,
        },
      },
      items: [],
    },
    { name: 'empty', options: {}, items: [] },
  ],
};
