import { z } from 'zod';

import { plainText } from '#domain/text.ts';
import type { messages } from '#locales/en/sections/faq.ts';

import { defineSection } from '../framework/define-section.ts';
import { htmlField, textField, toggleField } from '../framework/fields.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

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
    question: text('howLongDelivery'),
    answer: text('twoFourWorking'),
  },
  {
    question: text('canIReturn'),
    answer: text('yesWithinFourteen'),
  },
  { question: text('takeOrdersPhone'), answer: text('everyDayTen') },
];

export const faqSection = defineSection({
  type: 'faq',
  purpose: 'text',
  options: {
    /** Shows the first answer at once, as a hint that the rest open too. */
    openFirst: toggleField(false),
  },
  item: faqItemSchema,
  presets: [
    { name: 'questions', options: { heading: { title: text('questionsAndAnswers') } }, items: start },
    {
      name: 'with-contact',
      options: {
        background: 'light',
        openFirst: true,
        heading: {
          title: text('beforeYouOrder'),
          note: text('somethingElseMind'),
        },
        button: { title: text('askAQuestion'), type: 'popup', style: 'outline' },
      },
      items: start,
    },
  ],
});

const presets = [
  { name: 'questions', options: { heading: { title: text('questionsAndAnswers') } }, items: start },
  {
    name: 'on-grey',
    options: { background: 'grey', heading: { title: text('goodToKnow'), textAlign: 'center' } },
    items: start,
  },
];

/** A bordered list in one column. */
export const faq1Section = defineSection({
  type: 'faq-1',
  purpose: 'text',
  options: { openFirst: toggleField(true) },
  item: faqItemSchema,
  presets,
});

/** Cards in two columns. */
export const faq2Section = defineSection({ type: 'faq-2', purpose: 'text', item: faqItemSchema, presets });

export const faqSections = [faqSection, faq1Section, faq2Section];
