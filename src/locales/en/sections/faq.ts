import type { SectionTexts } from '../../section-texts.ts';

export const messages = {
  types: {
    faq: {
      name: 'Questions and answers',
      about: 'Questions that open to their answers.',
      presets: { 'with-contact': 'With “Ask a question”' },
    },
    'faq-1': { name: 'Questions in a frame', about: 'A bordered list in one column.' },
    'faq-2': { name: 'Questions as cards', about: 'Cards in two columns.' },
  },
  item: 'Question',
  fields: { openFirst: 'First answer open', 'items.question': 'Question', 'items.answer': 'Answer' },
  presets: { questions: 'Questions', 'on-grey': 'On grey' },
  content: {
    howLongDelivery: 'How long does delivery take?',
    twoFourWorking: '<p>Two to four working days; the exact day is shown at checkout.</p>',
    canIReturn: 'Can I return what I bought?',
    yesWithinFourteen: '<p>Yes, within fourteen days, unused and in its box.</p>',
    takeOrdersPhone: 'Do you take orders by phone?',
    everyDayTen: '<p>We do, every day from ten to seven.</p>',
    questionsAndAnswers: 'Questions and answers',
    beforeYouOrder: 'Before you order',
    somethingElseMind: 'Something else on your mind? Write to us, a person answers.',
    askAQuestion: 'Ask a question',
    goodToKnow: 'Good to know',
  },
} as const satisfies SectionTexts;
