import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { orderDetailsPath, paymentPath, productPath } from '#domain/routes.ts';
import type { BuyersDownload } from '#domain/schemas/download.schema.ts';
import type { LetterKind } from '#domain/letters/letter-kinds.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { checkEmail } from '#domain/validation.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import type { CardMail } from '#modules/gift-cards/card-mail.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import { hashLimitKey } from '#platform/limits/limit-key.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import type { MessageStamp, OutboxHandlers, Outcome } from '#platform/outbox/deliver-messages.ts';
import type { OutboxTopics } from '#platform/outbox/enqueue.ts';

import { createAccountMailHandlers, createStaffMailHandlers } from './account-mail-handlers.ts';
import { cartReminderHandler, type IsCodeGood } from './cart-reminder-handler.ts';
import { composeMail } from './compose-mail.ts';
import { giftCardHandler } from './gift-card-mail-handler.ts';
import { createLetterOpener, valuesOfOrder } from './letters/stored-letters.ts';
import { readMailBrand, type MailBrand } from './mail-brand.ts';
import type { MailDocument } from './mail-document.ts';
import type { MailAttachment, MailTransport } from './mail-transport.ts';
import { readLead, readRefund, readReturn, readReview, type MailedReturn } from './mail-facts.queries.ts';
import type { FindByVariation } from './product-line.ts';
import { readOrderMail, withoutTyped, type OrderMail } from './read-order-mail.ts';
import { senderOf } from './sender-of.ts';
import { createShopMailHandlers, type MailPorts, type Recipients } from './shop-mail-handlers.ts';
import { createStockMailHandlers } from './stock-mail-handlers.ts';
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
  isCodeGood: IsCodeGood;
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
  isCodeGood,
  giftCards,
}: MailHandlersOptions): MailHandlers {
  const openLetter = createLetterOpener(db);
  const send = createSender(transport);

  /** To the customer of an order, in the language that it was placed in. */
  function orderHandler<Payload extends { orderId: string }>(
    kind: LetterKind | ((order: OrderMail) => LetterKind),
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
      const brand = brandOf(known, order.language);
      const letterKind = typeof kind === 'string' ? kind : kind(order);
      const letter = await openLetter(letterKind, brand, valuesOfOrder(told));
      const document = await write({ order: told, href: await linkToOrder(order), t: letter.t }, payload);
      if (!document) return 'skipped';
      const files = attach ? await tryToAttach(() => attach(payload), stamp) : [];
      return send(letter.applyTexts(document), brand, { to: [email] }, stamp, files);
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

  const ports = { db, readSettings: () => settings.read(), origin, brandOf, openLetter, send };
  return {
    'mail.order-placed': orderHandler(kindOfPlaced, writeOrderPlaced, { isBounded: true }),
    'mail.order-paid': orderHandler('order-paid', aboutDownloads(ports, listDownloads, writeOrderPaid), {
      attach: ({ orderId }) => attachInvoices(orderId, null),
    }),
    'mail.order-downloads': orderHandler(
      'order-downloads',
      aboutDownloads(ports, listDownloads, writeOrderDownloads),
    ),
    'mail.order-edited': orderHandler('order-edited', writeOrderEdited),
    'mail.order-shipped': orderHandler(kindOfShipped, writeOrderShipped),
    'mail.order-canceled': orderHandler('order-canceled', writeOrderCanceled, { isBounded: true }),
    'mail.order-refunded': orderHandler('order-refunded', aboutRefund(db), {
      attach: ({ orderId, refundId }) => attachInvoices(orderId, refundId),
    }),
    'mail.order-return-requested': orderHandler('return-requested', aboutReturn(db, writeReturnRequested)),
    'mail.order-return-approved': orderHandler('return-approved', aboutReturn(db, writeReturnApproved)),
    'mail.order-return-declined': orderHandler('return-declined', aboutReturn(db, writeReturnDeclined)),

    'mail.gift-card': giftCardHandler(ports, giftCards),
    ...createShopMailHandlers(ports),
    ...createAccountMailHandlers(ports),
    ...createStaffMailHandlers(ports),
    ...createVisitorMailHandlers(ports),
    ...createStockMailHandlers({ ...ports, findByVariation }),
    'mail.cart-reminder': cartReminderHandler({ ...ports, findByVariation, isCodeGood }),
  };
}

/** Composes a mail and hands it over, to those of its recipients who have an address. */
function createSender(transport: MailTransport) {
  return async function send(
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
      from: { name: brand.name, address: brand.emails[0] ?? senderOf(hostname) },
      to: recipients,
      ...(replyTo && isAddress(replyTo) && { replyTo }),
      ...composeMail(document, brand),
      ...(attachments.length > 0 && { attachments }),
      ...(unsubscribe && { unsubscribe }),
      messageId: `<outbox-${stamp.id}-${stamp.createdAt.getTime()}@${hostname}>`,
      date: stamp.createdAt,
    });
    return outcome ?? 'sent';
  };
}

const kindOfPlaced = ({ confirmBy }: OrderMail) => (confirmBy === '' ? 'order-placed' : 'order-to-confirm');
const kindOfShipped = ({ isReady }: OrderMail) => (isReady ? 'order-ready' : 'order-shipped');

/** About what visitors have written. */
function createVisitorMailHandlers({ db, readSettings, origin, brandOf, openLetter, send }: MailPorts) {
  return {
    async 'mail.review-approved'({ reviewId }, stamp) {
      const review = await readReview(db, reviewId);
      if (!review) return 'skipped';
      const brand = brandOf(await readSettings());
      const href = origin() + productPath(review.slug);
      const letter = await openLetter('review-approved', brand, { product: review.product });
      const document = letter.applyTexts(writeReviewApproved({ ...review, href }, letter.t));
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
