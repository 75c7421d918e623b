import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import {
  confirmEmailPath,
  orderDetailsPath,
  paymentPath,
  productPath,
  resetPasswordPath,
  staffInvitationPath,
  staffResetPath,
} from '#domain/routes.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { checkEmail } from '#domain/validation.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import { issueToken } from '#modules/auth/tokens.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { MessageStamp, OutboxHandlers, Outcome } from '#platform/outbox/deliver-messages.ts';

import { composeMail } from './compose-mail.ts';
import { readMailBrand, type MailBrand } from './mail-brand.ts';
import type { MailDocument } from './mail-document.ts';
import type { MailTransport } from './mail-transport.ts';
import { readLead, readMember, readRefund, readReview, readUser } from './mail-facts.queries.ts';
import { readOrderMail, type OrderMail } from './read-order-mail.ts';
import { createShopMailHandlers } from './shop-mail-handlers.ts';
import { writeEmailConfirmation, writePasswordReset, writeWelcome } from './templates/account-mails.ts';
import { writeNewLead } from './templates/lead-mail.ts';
import {
  writeOrderCanceled,
  writeOrderPaid,
  writeOrderPlaced,
  writeOrderRefunded,
  writeOrderShipped,
  type OrderLetter,
} from './templates/order-mails.ts';
import { writeReviewApproved } from './templates/review-mail.ts';
import { writeStaffInvitation, writeStaffReset } from './templates/staff-mails.ts';

export type MailHandlers = Pick<OutboxHandlers, Extract<keyof OutboxHandlers, `mail.${string}`>>;

interface MailHandlersOptions {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  transport: MailTransport;
  /** The configured address of the shop: what a request says about its host never reaches a link. */
  origin: () => string;
  /** A new secret that opens an order to a guest. */
  issueOrderAccess: (orderId: string) => Promise<string>;
}

interface Recipients {
  to: string[];
  replyTo?: string;
}

/**
 * Writes and sends the letter of each topic. What it is about is read now; when it is gone, or nobody has
 * an address, there is nothing to send and the message is done.
 */
export function createMailHandlers({
  db,
  settings,
  transport,
  origin,
  issueOrderAccess,
}: MailHandlersOptions): MailHandlers {
  async function send(
    document: MailDocument,
    brand: MailBrand,
    { to, replyTo }: Recipients,
    stamp: MessageStamp,
  ): Promise<Outcome> {
    const recipients = to.filter(isAddress);
    if (recipients.length === 0) return 'skipped';
    const { hostname } = new URL(brand.origin);
    const outcome = await transport.send({
      from: { name: brand.name, address: brand.emails[0] ?? `no-reply@${hostname}` },
      to: recipients,
      ...(replyTo && isAddress(replyTo) && { replyTo }),
      ...composeMail(document, brand),
      messageId: `<outbox-${stamp.id}-${stamp.createdAt.getTime()}@${hostname}>`,
      date: stamp.createdAt,
    });
    return outcome ?? 'sent';
  }

  /** To the customer of an order, in the language that it was placed in. */
  function orderHandler(write: (letter: OrderLetter) => MailDocument) {
    return async ({ orderId }: { orderId: string }, stamp: MessageStamp) => {
      const known = await settings.read();
      const order = await readOrderMail(db, orderId, { settings: known, origin: origin() });
      if (!order || !isAddress(order.contact.email)) return 'skipped';
      const letter = { order, href: await linkToOrder(order), t: translatorOf(order.language) };
      return send(write(letter), brandOf(known, order.language), { to: [order.contact.email] }, stamp);
    };
  }

  async function linkToOrder({ id, number, userId }: OrderMail): Promise<string> {
    if (userId !== null) return origin() + orderDetailsPath(number);
    return origin() + paymentPath(number, await issueOrderAccess(id));
  }

  async function linkToConfirm({ userId, email }: { userId: number; email: string }): Promise<string> {
    return origin() + confirmEmailPath(await issueToken(db, { userId }, 'email_confirmation', email));
  }

  function brandOf(known: Settings, language = known.language): MailBrand {
    return readMailBrand(known, { origin: origin(), language });
  }

  return {
    'mail.order-placed': orderHandler(writeOrderPlaced),
    'mail.order-paid': orderHandler(writeOrderPaid),
    'mail.order-shipped': orderHandler(writeOrderShipped),
    'mail.order-canceled': orderHandler(writeOrderCanceled),
    async 'mail.order-refunded'({ orderId, refundId }, stamp) {
      const known = await settings.read();
      const order = await readOrderMail(db, orderId, { settings: known, origin: origin() });
      const refund = await readRefund(db, refundId);
      if (!order || !refund || !isAddress(order.contact.email)) return 'skipped';
      const t = translatorOf(order.language);
      const document = writeOrderRefunded({ order, href: await linkToOrder(order), t }, refund);
      return send(document, brandOf(known, order.language), { to: [order.contact.email] }, stamp);
    },

    ...createShopMailHandlers({ db, readSettings: () => settings.read(), origin, brandOf, send }),

    async 'mail.welcome'({ userId }, stamp) {
      const user = await readUser(db, userId);
      if (!user) return 'skipped';
      const brand = brandOf(await settings.read());
      const href = await linkToConfirm({ ...user, userId });
      const t = translatorOf(brand.language);
      return send(writeWelcome({ ...user, href, shop: brand.name, t }), brand, { to: [user.email] }, stamp);
    },
    async 'mail.confirm-email'({ userId }, stamp) {
      const user = await readUser(db, userId);
      if (!user || user.isConfirmed) return 'skipped';
      const brand = brandOf(await settings.read());
      const href = await linkToConfirm({ ...user, userId });
      const document = writeEmailConfirmation({ ...user, href, t: translatorOf(brand.language) });
      return send(document, brand, { to: [user.email] }, stamp);
    },
    async 'mail.password-reset'({ userId }, stamp) {
      const user = await readUser(db, userId);
      if (!user) return 'skipped';
      const brand = brandOf(await settings.read());
      const href =
        origin() + resetPasswordPath(await issueToken(db, { userId }, 'password_reset', user.email));
      const t = translatorOf(brand.language);
      return send(writePasswordReset({ ...user, href, t }), brand, { to: [user.email] }, stamp);
    },
    async 'mail.review-approved'({ reviewId }, stamp) {
      const review = await readReview(db, reviewId);
      if (!review) return 'skipped';
      const brand = brandOf(await settings.read());
      const href = origin() + productPath(review.slug);
      const document = writeReviewApproved({ ...review, href }, translatorOf(brand.language));
      return send(document, brand, { to: [review.email] }, stamp);
    },
    async 'mail.lead'({ leadId }, stamp) {
      const lead = await readLead(db, leadId);
      if (!lead) return 'skipped';
      const brand = brandOf(await settings.read());
      const productHref = lead.slug === null ? '' : origin() + productPath(lead.slug, lead.variationId);
      const document = writeNewLead({ ...lead, productHref }, translatorOf(brand.language));
      return send(document, brand, { to: brand.emails, replyTo: lead.email }, stamp);
    },
    async 'mail.staff-invitation'({ staffId }, stamp) {
      const member = await readMember(db, staffId);
      if (!member || member.hasPassword) return 'skipped';
      const known = await settings.read();
      const brand = brandOf(known, member.language || known.language);
      const token = await issueToken(db, { staffId }, 'staff_invitation');
      const href = origin() + staffInvitationPath(token);
      const document = writeStaffInvitation({
        ...member,
        href,
        shop: brand.name,
        t: translatorOf(brand.language),
      });
      return send(document, brand, { to: [member.email] }, stamp);
    },
    async 'mail.staff-reset'({ staffId }, stamp) {
      const member = await readMember(db, staffId);
      if (!member?.hasPassword) return 'skipped';
      const known = await settings.read();
      const brand = brandOf(known, member.language || known.language);
      const href = origin() + staffResetPath(await issueToken(db, { staffId }, 'staff_reset'));
      const document = writeStaffReset({ ...member, href, t: translatorOf(brand.language) });
      return send(document, brand, { to: [member.email] }, stamp);
    },
  };
}

function isAddress(email: string): boolean {
  return email !== '' && checkEmail(email) === null;
}
