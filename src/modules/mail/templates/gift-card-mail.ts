import { formatDate } from '#domain/dates.ts';
import type { Translator } from '#domain/i18n/translate.ts';
import type { MailedCard } from '#modules/gift-cards/card-mail.ts';

import type { MailDocument } from '../mail-document.ts';

interface GiftCardMailFacts extends Pick<
  MailedCard,
  'kind' | 'code' | 'recipientName' | 'message' | 'sender'
> {
  shop: string;
  /** What is on the card, as people read it. */
  amount: string;
  /** The last day on which it pays, `YYYY-MM-DD`; null: it never ends. */
  lastDay: string | null;
  href: string;
  t: Translator;
}

/** The code of a gift card or of store credit, with the words of who gives it. */
export function writeGiftCard(facts: GiftCardMailFacts): MailDocument {
  const { kind, code, recipientName, message, sender, shop, amount, lastDay, href, t } = facts;
  const isCredit = kind === 'credit';
  return {
    subject: t(isCredit ? 'mail.giftCard.credit' : 'mail.giftCard.subject', { shop, amount }),
    preview: t('mail.giftCard.preview'),
    blocks: [
      { kind: 'title', text: t(isCredit ? 'mail.giftCard.creditTitle' : 'mail.giftCard.title', { amount }) },
      {
        kind: 'text',
        text: recipientName === '' ? t('mail.hello') : t('mail.helloName', { name: recipientName }),
      },
      ...(sender === '' ? [] : [{ kind: 'text', text: t('mail.giftCard.from', { name: sender }) } as const]),
      ...(message === '' ? [] : [{ kind: 'quote', text: message } as const]),
      { kind: 'text', text: t('mail.giftCard.text') },
      {
        kind: 'facts',
        rows: [
          { label: t('mail.giftCard.code'), value: code },
          { label: t('mail.giftCard.value'), value: amount },
          ...(lastDay ? [{ label: t('mail.giftCard.until'), value: formatDate(lastDay, t.language) }] : []),
        ],
      },
      { kind: 'button', label: t('mail.giftCard.open'), href },
      { kind: 'note', text: t('mail.giftCard.note') },
    ],
  };
}
