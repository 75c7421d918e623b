import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { refreshParts } from '#modules/indexing/refresh-parts.ts';
import { createJobLoop, type JobLoop } from '#platform/jobs/job-loop.ts';
import type { Log } from '#platform/log.ts';

import { recountFacetParts } from './facet-parts.queries.ts';

const everyMs = 10_000;

/** Brings the counts of titles and values up to date. */
export function refreshFacetCounts(db: Kysely<Database>, signal?: AbortSignal): Promise<void> {
  return refreshParts(db, { table: 'facet_parts', atOnce: 5, recount: recountFacetParts }, signal);
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
