import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { JobLoop } from '#platform/jobs/job-loop.ts';
import type { Log } from '#platform/log.ts';

import { createHourlyCounter } from './hourly-counter.ts';
import { addSearches, deleteOldSearches } from './search-counts.queries.ts';

export interface SearchCounter {
  /** That somebody has searched for the words, and how much there was. */
  note(words: string, found: number): void;
  /** See `HourlyCounter`. */
  flush(): Promise<void>;
  job: JobLoop;
}

interface SearchCounterOptions {
  db: Kysely<Database>;
  log: Pick<Log, 'error'>;
  now?: () => Date;
}

const keptDays = 800;
const longestWords = 60;
/** Different words, in memory between two writings and in the database of one hour: a flood of them costs no more. */
const most = 2000;

export function createSearchCounter({
  db,
  log,
  now = () => new Date(),
}: SearchCounterOptions): SearchCounter {
  const { note, ...counter } = createHourlyCounter<string, { searches: number; found: number }>({
    job: 'search counts',
    lost: 'Searches could not be counted',
    async write(counts) {
      await addSearches(
        db,
        counts.map(({ hour, name, value }) => ({ hour, words: name, ...value })),
        most,
      );
      await deleteOldSearches(db, keptDays);
    },
    add: (earlier, later) => ({ searches: earlier.searches + later.searches, found: later.found }),
    most,
    log,
    now,
  });
  return {
    ...counter,
    note(text, found) {
      const words = foldWords(text);
      if (words !== '' && !isPersonal(words)) note(words, { searches: 1, found });
    },
  };
}

/** One spelling of what means the same to a reader. */
function foldWords(text: string): string {
  const folded = text.normalize('NFKC').toLowerCase().replaceAll('\0', '').replaceAll(/\s+/g, ' ').trim();
  return [...folded.toWellFormed()].slice(0, longestWords).join('').trim();
}

/** Emails, and numbers as long as those of phones, orders and cards, are nobody's business. */
function isPersonal(words: string): boolean {
  return words.includes('@') || /\d(?:[\s()+.-]*\d){6}/.test(words);
}
