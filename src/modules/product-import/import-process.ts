import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Log } from '#platform/log.ts';
import { runTask, TaskDiedError } from '#platform/processes/run-task.ts';

import { selectWaiting } from './import-batches.queries.ts';
import { updateFailed } from './product-imports.queries.ts';
import type { ImportSettings, ImportSite } from './run-next-batch.ts';

/** What the process is given; the shop's settings as they are when it starts. */
export interface ImportTask {
  databaseUrl: string;
  site: ImportSite;
}

/** A batch holds some thousand lines at most; the program with its texts takes 40. */
const mostMegabytes = 192;
/** An import whose batch ends the process so often is given up: others wait behind it. */
const mostDeaths = 3;

/**
 * Does what imports have to do in a process of its own, so that pages are drawn meanwhile as ever. One that dies
 * leaves whole batches alone, and the next goes on behind them; where that dies at the same batch again and again,
 * the import has failed.
 */
export function createImportProcess({
  db,
  databaseUrl,
  script,
  settings,
  log,
}: {
  db: Kysely<Database>;
  databaseUrl: string;
  script: string;
  settings: ImportSettings;
  log: Log;
}): (signal: AbortSignal) => Promise<void> {
  let deathPlace = '';
  let deaths = 0;

  async function noteDeath(error: TaskDiedError): Promise<void> {
    const waiting = await selectWaiting(db);
    if (!waiting) return;
    deaths = waiting.place === deathPlace ? deaths + 1 : 1;
    deathPlace = waiting.place;
    if (deaths < mostDeaths) throw error;
    log.error({ err: error, importId: waiting.id }, 'An import of products failed');
    await updateFailed(db, waiting.id, 'imports.errors.internal');
  }

  return async (signal) => {
    const waiting = await selectWaiting(db);
    if (!waiting?.isFree) return;
    const { ecommerce, language } = await settings.read();
    const input: ImportTask = { databaseUrl, site: { ecommerce, language } };
    try {
      await runTask({ script, input, mostMegabytes, log }, signal);
    } catch (error) {
      if (!(error instanceof TaskDiedError)) throw error;
      await noteDeath(error);
    }
  };
}

/** At the root of a build, whichever chunk this is in; undefined among the sources, which only a bundler can join. */
export function findImportScript(): string | undefined {
  const names = ['import-products.worker.js', '../import-products.worker.js'];
  return names.map((name) => join(import.meta.dirname, name)).find((path) => existsSync(path));
}
