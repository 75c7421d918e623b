import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { deleteOldMailLinks } from './marketing-mail.queries.ts';
import { createUnsubscribing } from './unsubscribe.ts';

/** Longer than any law wants the link of a letter to work. */
const linkDays = 400;

/** What all mail shares that is not about somebody's own order or account: who wants none of it. */
export function createMarketingMailModule({ db }: { db: Kysely<Database> }) {
  return {
    unsubscribing: createUnsubscribing({ db }),
    cleaning: [() => deleteOldMailLinks(db, linkDays)],
  };
}
