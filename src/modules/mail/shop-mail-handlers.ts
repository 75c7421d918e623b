import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Translator } from '#domain/i18n/translate.ts';
import { formatPrice } from '#domain/money.ts';
import { adminBackupsPath, adminIntegrationsPath, adminOrderPath, adminProductPath } from '#domain/routes.ts';
import type { MailNotificationKind } from '#domain/schemas/mail-notifications.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import type { Language } from '#locales/languages.ts';
import type { MessageStamp, OutboxHandlers, Outcome } from '#platform/outbox/deliver-messages.ts';
import type { ShopTopic } from '#platform/outbox/enqueue.ts';

import type { OpenStoredLetter } from './letters/stored-letters.ts';
import type { MailBrand } from './mail-brand.ts';
import type { MailDocument } from './mail-document.ts';
import {
  readAdminEmails,
  readDisabledWebhook,
  readFailedBackup,
  readLogFailure,
  readLowStock,
  readMoneyToReturn,
  readReturn,
} from './mail-facts.queries.ts';
import { readOrderMail, type OrderMail } from './read-order-mail.ts';
import { readRecipients } from './mail-notifications.ts';
import { writeShopReturn } from './templates/return-mails.ts';
import {
  writeBackupFailed,
  writeLogFailed,
  writeLowStock,
  writeRefundNeeded,
  writeShopOrder,
  writeWebhookDisabled,
  type ShopOrderEvent,
} from './templates/shop-mails.ts';

export interface Recipients {
  to: string[];
  replyTo?: string;
  /** Where their reader ends such mails; see `Mail`. */
  unsubscribe?: string;
}

/** By what mails are written and sent. */
export interface MailPorts {
  db: Kysely<Database>;
  readSettings(): Promise<Settings>;
  origin(): string;
  brandOf(settings: Settings, language?: Language): MailBrand;
  openLetter: OpenStoredLetter;
  send(
    document: MailDocument,
    brand: MailBrand,
    recipients: Recipients,
    stamp: MessageStamp,
  ): Promise<Outcome>;
}

/** Writes a mail of a kind, in the shop's language, to the addresses that are set for it. */
function createTeller({ db, readSettings, brandOf, send }: Omit<MailPorts, 'origin' | 'openLetter'>) {
  return async function tell(
    kind: MailNotificationKind,
    stamp: MessageStamp,
    write: (settings: Settings) => Promise<{ document: MailDocument; replyTo?: string } | null>,
  ): Promise<Outcome> {
    const settings = await readSettings();
    const brand = brandOf(settings);
    const to = await readRecipients(db, kind, brand.emails);
    if (to.length === 0) return 'skipped';
    const mail = await write(settings);
    if (!mail) return 'skipped';
    const { document, ...answer } = mail;
    return send(document, brand, { to, ...answer }, stamp);
  };
}

/** Mails to the shop itself, in its own language, each to the addresses that are set for its kind. */
export function createShopMailHandlers({
  db,
  readSettings,
  origin,
  brandOf,
  send,
}: MailPorts): Pick<OutboxHandlers, Exclude<ShopTopic, 'mail.lead'>> {
  const tell = createTeller({ db, readSettings, brandOf, send });
  const readOrder = (orderId: string, settings: Settings) =>
    readOrderMail(db, orderId, { settings, origin: origin(), language: settings.language });
  const linkTo = ({ number }: OrderMail) => origin() + adminOrderPath(number);

  function aboutOrder<Payload extends { orderId: string }>(
    kind: MailNotificationKind,
    write: (order: OrderMail, payload: Payload, settings: Settings) => Promise<MailDocument | null>,
  ) {
    return (payload: Payload, stamp: MessageStamp) =>
      tell(kind, stamp, async (settings) => {
        const order = await readOrder(payload.orderId, settings);
        const document = order && (await write(order, payload, settings));
        return order && document && { document, replyTo: order.contact.email };
      });
  }

  function orderHandler(kind: MailNotificationKind, event: ShopOrderEvent) {
    return aboutOrder(kind, async (order, _payload, { language }) => {
      const t = translatorOf(language);
      const reason =
        event === 'canceled' && order.cancelReason ? t(`mailShop.reason.${order.cancelReason}`) : '';
      return writeShopOrder(event, { order, href: linkTo(order), reason, t });
    });
  }

  async function tellTrouble<Trouble>(
    trouble: Trouble | null,
    write: (trouble: Trouble, links: { href: string; t: Translator }) => MailDocument,
    stamp: MessageStamp,
    path = adminBackupsPath,
  ): Promise<Outcome> {
    if (!trouble) return 'skipped';
    const brand = brandOf(await readSettings());
    const document = write(trouble, { href: origin() + path, t: translatorOf(brand.language) });
    return send(document, brand, { to: await readAdminEmails(db) }, stamp);
  }

  return {
    'mail.shop-order-placed': orderHandler('orderPlaced', 'placed'),
    'mail.shop-payment-came': orderHandler('paymentCame', 'paid'),
    'mail.shop-payment-failed': orderHandler('paymentFailed', 'failed'),
    'mail.shop-order-canceled': orderHandler('orderCanceled', 'canceled'),
    'mail.shop-return-requested': aboutOrder(
      'returnAsked',
      async (order, { returnId }: { orderId: string; returnId: number }, { language }) => {
        const returned = await readReturn(db, returnId);
        return (
          returned && writeShopReturn(order, returned, { href: linkTo(order), t: translatorOf(language) })
        );
      },
    ),
    'mail.order-needs-refund': aboutOrder(
      'refundNeeded',
      async (order, { orderId, paymentId }: { orderId: string; paymentId: string | null }, settings) => {
        const money = await readMoneyToReturn(db, orderId, paymentId);
        if (!money) return null;
        const { amount, currency, payment } = money;
        const separator = settings.ecommerce.priceFormatSeparator;
        return writeRefundNeeded(order, {
          amount: formatPrice(amount, { currency, separator }),
          payment,
          href: linkTo(order),
          t: translatorOf(settings.language),
        });
      },
    ),
    'mail.shop-backup-failed': async ({ backupId }, stamp) =>
      tellTrouble(await readFailedBackup(db, backupId), writeBackupFailed, stamp),
    'mail.shop-log-failed': async (_payload, stamp) =>
      tellTrouble(await readLogFailure(db), writeLogFailed, stamp),
    'mail.shop-webhook-disabled': async ({ endpointId }, stamp) =>
      tellTrouble(
        await readDisabledWebhook(db, endpointId),
        writeWebhookDisabled,
        stamp,
        adminIntegrationsPath,
      ),
    'mail.shop-low-stock': ({ variationIds }, stamp) =>
      tell('lowStock', stamp, async ({ language }) => {
        const low = await readLowStock(db, variationIds);
        const variations = low.map(({ productId, ...variation }) => ({
          ...variation,
          href: origin() + adminProductPath(productId),
        }));
        if (variations.length === 0) return null;
        return { document: writeLowStock(variations, translatorOf(language)) };
      }),
  };
}
