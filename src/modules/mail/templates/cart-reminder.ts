import type { Translator } from '#domain/i18n/translate.ts';

import type { MailBlock, MailDocument, MailLine } from '../mail-document.ts';

interface CartReminderFacts {
  /** Which of the letters about a cart it is. */
  step: 1 | 2 | 3;
  lines: MailLine[];
  /** Of a promotion; null where the letter tells none. */
  code: string | null;
  /** Brings the cart back. */
  href: string;
  /** Ends all such mails. */
  unsubscribe: string;
  t: Translator;
}

const namesOfSteps = { 1: 'cartReminder', 2: 'cartReminderSecond', 3: 'cartReminderThird' } as const;

/** What was left in a cart can still be had. */
export function writeCartReminder(facts: CartReminderFacts): MailDocument {
  const { step, lines, code, href, unsubscribe, t } = facts;
  const name = namesOfSteps[step];
  const offer: MailBlock[] =
    code === null ? [] : [{ kind: 'facts', rows: [{ label: t('mail.cartReminder.code'), value: code }] }];
  return {
    subject: t(`mail.${name}.subject`),
    preview: lines.map(({ title }) => title).join(', '),
    blocks: [
      { kind: 'title', text: t(`mail.${name}.title`) },
      { kind: 'text', text: t(`mail.${name}.text`) },
      { kind: 'items', lines },
      ...offer,
      { kind: 'button', label: t('mail.cartReminder.open'), href },
      { kind: 'note', text: t('mail.cartReminder.note') },
      { kind: 'link', label: t('mail.unsubscribe'), href: unsubscribe },
    ],
  };
}
