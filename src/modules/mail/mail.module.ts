import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { issueOrderAccess } from '#modules/orders/order-access.ts';
import type { CardMail } from '#modules/gift-cards/card-mail.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import { createJobLoop } from '#platform/jobs/job-loop.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import type { Log } from '#platform/log.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

import { adminLettersRoutes } from './letters/letters-admin.routes.ts';
import { createLetterManagement } from './letters/manage-letters.ts';
import { adminMailRoutes } from './mail-admin.routes.ts';
import type { IsCodeGood } from './cart-reminder-handler.ts';
import { createMailHandlers, type AttachInvoices, type ListDownloads } from './mail-handlers.ts';
import { createMailServer } from './mail-server.ts';
import type { MailTransport } from './mail-transport.ts';
import { createMailManagement } from './manage-mail.ts';
import type { FindByVariation } from './product-line.ts';
import { adminMailNotificationsRoutes } from './mail-notifications-admin.routes.ts';
import { createMailNotificationSettings } from './mail-notifications.ts';
import { tellLowStock } from './tell-low-stock.ts';

interface MailDeps {
  db: Kysely<Database>;
  settings: SettingsReader;
  limits: RateLimiter;
  secrets: SecretBox;
  /** Over what mails leave; files, where the environment names no mail server, let the owner name one. */
  transport: MailTransport;
  origin: () => string;
  /** Documents that go with a letter about an order; see `BuyersInvoices`. */
  attachInvoices: AttachInvoices;
  listDownloads: ListDownloads;
  findByVariation: FindByVariation;
  isCodeGood: IsCodeGood;
  giftCards: CardMail;
  wakeOutbox: () => void;
  log: Log;
}

const everyMs = 60_000;

export function createMailModule({
  db,
  settings,
  limits,
  secrets,
  transport,
  origin,
  attachInvoices,
  listDownloads,
  findByVariation,
  isCodeGood,
  giftCards,
  wakeOutbox,
  log,
}: MailDeps) {
  const mailServer = createMailServer({ db, secrets, given: transport });
  const mail = createMailManagement({ db, mailServer, settings, limits, origin });
  const letters = createLetterManagement({ db, mailServer, settings, limits, origin });
  const mailNotifications = createMailNotificationSettings({ db });
  const lowStock = createJobLoop({
    name: 'low stock',
    everyMs,
    log,
    async run() {
      if (await tellLowStock({ db, settings }, new Date())) wakeOutbox();
    },
  });
  return {
    management: mail,
    server: mailServer,
    mailNotifications,
    /** What sends the mails that transactions leave in the outbox. */
    handlers: createMailHandlers({
      db,
      settings,
      transport: mailServer,
      origin,
      limits,
      issueOrderAccess: (orderId, email) => issueOrderAccess(db, orderId, email),
      attachInvoices,
      listDownloads,
      findByVariation,
      isCodeGood,
      giftCards,
    }),
    adminRoutes: adminMailRoutes({ mail }),
    letterRoutes: adminLettersRoutes({ letters }),
    notificationRoutes: adminMailNotificationsRoutes({ mailNotifications }),
    caches: [mailServer],
    jobs: [lowStock],
  };
}
