import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { recountFigureParts } from '#modules/indexing/figure-parts.queries.ts';
import { lockStaleParts, markStaleParts } from '#modules/indexing/product-parts.queries.ts';
import { createJobLoop, type JobLoop } from '#platform/jobs/job-loop.ts';
import type { Log } from '#platform/log.ts';

const everyMs = 10_000;
const partsAtOnce = 10;

/** Brings the figures of the catalogue up to date, part by part; several instances share the parts. */
export async function refreshFigureParts(db: Kysely<Database>, signal?: AbortSignal): Promise<void> {
  await db.transaction().execute(markStaleParts);
  for (;;) {
    if (signal?.aborted) return;
    const isDone = await db.transaction().execute(async (trx) => {
      const parts = await lockStaleParts(trx, 'figure_parts', partsAtOnce);
      if (parts.length > 0) await recountFigureParts(trx, parts);
      return parts.length < partsAtOnce;
    });
    if (isDone) return;
  }
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
