import { maskCardCode } from '#domain/gift-card-code.ts';
import type { Translator } from '#domain/i18n/translate.ts';
import { nameWithVariant } from '#domain/variant-name.ts';
import type { MessageKey } from '#locales/message-keys.ts';

import type { MailBlock, MailDocument } from '../mail-document.ts';
import type { OrderMail } from '../read-order-mail.ts';

/** A mail about an order: what has happened, then the order itself. */
export interface OrderMailFacts {
  order: OrderMail;
  /** Opens the order: for a guest with a token of its own. */
  href: string;
  t: Translator;
}

export function writeOrderPlaced({ order, href, t }: OrderMailFacts): MailDocument {
  const { number, date, confirmBy } = order;
  if (confirmBy !== '') return writeOrderToConfirm({ order, href, t });
  return {
    subject: t('mail.placed.subject', { number }),
    preview: t('mail.placed.preview', { total: order.total }),
    blocks: [
      { kind: 'title', text: t('mail.placed.title') },
      { kind: 'text', text: greet(order, t) },
      { kind: 'text', text: t('mail.placed.text', { number, date }) },
      ...(order.exchangeOf
        ? [{ kind: 'text', text: t('order.exchangeOf', { number: order.exchangeOf }) } as const]
        : []),
      ...(order.awaitsPayment ? [{ kind: 'text', text: t('mail.placed.unpaid') } as const] : []),
      { kind: 'button', label: t('mail.order.open'), href },
      ...listItems(order, t),
      ...describeTerms(order, t),
    ],
  };
}

/** A guest's order in cash: its goods are kept for a while, and for good once the buyer has confirmed it. */
function writeOrderToConfirm({ order, href, t }: OrderMailFacts): MailDocument {
  const { number, date, confirmBy } = order;
  return {
    subject: t('mail.toConfirm.subject', { number }),
    preview: t('mail.toConfirm.preview', { confirmBy }),
    blocks: [
      { kind: 'title', text: t('mail.toConfirm.title') },
      { kind: 'text', text: greet(order, t) },
      { kind: 'text', text: t('mail.toConfirm.text', { number, date, confirmBy }) },
      { kind: 'button', label: t('mail.toConfirm.open'), href },
      ...listItems(order, t),
      ...describeTerms(order, t),
      { kind: 'text', text: t('mail.toConfirm.note') },
    ],
  };
}

/** A bought file and where it is downloaded. */
export interface MailedDownload {
  name: string;
  href: string;
  expiresAt: Date;
}

export function writeOrderPaid(
  { order, href, t }: OrderMailFacts,
  downloads: readonly MailedDownload[],
): MailDocument {
  const { number, total: amount } = order;
  return {
    subject: t('mail.paid.subject', { number }),
    preview: t('mail.paid.preview', { amount }),
    blocks: [
      { kind: 'title', text: t('mail.paid.title') },
      { kind: 'text', text: greet(order, t) },
      { kind: 'text', text: t('mail.paid.text', { number, amount }) },
      ...listDownloads(order, downloads, t),
      { kind: 'button', label: t('mail.order.open'), href },
      ...listItems(order, t),
      ...describeTerms(order, t),
    ],
  };
}

/** What was bought may be downloaded, however it was paid; null where nothing may be. */
export function writeOrderDownloads(
  { order, href, t }: OrderMailFacts,
  downloads: readonly MailedDownload[],
): MailDocument | null {
  if (downloads.length === 0) return null;
  const { number } = order;
  return {
    subject: t('mail.downloads.subject', { number }),
    preview: downloads.map(({ name }) => name).join(', '),
    blocks: [
      { kind: 'title', text: t('mail.downloads.title') },
      { kind: 'text', text: greet(order, t) },
      { kind: 'text', text: t('mail.downloads.text', { number }) },
      ...listDownloads(order, downloads, t),
      { kind: 'button', label: t('mail.order.open'), href },
    ],
  };
}

function listDownloads(
  { formatTime }: OrderMail,
  downloads: readonly MailedDownload[],
  t: Translator,
): MailBlock[] {
  if (downloads.length === 0) return [];
  const rows = downloads.map(({ name, href, expiresAt }) => ({
    label: t('mail.downloads.until', { moment: formatTime(expiresAt) }),
    value: name,
    href,
  }));
  return [{ kind: 'facts', title: t('downloads.title'), rows }];
}

/** The shop has changed what was ordered, or what it costs. */
export function writeOrderEdited({ order, href, t }: OrderMailFacts): MailDocument {
  const { number, total } = order;
  return {
    subject: t('mail.edited.subject', { number }),
    preview: t('mail.edited.preview', { total }),
    blocks: [
      { kind: 'title', text: t('mail.edited.title') },
      { kind: 'text', text: greet(order, t) },
      { kind: 'text', text: t('mail.edited.text', { number, total }) },
      ...(order.awaitsPayment ? [{ kind: 'text', text: t('mail.placed.unpaid') } as const] : []),
      ...(order.rest ? [{ kind: 'text', text: t('mail.edited.rest', { rest: order.rest }) } as const] : []),
      { kind: 'button', label: t(order.rest ? 'mail.edited.pay' : 'mail.order.open'), href },
      ...listItems(order, t),
      ...describeTerms(order, t),
    ],
  };
}

/** It has left the shop, or waits at the pickup location. */
export function writeOrderShipped({ order, href, t }: OrderMailFacts): MailDocument {
  const { number } = order;
  const kind = order.isReady ? 'ready' : 'shipped';
  return {
    subject: t(`mail.${kind}.subject`, { number }),
    // The place of an address that nobody has confirmed is not told.
    preview: order.delivery.place === '' ? '' : t(`mail.${kind}.preview`, { place: order.delivery.place }),
    blocks: [
      { kind: 'title', text: t(`mail.${kind}.title`) },
      { kind: 'text', text: greet(order, t) },
      { kind: 'text', text: t(`mail.${kind}.text`, { number }) },
      ...describeTracking(order, t),
      ...describeTerms(order, t),
      { kind: 'button', label: t('mail.order.open'), href },
      ...listItems(order, t),
    ],
  };
}

export function writeOrderCanceled({ order, href, t }: OrderMailFacts): MailDocument {
  const { number } = order;
  return {
    subject: t('mail.canceled.subject', { number }),
    preview: t('mail.canceled.preview'),
    blocks: [
      { kind: 'title', text: t('mail.canceled.title') },
      { kind: 'text', text: greet(order, t) },
      { kind: 'text', text: t('mail.canceled.text', { number }) },
      { kind: 'text', text: t('mail.canceled.money') },
      { kind: 'button', label: t('mail.order.open'), href },
      ...listItems(order, t),
    ],
  };
}

/** Money goes back, of the whole order or a part of it; amounts are minor units. */
export function writeOrderRefunded(
  { order, href, t }: OrderMailFacts,
  refund: {
    amount: number;
    delivery: number;
    isCash: boolean;
    /** It stays with the shop as store credit. */
    isCredit: boolean;
    /** The number of the order that it pays in exchange; null for none. */
    exchangedFor: string | null;
    /** The end of the code of the gift card that it went back to. */
    card: string | null;
    lines: readonly { position: number; quantity: number; amount: number }[];
  },
): MailDocument {
  const { number, formatAmount } = order;
  const amount = formatAmount(refund.amount);
  const way = describeWay(refund, amount, t);
  const rows = refund.lines.map(({ position, quantity, amount: part }) => {
    const { title = '', options = '' } = order.lines[position] ?? {};
    return {
      label: nameWithVariant(title, options),
      value: t('mail.refunded.pieces', { count: quantity, amount: formatAmount(part) }),
    };
  });
  if (refund.delivery > 0) rows.push({ label: t('cart.delivery'), value: formatAmount(refund.delivery) });
  const isExchange = refund.exchangedFor !== null;
  const kind = isExchange ? 'exchanged' : 'refunded';
  return {
    subject: t(`mail.${kind}.subject`, { number, amount }),
    preview: way ?? t('mail.refunded.preview', { amount }),
    blocks: [
      { kind: 'title', text: t(`mail.${kind}.title`, { amount }) },
      { kind: 'text', text: greet(order, t) },
      { kind: 'text', text: t(`mail.${kind}.text`, { number, amount }) },
      { kind: 'text', text: way ?? t('mail.refunded.way') },
      ...(rows.length > 0 ? [{ kind: 'facts', rows } as const] : []),
      { kind: 'button', label: t('mail.order.open'), href },
      ...listItems(order, t),
    ],
  };
}

/** Where the money is already; null while it is on its way. */
function describeWay(
  {
    isCash,
    isCredit,
    exchangedFor,
    card,
  }: { isCash: boolean; isCredit: boolean; exchangedFor: string | null; card: string | null },
  amount: string,
  t: Translator,
): string | null {
  if (exchangedFor !== null) return t('mail.exchanged.way', { amount, number: exchangedFor });
  if (isCredit) return t('mail.refunded.credit', { amount });
  if (isCash) return t('mail.refunded.cash', { amount });
  return card === null ? null : t('mail.refunded.card', { amount, card: maskCardCode(card) });
}

function describeTracking({ tracking: { number, url } }: OrderMail, t: Translator): MailBlock[] {
  if (number === '' && url === '') return [];
  const value = number || t('mail.order.follow');
  return [{ kind: 'facts', rows: [{ label: t('mail.order.tracking'), value, ...(url && { href: url }) }] }];
}

export function greet({ contact }: OrderMail, t: Translator): string {
  return contact.firstName === '' ? t('mail.hello') : t('mail.helloName', { name: contact.firstName });
}

export function listItems(order: OrderMail, t: Translator): MailBlock[] {
  const rows = [
    { label: t('cart.goods'), value: order.goods },
    ...(order.discount === '' ? [] : [{ label: t('cart.discount'), value: order.discount }]),
    ...order.adjustments,
    ...(order.deliveryPrice === null
      ? []
      : [{ label: t('cart.delivery'), value: order.deliveryPrice || t('mail.order.free') }]),
    ...order.taxesAdded,
  ];
  const blocks: MailBlock[] = [
    { kind: 'items', lines: order.lines },
    { kind: 'sums', rows, total: { label: t('cart.total'), value: order.total } },
    ...(order.cards.length === 0 ? [] : [{ kind: 'facts' as const, rows: order.cards }]),
    ...(order.taxes.length === 0 ? [] : [{ kind: 'facts' as const, rows: order.taxes }]),
    ...(order.refunded === ''
      ? []
      : [{ kind: 'facts' as const, rows: [{ label: t('order.refunded'), value: order.refunded }] }]),
  ];
  return blocks.map((block) => ({ ...block, part: 'items' }));
}

/** Where and to whom it goes, how it is paid. A buyer knows the own address of mail. */
export function describeTerms(
  { delivery, contact, payment, comment, isReady }: OrderMail,
  t: Translator,
  { withEmail = false } = {},
): MailBlock[] {
  const person = [contact.name, contact.phone, withEmail ? contact.email : ''].filter(Boolean).join('\n');
  const facts: [MessageKey, string][] = [
    [delivery.isPickup ? 'checkout.pickup' : 'checkout.delivery', delivery.lines.join('\n')],
    ['mail.order.speed', isReady ? '' : delivery.speed],
    ['mail.order.contact', person],
    ['mail.order.company', contact.company],
    ['mail.order.receiver', contact.receiver],
    ['checkout.giftCard', contact.giftCard],
    ['mail.order.payment', payment],
    ['forms.comment', comment],
  ];
  const rows = facts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => ({ label: t(label), value }));
  return [{ kind: 'facts', part: 'terms', rows }];
}
