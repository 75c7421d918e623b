import type { messages } from '#locales/en/sections/faq.ts';

import type { SectionExample, SectionExamples } from '../framework/examples.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

const questions = [
  {
    question: 'How are prints sent?',
    answer:
      '<p>Flat, between two boards, never rolled. Frames travel in a wooden crate that you can <a href="/shipping">send back to us</a>.</p>',
  },
  {
    question: 'Are the colours as on the screen?',
    answer: '<p>As close as screens allow. Ask for a swatch: it is free.</p>',
  },
  {
    question: 'Can I return a print?',
    answer:
      '<p>Within fourteen days, in its boards.</p><ul><li>We pay for the way back.</li><li>Money is returned in three days.</li></ul>',
  },
  { question: 'Do you frame?', answer: '<p>In oak or ash, with museum glass.</p>' },
];

const faqExamples: SectionExample[] = [
  {
    name: 'typical',
    options: {
      openFirst: true,
      heading: { title: text('beforeYouOrder'), note: 'Not here? Write to us, a person answers.' },
      button: { title: text('askAQuestion'), type: 'popup', style: 'outline' },
    },
    items: questions,
  },
  { name: 'minimal', options: {}, items: questions.slice(0, 1) },
  {
    name: 'long-text',
    options: {
      background: 'dark',
      openFirst: true,
      heading: { title: 'Часто задаваемые вопросы о высокотемпературной керамике' },
    },
    items: [
      {
        question:
          'Водонепроницаемость, морозостойкость и электробезопасность: что из этого относится к изделиям ручной работы?',
        answer: `<p>${'Каждое изделие обжигается дважды, поэтому не впитывает воду и не боится посудомоечной машины. '.repeat(6)}</p>`,
      },
      { question: 'Сельскохозяйственно-машиностроительный?', answer: '<p>Нет.</p>' },
    ],
  },
  {
    name: 'many-items',
    options: { background: 'middle', heading: { title: 'Everything at once' } },
    items: Array.from({ length: 16 }, (_, place) => ({
      ...questions[place % 4],
      question: `Question number ${place + 1}?`,
    })),
  },
  { name: 'empty', options: {}, items: [{ question: 'No answer yet', answer: '' }] },
];

export const examples: SectionExamples = {
  faq: faqExamples,
  'faq-1': faqExamples,
  'faq-2': faqExamples,
};
