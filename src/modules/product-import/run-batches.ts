import { setTimeout as sleep } from 'node:timers/promises';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Log } from '#platform/log.ts';

import { runNextBatch, type ImportSettings } from './run-next-batch.ts';

/** Between two batches, in milliseconds. */
const longestPauseMs = 1000;

/** Does what imports have to do, batch by batch, until there is no more or the signal says so. */
export async function runBatches(
  db: Kysely<Database>,
  tools: { log: Pick<Log, 'error'>; settings: ImportSettings },
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const began = performance.now();
    if (signal.aborted || !(await runNextBatch(db, tools))) return;
    // Visitors come first: it works for half of the time.
    const pauseMs = Math.min(performance.now() - began, longestPauseMs);
    await sleep(pauseMs, undefined, { ref: false, signal }).catch(() => {});
  }
}
