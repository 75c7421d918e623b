import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { VisitName } from '#domain/visit-of.ts';
import type { JobLoop } from '#platform/jobs/job-loop.ts';
import type { Log } from '#platform/log.ts';

import { createHourlyCounter } from './hourly-counter.ts';
import { addVisits, deleteOldVisits } from './visit-counts.queries.ts';

export interface VisitCounter {
  note(name: VisitName): void;
  /** See `HourlyCounter`. */
  flush(): Promise<void>;
  job: JobLoop;
}

interface VisitCounterOptions {
  db: Kysely<Database>;
  log: Pick<Log, 'error'>;
  now?: () => Date;
}

const keptDays = 800;

export function createVisitCounter({ db, log, now = () => new Date() }: VisitCounterOptions): VisitCounter {
  const { note, ...counter } = createHourlyCounter<VisitName, number>({
    job: 'visit counts',
    lost: 'Visits could not be counted',
    async write(counts) {
      await addVisits(
        db,
        counts.map(({ hour, name, value }) => ({ hour, name, count: value })),
      );
      await deleteOldVisits(db, keptDays);
    },
    add: (earlier, later) => earlier + later,
    log,
    now,
  });
  return { ...counter, note: (name) => note(name, 1) };
}
