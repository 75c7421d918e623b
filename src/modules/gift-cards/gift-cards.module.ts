import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { retryOnConflict } from '#db/retry-on-conflict.ts';
import { shopTimeZone } from '#domain/time-zones.ts';
import { createJobLoop } from '#platform/jobs/job-loop.ts';
import type { Log } from '#platform/log.ts';
import type { Outbox } from '#platform/outbox/outbox.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';

import { createCardReader } from './card-reader.ts';
import { expireCards } from './expire-cards.ts';
import { adminGiftCardsRoutes } from './gift-cards-admin.routes.ts';
import { giftCardsRoutes } from './gift-cards.routes.ts';
import { createGiftCardManagement } from './manage-gift-cards.ts';
import { createCardMail } from './card-mail.ts';
import { forgetDeletedRecipients } from './own-cards.queries.ts';
import { createOwnCards } from './own-cards.ts';
import { issueSoldCards } from './issue-sold-cards.ts';
import { sendDueCards } from './send-due-cards.ts';
import { createCreditIssuer } from './store-credit.ts';

interface GiftCardsDeps {
  db: Kysely<Database>;
  /** For what only reads. */
  reading: Kysely<Database>;
  settings: SettingsReader;
  secrets: SecretBox;
  outbox: Pick<Outbox, 'wake'>;
  log: Log;
}

const everyMs = 60_000;

export function createGiftCardsModule({ db, reading, settings, secrets, outbox, log }: GiftCardsDeps) {
  const reader = createCardReader(db);
  const own = createOwnCards(db);
  const now = () => new Date();
  const management = createGiftCardManagement({ db, reading, settings, secrets, outbox, now });
  const days = createJobLoop({
    name: 'gift cards',
    everyMs,
    log,
    async run() {
      await db.transaction().execute(expireCards);
      if ((await db.transaction().execute(sendDueCards)) > 0) outbox.wake();
    },
  });
  return {
    reader,
    mail: createCardMail(db, secrets),
    /** Issues the gift cards of an order that is paid. */
    settleSold: async (orderId: string): Promise<void> => {
      const timeZone = shopTimeZone((await settings.read()).common);
      const issue = () =>
        db.transaction().execute((trx) => issueSoldCards(trx, orderId, { secrets, timeZone }));
      if ((await retryOnConflict(issue)) > 0) outbox.wake();
    },
    issueCredit: createCreditIssuer(secrets),
    own,
    routes: giftCardsRoutes({ giftCards: own }),
    adminRoutes: adminGiftCardsRoutes({ giftCards: management }),
    caches: [reader],
    jobs: [days],
    cleaning: [() => forgetDeletedRecipients(db)],
  };
}
