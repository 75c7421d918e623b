import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { MailState } from '#domain/schemas/mail-state.schema.ts';

import { readNotedFailure } from './describe-failure.ts';
import { selectWaitingMails } from './mail-health.queries.ts';

/** A mail that leaves is gone in seconds. */
const patienceSeconds = 60;
/** So many that are refused one after the other are not a matter of their addresses. */
const refusedInARow = 5;

/** What waits to be sent, since when, and what went wrong last; null when nothing waits. */
export async function readWaitingMails(db: Kysely<Database>): Promise<MailState['waiting']> {
  const { count, since, error, errorAt, isErrorNew, overdue } = await selectWaitingMails(db, patienceSeconds);
  if (since === null) return null;
  const failure = error === null ? null : readNotedFailure(error);
  const isOfOneMail = failure?.outcome === 'address' || failure?.outcome === 'refused';
  return {
    count,
    since: since.toISOString(),
    isStuck: isOfOneMail ? overdue >= refusedInARow : isErrorNew === true || overdue > 0,
    error: failure && errorAt && { ...failure, at: errorAt.toISOString() },
  };
}
