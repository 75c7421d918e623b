import { setTimeout as sleep } from 'node:timers/promises';

import { createJobLoop, type JobLoop } from '#platform/jobs/job-loop.ts';

import type { LogArchive, LogPlace } from './log-archive.ts';
import { createLogFailures } from './log-failures.ts';
import type { PlannedBackupsOptions } from './planned-backups.ts';
import { selectPlan } from './planned-backups.queries.ts';

const everyMs = 10_000;
const finishMs = 3000;

interface LogJobOptions extends Pick<PlannedBackupsOptions, 'db' | 'openPlace' | 'log'> {
  placeOf(plan: { folder: string }): string;
}

/** Archives the log as the plan says, and tells when that fails; the last minute when the program ends. */
export function createLogJob(archive: LogArchive, options: LogJobOptions): JobLoop {
  const { db, openPlace, placeOf, log } = options;
  const tellFailure = createLogFailures(db);

  /** Where the log goes; null where none is kept. */
  async function readLogPlace(): Promise<LogPlace | null> {
    const plan = await selectPlan(db);
    if (!plan.enabled || !plan.keep_log) return null;
    const name = placeOf(plan);
    return { name, open: () => openPlace(name) };
  }

  const loop = createJobLoop({
    name: 'log-archive',
    everyMs,
    async run() {
      await archive.run(await readLogPlace());
      await tellFailure(archive.state());
    },
    log,
  });
  const finish = async () => {
    const place = await readLogPlace();
    if (place) await archive.finish(place);
  };
  return {
    ...loop,
    async stop() {
      await loop.stop();
      // What is not archived then stays with the server until the next start.
      await Promise.race([finish().catch(() => {}), sleep(finishMs, undefined, { ref: false })]);
    },
  };
}
