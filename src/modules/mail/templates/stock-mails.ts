import type { Translator } from '#domain/i18n/translate.ts';
import { nameWithVariant } from '#domain/variant-name.ts';

import type { MailDocument, MailLine } from '../mail-document.ts';

interface StockMailFacts {
  title: string;
  /** Names the variation; empty for a product without options. */
  options: string;
  line: MailLine;
  href: string;
  /** Ends all such mails. */
  unsubscribe: string;
  t: Translator;
}

/** Asks whether the address is theirs who want to be told. */
export function writeStockConfirmation(facts: StockMailFacts): MailDocument {
  const { title, options, line, href, unsubscribe, t } = facts;
  const product = nameWithVariant(title, options);
  return {
    subject: t('mail.stockConfirm.subject', { product }),
    preview: t('mail.stockConfirm.preview'),
    blocks: [
      { kind: 'title', text: t('mail.stockConfirm.title') },
      { kind: 'text', text: t('mail.stockConfirm.text') },
      { kind: 'button', label: t('mail.stockConfirm.open'), href },
      { kind: 'items', lines: [line] },
      { kind: 'note', text: t('mail.stockConfirm.note') },
      { kind: 'link', label: t('mail.stockConfirm.refuse'), href: unsubscribe },
    ],
  };
}

/** It is back, and there are pieces for those who are told. */
export function writeBackInStock(facts: StockMailFacts): MailDocument {
  const { title, options, line, href, unsubscribe, t } = facts;
  const product = nameWithVariant(title, options);
  return {
    subject: t('mail.backInStock.subject', { product }),
    preview: line.price,
    blocks: [
      { kind: 'title', text: t('mail.backInStock.title') },
      { kind: 'text', text: t('mail.backInStock.text') },
      { kind: 'items', lines: [line] },
      { kind: 'button', label: t('mail.backInStock.open'), href },
      { kind: 'note', text: t('mail.backInStock.note') },
      { kind: 'link', label: t('mail.unsubscribe'), href: unsubscribe },
    ],
  };
}
