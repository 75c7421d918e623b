import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { VisitName } from '#domain/visit-of.ts';
import { createJobLoop, type JobLoop } from '#platform/jobs/job-loop.ts';
import type { Log } from '#platform/log.ts';

import { addVisits, deleteOldVisits, type VisitCount } from './visit-counts.queries.ts';

export interface VisitCounter {
  note(name: VisitName): void;
  /** Writes what was counted; the job does it every minute. */
  flush(): Promise<void>;
  job: JobLoop;
}

interface VisitCounterOptions {
  db: Kysely<Database>;
  log: Pick<Log, 'error'>;
  now?: () => Date;
}

const flushMs = 60_000;
const hourMs = 3_600_000;
const keptDays = 800;

/**
 * Counts in memory, and adds up in the database by the hour: nobody is told from anybody else. What a
 * crash takes with it is a minute of counts.
 */
export function createVisitCounter({ db, log, now = () => new Date() }: VisitCounterOptions): VisitCounter {
  let counts = new Map<string, VisitCount>();

  async function flush(): Promise<void> {
    if (counts.size === 0) return;
    const taken = counts;
    counts = new Map();
    try {
      await addVisits(db, [...taken.values()]);
      await deleteOldVisits(db, keptDays);
    } catch (error) {
      // Next time.
      for (const { hour, name, count } of taken.values()) add(hour, name, count);
      throw error;
    }
  }

  function add(hour: Date, name: VisitName, count: number): void {
    const key = `${hour.getTime()} ${name}`;
    const known = counts.get(key);
    if (known) known.count += count;
    else counts.set(key, { hour, name, count });
  }

  const job = createJobLoop({ name: 'visit counts', everyMs: flushMs, run: flush, log });
  return {
    note: (name) => add(new Date(Math.floor(now().getTime() / hourMs) * hourMs), name, 1),
    flush,
    job: {
      ...job,
      async stop() {
        await job.stop();
        await flush().catch((error: unknown) => log.error({ err: error }, 'Visits could not be counted'));
      },
    },
  };
}
