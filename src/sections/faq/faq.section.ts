import { z } from 'zod';

import { plainText } from '#domain/text.ts';

import { defineSection } from '../framework/define-section.ts';
import { htmlField, textField, toggleField } from '../framework/fields.ts';

/** A question and its answer, in all FAQ styles alike. */
const faqItemSchema = z.object({ question: textField(300), answer: htmlField(10_000) });
export type FaqItem = z.infer<typeof faqItemSchema>;

/**
 * Questions and answers as plain text for the page's one FAQPage object (requirements 203, 204);
 * a question without an answer is left out, as it is on the page.
 */
export function faqEntries(items: readonly FaqItem[]): { question: string; answer: string }[] {
  return items
    .map(({ question, answer }) => ({ question: question.trim(), answer: plainText(answer) }))
    .filter(({ question, answer }) => question !== '' && answer !== '');
}

const start = [
  {
    question: 'How long does delivery take?',
    answer: '<p>Two to four working days; the exact day is shown at checkout.</p>',
  },
  {
    question: 'Can I return what I bought?',
    answer: '<p>Yes, within fourteen days, unused and in its box.</p>',
  },
  { question: 'Do you take orders by phone?', answer: '<p>We do, every day from ten to seven.</p>' },
];

export const faqSection = defineSection({
  type: 'faq',
  options: {
    /** Shows the first answer at once, as a hint that the rest open too. */
    openFirst: toggleField(false),
  },
  item: faqItemSchema,
  presets: [
    { name: 'questions', options: { heading: { title: 'Questions and answers' } }, items: start },
    {
      name: 'with-contact',
      options: {
        background: 'light',
        openFirst: true,
        heading: {
          title: 'Before you order',
          note: 'Something else on your mind? Write to us, a person answers.',
        },
        button: { title: 'Ask a question', type: 'popup', style: 'outline' },
      },
      items: start,
    },
  ],
});

const presets = [
  { name: 'questions', options: { heading: { title: 'Questions and answers' } }, items: start },
  {
    name: 'on-grey',
    options: { background: 'grey', heading: { title: 'Good to know', textAlign: 'center' } },
    items: start,
  },
];

/** A bordered list in one column. */
export const faq1Section = defineSection({
  type: 'faq-1',
  options: { openFirst: toggleField(true) },
  item: faqItemSchema,
  presets,
});

/** Cards in two columns. */
export const faq2Section = defineSection({ type: 'faq-2', item: faqItemSchema, presets });

export const faqSections = [faqSection, faq1Section, faq2Section];
