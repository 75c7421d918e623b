import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { lockStaleParts, markStaleParts } from '#modules/indexing/product-parts.queries.ts';
import { createJobLoop, type JobLoop } from '#platform/jobs/job-loop.ts';
import type { Log } from '#platform/log.ts';

import { recountFacetParts } from './facet-parts.queries.ts';

const everyMs = 10_000;
const partsAtOnce = 5;

/** Brings the counts of titles and values up to date, part by part; several instances share the parts. */
export async function refreshFacetCounts(db: Kysely<Database>, signal?: AbortSignal): Promise<void> {
  await db.transaction().execute(markStaleParts);
  for (;;) {
    if (signal?.aborted) return;
    const isDone = await db.transaction().execute(async (trx) => {
      const parts = await lockStaleParts(trx, 'facet_parts', partsAtOnce);
      if (parts.length > 0) await recountFacetParts(trx, parts);
      return parts.length < partsAtOnce;
    });
    if (isDone) return;
  }
}

/** The list of titles counts by itself what has changed since: how late this comes decides how fast it is alone. */
export function createFacetCountsJob({ db, log }: { db: Kysely<Database>; log: Log }): JobLoop {
  return createJobLoop({
    name: 'facet counts',
    everyMs,
    run: (signal) => refreshFacetCounts(db, signal),
    log,
  });
}
