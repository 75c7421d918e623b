import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { recountFigureParts } from '#modules/indexing/figure-parts.queries.ts';
import { refreshParts } from '#modules/indexing/refresh-parts.ts';
import { createJobLoop, type JobLoop } from '#platform/jobs/job-loop.ts';
import type { Log } from '#platform/log.ts';

const everyMs = 10_000;

/** Brings the figures of the catalogue up to date. */
export function refreshFigureParts(db: Kysely<Database>, signal?: AbortSignal): Promise<void> {
  return refreshParts(db, { table: 'figure_parts', atOnce: 10, recount: recountFigureParts }, signal);
}

/** Who reads the figures has what changed since counted at once: how late this comes decides how fast that is alone. */
export function createFigurePartsJob({ db, log }: { db: Kysely<Database>; log: Log }): JobLoop {
  return createJobLoop({
    name: 'catalogue figures',
    everyMs,
    run: (signal) => refreshFigureParts(db, signal),
    log,
  });
}
