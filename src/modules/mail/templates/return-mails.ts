import type { Translator } from '#domain/i18n/translate.ts';
import { nameWithVariant } from '#domain/variant-name.ts';

import type { MailBlock, MailDocument } from '../mail-document.ts';
import type { MailedReturn } from '../mail-facts.queries.ts';
import type { OrderMail } from '../read-order-mail.ts';
import { greet, type OrderMailFacts } from './order-mails.ts';

/** What was asked for and when: it confirms a withdrawal too (Directive 2011/83/EU, article 11a). */
export function writeReturnRequested(
  { order, href, t }: OrderMailFacts,
  returned: MailedReturn,
): MailDocument {
  const words = { number: order.number, time: order.formatTime(returned.createdAt) };
  const isWithdrawal = returned.withdrawnBy !== null;
  const what = isWithdrawal ? 'withdrawn' : 'returnRequested';
  return {
    subject: t(`mail.${what}.subject`, words),
    preview: t('mail.returnRequested.preview', words),
    blocks: [
      { kind: 'title', text: t(`mail.${what}.title`) },
      { kind: 'text', text: greet(order, t) },
      { kind: 'text', text: t(`mail.${what}.text`, words) },
      // Anybody can type anything, and anybody's email.
      ...listReturned(order.isEmailConfirmed ? returned : withoutTypedWords(returned), order, t),
      { kind: 'text', text: t(`mail.${what}.note`) },
      { kind: 'button', label: t('mail.order.open'), href },
    ],
  };
}

function withoutTypedWords(returned: MailedReturn): MailedReturn {
  return { ...returned, words: '', withdrawnBy: null };
}

export function writeReturnApproved(facts: OrderMailFacts, returned: MailedReturn): MailDocument {
  return writeAnswer('returnApproved', facts, returned);
}

export function writeReturnDeclined(facts: OrderMailFacts, returned: MailedReturn): MailDocument {
  return writeAnswer('returnDeclined', facts, returned);
}

function writeAnswer(
  answer: 'returnApproved' | 'returnDeclined',
  { order, href, t }: OrderMailFacts,
  returned: MailedReturn,
): MailDocument {
  const { number } = order;
  return {
    subject: t(`mail.${answer}.subject`, { number }),
    preview: t(`mail.${answer}.preview`),
    blocks: [
      { kind: 'title', text: t(`mail.${answer}.title`) },
      { kind: 'text', text: greet(order, t) },
      { kind: 'text', text: t(`mail.${answer}.text`, { number }) },
      ...listReturned(withoutTypedWords(returned), order, t),
      { kind: 'button', label: t('mail.order.open'), href },
    ],
  };
}

/** To the shop: what is asked for, and why. */
export function writeShopReturn(
  order: OrderMail,
  returned: MailedReturn,
  { href, t }: { href: string; t: Translator },
): MailDocument {
  const words = { number: order.number, time: order.formatTime(returned.createdAt) };
  return {
    subject: t(
      returned.withdrawnBy === null ? 'mailShop.return.subject' : 'mailShop.withdrawn.subject',
      words,
    ),
    preview: order.contact.name,
    blocks: [
      { kind: 'title', text: t('mailShop.return.title') },
      { kind: 'text', text: t('mailShop.return.text', words) },
      ...listReturned(returned, order, t),
      { kind: 'button', label: t('mailShop.open'), href },
    ],
  };
}

function listReturned(
  { lines, words, withdrawnBy, note }: MailedReturn,
  order: OrderMail,
  t: Translator,
): MailBlock[] {
  const rows = lines.map(({ position, quantity, reason }) => {
    const { title = '', options = '' } = order.lines[position] ?? {};
    const why = reason === 'unsaid' ? '' : t(`returns.reasons.${reason}`);
    return {
      label: nameWithVariant(title, options),
      value: [t('mail.return.pieces', { count: quantity }), why].filter(Boolean).join('\n'),
    };
  });
  if (withdrawnBy) rows.push({ label: t('returns.declaredBy'), value: withdrawnBy });
  if (words !== '') rows.push({ label: t('mail.return.words'), value: words });
  if (note !== '') rows.push({ label: t('mail.return.answer'), value: note });
  return [{ kind: 'facts', rows }];
}
