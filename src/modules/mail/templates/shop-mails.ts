import type { Translator } from '#domain/i18n/translate.ts';
import { nameWithVariant } from '#domain/variant-name.ts';
import type { MessageKey } from '#locales/message-keys.ts';

import type { MailDocument } from '../mail-document.ts';
import type { OrderMail } from '../read-order-mail.ts';
import { describeTerms, listItems } from './order-mails.ts';

/** What has happened to an order, as the shop itself is told of it. */
export type ShopOrderEvent = 'placed' | 'paid' | 'failed' | 'canceled';

/** To the shop, about an order. `reason` says why it was canceled; empty for other news. */
export function writeShopOrder(
  event: ShopOrderEvent,
  { order, href, reason, t }: { order: OrderMail; href: string; reason: string; t: Translator },
): MailDocument {
  const words = { number: order.number, total: order.total };
  return {
    subject: t(`mailShop.${event}.subject`, words),
    preview: [order.contact.name, order.delivery.place].filter(Boolean).join(', '),
    blocks: [
      { kind: 'title', text: t(`mailShop.${event}.title`, words) },
      { kind: 'text', text: t(`mailShop.${event}.text`, words) },
      ...(reason === '' ? [] : [{ kind: 'text', text: reason } as const]),
      { kind: 'button', label: t('mailShop.open'), href },
      ...listItems(order, t),
      ...describeTerms(order, t, { withEmail: true }),
    ],
  };
}

/** To the shop: money of the order's buyer is to be given back. `payment` is null for cash. */
export function writeRefundNeeded(
  order: OrderMail,
  { amount, payment, href, t }: RefundEvent & { href: string; t: Translator },
): MailDocument {
  const { number, contact } = order;
  const fact = (label: MessageKey, value: string) => ({ label: t(label), value });
  return {
    subject: t('mail.refund.subject', { number }),
    preview: t('mail.refund.preview', { amount }),
    blocks: [
      { kind: 'title', text: t('mail.refund.title') },
      { kind: 'text', text: t('mail.refund.text', { number, amount, state: order.state }) },
      {
        kind: 'facts',
        rows: [
          fact('mail.refund.amount', amount),
          fact(
            'mail.refund.provider',
            payment ? nameProvider(payment.provider, t) : t('paymentMethods.cash'),
          ),
          fact('mail.refund.payment', payment?.id ?? ''),
          fact('mail.order.contact', [contact.name, contact.phone, contact.email].filter(Boolean).join('\n')),
        ].filter(({ value }) => value !== ''),
      },
      { kind: 'button', label: t('mailShop.open'), href },
      ...listItems(order, t),
    ],
  };
}

/** One that the program knows no more is called by its key. */
function nameProvider(key: string, t: Translator): string {
  const message = `paymentProviders.${key}`;
  return t.hasMessage(message) ? t(message) : key;
}

interface RefundEvent {
  /** What is to be given back, as people read it. */
  amount: string;
  payment: { provider: string; id: string } | null;
}

interface BackupTrouble {
  /** Empty where it is the shop's own. */
  folder: string;
  detail: string;
}

/** To the admins: a backup that was due could not be made. */
export function writeBackupFailed(
  trouble: BackupTrouble,
  links: { href: string; t: Translator },
): MailDocument {
  return writeBackupTrouble('backup', trouble, links);
}

/** To the admins: the log cannot be copied to the backups. */
export function writeLogFailed(trouble: BackupTrouble, links: { href: string; t: Translator }): MailDocument {
  return writeBackupTrouble('log', trouble, links);
}

function writeBackupTrouble(
  kind: 'backup' | 'log',
  { folder, detail }: BackupTrouble,
  { href, t }: { href: string; t: Translator },
): MailDocument {
  return {
    subject: t(`mail.${kind}.subject`),
    preview: detail,
    blocks: [
      { kind: 'title', text: t(`mail.${kind}.title`) },
      { kind: 'text', text: t(`mail.${kind}.text`) },
      {
        kind: 'facts',
        rows: [
          { label: t('mail.backup.reason'), value: detail },
          ...(folder === '' ? [] : [{ label: t('mail.backup.folder'), value: folder }]),
        ],
      },
      { kind: 'button', label: t('mail.backup.open'), href },
    ],
  };
}

/** To the admins: an address that was told of events is told no longer. */
export function writeWebhookDisabled(
  { name, url, reason, detail }: { name: string; url: string; reason: 'gone' | 'failing'; detail: string },
  { href, t }: { href: string; t: Translator },
): MailDocument {
  return {
    subject: t('mail.webhook.subject'),
    preview: url,
    blocks: [
      { kind: 'title', text: t('mail.webhook.title') },
      { kind: 'text', text: t(`mail.webhook.${reason}`) },
      {
        kind: 'facts',
        rows: [
          ...(name === '' ? [] : [{ label: t('mail.webhook.name'), value: name }]),
          { label: t('mail.webhook.address'), value: url },
          ...(detail === '' ? [] : [{ label: t('mail.webhook.answer'), value: detail }]),
        ],
      },
      { kind: 'button', label: t('mail.webhook.open'), href },
    ],
  };
}

export interface LowVariation {
  title: string;
  options: string;
  sku: string;
  stock: number;
  href: string;
}

/** To the shop: variations that run low. */
export function writeLowStock(variations: readonly LowVariation[], t: Translator): MailDocument {
  const [first] = variations;
  const count = variations.length;
  return {
    subject: t('mail.lowStock.subject', { count, title: first?.title ?? '' }),
    preview: variations.map(({ title }) => title).join(', '),
    blocks: [
      { kind: 'title', text: t('mail.lowStock.title') },
      { kind: 'text', text: t('mail.lowStock.text') },
      {
        kind: 'facts',
        rows: variations.map(({ title, options, sku, stock, href }) => ({
          label: nameWithVariant(title, options),
          value: [t('mail.lowStock.left', { count: stock }), sku && t('mail.lowStock.sku', { sku })]
            .filter(Boolean)
            .join('\n'),
          href,
        })),
      },
    ],
  };
}
