import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { LogState } from '#domain/schemas/backups.schema.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';

import { claimLogMail, forgetLogFailure, noteLogFailure } from './log-failures.queries.ts';

/** A place that is away for a moment is nobody's business: the server keeps the log meanwhile. */
const patienceMinutes = 10;

/**
 * Tells the admins by one mail when the log has failed for a while, or was given up, and again only after it has worked
 * in between. Call it after each run of the archive, with its state; null where no log is kept.
 */
export function createLogFailures(db: Kysely<Database>): (state: LogState | null) => Promise<void> {
  // What an earlier process has left of it.
  let mayBeNoted = true;
  return async function tell(state) {
    if (!state?.problem) {
      if (mayBeNoted) await forgetLogFailure(db);
      mayBeNoted = false;
      return;
    }
    mayBeNoted = true;
    await noteLogFailure(db, state.detail);
    const after = state.problem === 'given-up' ? 0 : patienceMinutes;
    await db.transaction().execute(async (trx) => {
      if (await claimLogMail(trx, after)) await enqueue(trx, 'mail.shop-log-failed', {});
    });
  };
}
