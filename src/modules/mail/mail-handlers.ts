import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { orderDetailsPath, paymentPath, productPath } from '#domain/routes.ts';
import { localDay } from '#domain/local-days.ts';
import { formatPrice } from '#domain/money.ts';
import type { BuyersDownload } from '#domain/schemas/download.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { shopTimeZone } from '#domain/time-zones.ts';
import { checkEmail } from '#domain/validation.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import type { CardMail } from '#modules/gift-cards/card-mail.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import { hashLimitKey } from '#platform/limits/limit-key.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import type { MessageStamp, OutboxHandlers, Outcome } from '#platform/outbox/deliver-messages.ts';
import type { OutboxTopics } from '#platform/outbox/enqueue.ts';

import { createAccountMailHandlers, createStaffMailHandlers } from './account-mail-handlers.ts';
import { composeMail } from './compose-mail.ts';
import { readMailBrand, type MailBrand } from './mail-brand.ts';
import type { MailDocument } from './mail-document.ts';
import type { MailAttachment, MailTransport } from './mail-transport.ts';
import { readLead, readRefund, readReturn, readReview, type MailedReturn } from './mail-facts.queries.ts';
import { readOrderMail, withoutTyped, type OrderMail } from './read-order-mail.ts';
import { createShopMailHandlers, type Recipients } from './shop-mail-handlers.ts';
import { createStockMailHandlers, type FindByVariation } from './stock-mail-handlers.ts';
import { writeGiftCard } from './templates/gift-card-mail.ts';
import { writeNewLead } from './templates/lead-mail.ts';
import {
  writeOrderCanceled,
  writeOrderDownloads,
  writeOrderEdited,
  writeOrderPaid,
  writeOrderPlaced,
  writeOrderRefunded,
  writeOrderShipped,
  type MailedDownload,
  type OrderMailFacts,
} from './templates/order-mails.ts';
import { writeReturnApproved, writeReturnDeclined, writeReturnRequested } from './templates/return-mails.ts';
import { writeReviewApproved } from './templates/review-mail.ts';

export type MailHandlers = Pick<OutboxHandlers, Extract<keyof OutboxHandlers, `mail.${string}`>>;

interface MailHandlersOptions {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  transport: MailTransport;
  /** The configured address of the shop: what a request says about its host never reaches a link. */
  origin: () => string;
  limits: Pick<RateLimiter, 'tryTake'>;
  /** A new secret that opens an order to a guest, and proves that the mail to the email was read. */
  issueOrderAccess: (orderId: string, email: string) => Promise<string>;
  attachInvoices: AttachInvoices;
  listDownloads: ListDownloads;
  findByVariation: FindByVariation;
  giftCards: CardMail;
}

/** The invoice of an order, or the credit note of its refund; none where the shop sends none. */
export type AttachInvoices = (orderId: string, refundId: string | null) => Promise<MailAttachment[]>;

/** Files that were bought with an order, and the paths of their links. */
export type ListDownloads = (orderId: string) => Promise<BuyersDownload[]>;

interface OrderHandlerOptions<Payload> {
  /** Files that go along. */
  attach?: (payload: Payload) => Promise<MailAttachment[]>;
  /** Anybody can cause such a mail to anybody: few go to an address that has not been confirmed. */
  isBounded?: boolean;
}

const triesWithFiles = 4;

/** To an address that nobody has confirmed. */
const unconfirmedMails = { limit: 3, windowSeconds: 3600 };

/**
 * Writes and sends the mail of each topic. What it is about is read now; when it is gone, or nobody has
 * an address, there is nothing to send and the message is done.
 */
export function createMailHandlers({
  db,
  settings,
  transport,
  origin,
  limits,
  issueOrderAccess,
  attachInvoices,
  listDownloads,
  findByVariation,
  giftCards,
}: MailHandlersOptions): MailHandlers {
  async function send(
    document: MailDocument,
    brand: MailBrand,
    { to, replyTo, unsubscribe }: Recipients,
    stamp: MessageStamp,
    attachments: MailAttachment[] = [],
  ): Promise<Outcome> {
    const recipients = to.filter(isAddress);
    if (recipients.length === 0) return 'skipped';
    const { hostname } = new URL(brand.origin);
    const outcome = await transport.send({
      from: { name: brand.name, address: brand.emails[0] ?? `no-reply@${hostname}` },
      to: recipients,
      ...(replyTo && isAddress(replyTo) && { replyTo }),
      ...composeMail(document, brand),
      ...(attachments.length > 0 && { attachments }),
      ...(unsubscribe && { unsubscribe }),
      messageId: `<outbox-${stamp.id}-${stamp.createdAt.getTime()}@${hostname}>`,
      date: stamp.createdAt,
    });
    return outcome ?? 'sent';
  }

  /** To the customer of an order, in the language that it was placed in. */
  function orderHandler<Payload extends { orderId: string }>(
    write: (facts: OrderMailFacts, payload: Payload) => MailDocument | null | Promise<MailDocument | null>,
    { isBounded = false, attach }: OrderHandlerOptions<Payload> = {},
  ) {
    return async (payload: Payload, stamp: MessageStamp): Promise<Outcome> => {
      const known = await settings.read();
      const order = await readOrderMail(db, payload.orderId, { settings: known, origin: origin() });
      if (!order) return 'skipped';
      const { email } = order.contact;
      if (!isAddress(email)) return 'skipped';
      if (isBounded && !order.isEmailConfirmed && !(await mayWriteTo(email, stamp))) return 'skipped';
      const told = order.isEmailConfirmed ? order : withoutTyped(order);
      const facts = { order: told, href: await linkToOrder(order), t: translatorOf(order.language) };
      const document = await write(facts, payload);
      if (!document) return 'skipped';
      const files = attach ? await tryToAttach(() => attach(payload), stamp) : [];
      return send(document, brandOf(known, order.language), { to: [email] }, stamp, files);
    };
  }

  /** Counted once a mail, however often it is tried. */
  async function mayWriteTo(email: string, { attempt }: MessageStamp): Promise<boolean> {
    return (
      attempt > 1 ||
      limits.tryTake({ key: hashLimitKey('order-mails', email.toLowerCase()), ...unconfirmedMails })
    );
  }

  async function linkToOrder({ id, number, userId, contact }: OrderMail): Promise<string> {
    if (userId !== null) return origin() + orderDetailsPath(number);
    return origin() + paymentPath(number, await issueOrderAccess(id, contact.email));
  }

  function brandOf(known: Settings, language = known.language): MailBrand {
    return readMailBrand(known, { origin: origin(), language });
  }

  const ports = { db, readSettings: () => settings.read(), origin, brandOf, send };
  return {
    'mail.order-placed': orderHandler(writeOrderPlaced, { isBounded: true }),
    'mail.order-paid': orderHandler(aboutDownloads(ports, listDownloads, writeOrderPaid), {
      attach: ({ orderId }) => attachInvoices(orderId, null),
    }),
    'mail.order-downloads': orderHandler(aboutDownloads(ports, listDownloads, writeOrderDownloads)),
    'mail.order-edited': orderHandler(writeOrderEdited),
    'mail.order-shipped': orderHandler(writeOrderShipped),
    'mail.order-canceled': orderHandler(writeOrderCanceled, { isBounded: true }),
    'mail.order-refunded': orderHandler(aboutRefund(db), {
      attach: ({ orderId, refundId }) => attachInvoices(orderId, refundId),
    }),
    'mail.order-return-requested': orderHandler(aboutReturn(db, writeReturnRequested)),
    'mail.order-return-approved': orderHandler(aboutReturn(db, writeReturnApproved)),
    'mail.order-return-declined': orderHandler(aboutReturn(db, writeReturnDeclined)),

    'mail.gift-card': giftCardHandler(ports, giftCards),
    ...createShopMailHandlers(ports),
    ...createAccountMailHandlers(ports),
    ...createStaffMailHandlers(ports),
    ...createVisitorMailHandlers(ports),
    ...createStockMailHandlers({ ...ports, findByVariation }),
  };
}

type MailPorts = Parameters<typeof createShopMailHandlers>[0];

/** About what visitors have written. */
function createVisitorMailHandlers({ db, readSettings, origin, brandOf, send }: MailPorts) {
  return {
    async 'mail.review-approved'({ reviewId }, stamp) {
      const review = await readReview(db, reviewId);
      if (!review) return 'skipped';
      const brand = brandOf(await readSettings());
      const href = origin() + productPath(review.slug);
      const document = writeReviewApproved({ ...review, href }, translatorOf(brand.language));
      return send(document, brand, { to: [review.email] }, stamp);
    },
    async 'mail.lead'({ leadId }, stamp) {
      const lead = await readLead(db, leadId);
      if (!lead) return 'skipped';
      const brand = brandOf(await readSettings());
      const productHref = lead.slug === null ? '' : origin() + productPath(lead.slug, lead.variationId);
      const document = writeNewLead({ ...lead, productHref }, translatorOf(brand.language));
      return send(document, brand, { to: brand.emails, replyTo: lead.email }, stamp);
    },
  } satisfies Partial<MailHandlers>;
}

/** To the recipient of a card, whose code nobody can read once this has left. */
function giftCardHandler({ readSettings, origin, brandOf, send }: MailPorts, giftCards: CardMail) {
  return async ({ cardId }: OutboxTopics['mail.gift-card'], stamp: MessageStamp): Promise<Outcome> => {
    const card = await giftCards.read(cardId);
    if (!card) return 'skipped';
    const known = await readSettings();
    const brand = brandOf(known, card.language);
    const { currency, balance, expiresAt } = card;
    const outcome = await send(
      writeGiftCard({
        ...card,
        shop: brand.name,
        amount: formatPrice(balance, { currency, separator: known.ecommerce.priceFormatSeparator }),
        // It ends as that day does, where the shop is.
        lastDay: expiresAt && localDay(new Date(expiresAt.getTime() - 1), shopTimeZone(known.common)),
        href: origin(),
        t: translatorOf(card.language),
      }),
      brand,
      { to: [card.recipientEmail] },
      stamp,
    );
    await giftCards.markSent(cardId);
    return outcome;
  };
}

/** Writes with links to what was bought and may be downloaded now. */
function aboutDownloads(
  { origin }: MailPorts,
  listDownloads: ListDownloads,
  write: (facts: OrderMailFacts, downloads: readonly MailedDownload[]) => MailDocument | null,
) {
  return async (facts: OrderMailFacts, { orderId }: { orderId: string }) => {
    const ready = (await listDownloads(orderId)).flatMap(({ name, path, state, expiresAt }) =>
      path !== null && state === 'ready'
        ? [{ name, href: origin() + path, expiresAt: new Date(expiresAt) }]
        : [],
    );
    return write(facts, ready);
  };
}

/** Writes about a refund of the order; null when it is gone. */
function aboutRefund(db: Kysely<Database>) {
  return async (facts: OrderMailFacts, { refundId }: OutboxTopics['mail.order-refunded']) => {
    const refund = await readRefund(db, refundId);
    return refund && writeOrderRefunded(facts, refund);
  };
}

/** Writes about a return of the order; null when it is gone. */
function aboutReturn(
  db: Kysely<Database>,
  write: (facts: OrderMailFacts, returned: MailedReturn) => MailDocument,
) {
  return async (facts: OrderMailFacts, { returnId }: OutboxTopics['mail.order-return-requested']) => {
    const returned = await readReturn(db, returnId);
    return returned && write(facts, returned);
  };
}

/** What a letter tells is worth more than its files: when they fail again and again it goes without. */
async function tryToAttach(
  attach: () => Promise<MailAttachment[]>,
  { attempt }: MessageStamp,
): Promise<MailAttachment[]> {
  try {
    return await attach();
  } catch (error) {
    if (attempt < triesWithFiles) throw error;
    return [];
  }
}

function isAddress(email: string): boolean {
  return email !== '' && checkEmail(email) === null;
}
