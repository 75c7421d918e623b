import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import { createGiftCardManagement, type GiftCardManagement } from '#modules/gift-cards/manage-gift-cards.ts';

import { testSecrets } from './secrets.ts';

/** Gift cards of a test's shop as its staff issue them, by a clock of the test's own. */
export function manageGiftCards(
  db: Kysely<Database>,
  now: () => Date = () => new Date(),
): GiftCardManagement {
  return createGiftCardManagement({
    db,
    reading: db,
    settings: { read: async () => parseSettings({}) },
    secrets: testSecrets,
    outbox: { wake() {} },
    now,
  });
}
