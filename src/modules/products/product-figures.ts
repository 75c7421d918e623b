import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { createJobLoop, type JobLoop } from '#platform/jobs/job-loop.ts';
import type { Log } from '#platform/log.ts';

import { refreshFigures } from './product-figures.queries.ts';

const everyMs = 10_000;
const changesAtOnce = 5000;

/** Brings what products are sorted by up to date; what it has not reached is computed for who reads. */
export async function refreshProductFigures(db: Kysely<Database>, signal?: AbortSignal): Promise<void> {
  for (;;) {
    if (signal?.aborted) return;
    const count = await db.transaction().execute((trx) => refreshFigures(trx, changesAtOnce));
    if (count < changesAtOnce) return;
  }
}

export function createProductFiguresJob({ db, log }: { db: Kysely<Database>; log: Log }): JobLoop {
  return createJobLoop({
    name: 'product figures',
    everyMs,
    run: (signal) => refreshProductFigures(db, signal),
    log,
  });
}
