import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { trimDraftLogs } from './trim-draft-logs.ts';

export function createDraftsModule({ db }: { db: Kysely<Database> }) {
  return { cleaning: [() => trimDraftLogs(db)] };
}
