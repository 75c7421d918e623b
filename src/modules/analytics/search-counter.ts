import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { createJobLoop, type JobLoop } from '#platform/jobs/job-loop.ts';
import type { Log } from '#platform/log.ts';

import { addSearches, deleteOldSearches, type SearchCount } from './search-counts.queries.ts';

export interface SearchCounter {
  /** That somebody has searched for the words, and how much there was. */
  note(words: string, found: number): void;
  /** Writes what was counted; the job does it every minute. */
  flush(): Promise<void>;
  job: JobLoop;
}

interface SearchCounterOptions {
  db: Kysely<Database>;
  log: Pick<Log, 'error'>;
  now?: () => Date;
}

const flushMs = 60_000;
const hourMs = 3_600_000;
const keptDays = 800;
const longestWords = 60;
/** Different words, in memory between two writings and in the database of one hour: a flood of them costs no more. */
const most = 2000;

/** Counts in memory, as visits are; what a crash takes with it is a minute of counts. */
export function createSearchCounter({
  db,
  log,
  now = () => new Date(),
}: SearchCounterOptions): SearchCounter {
  let counts = new Map<string, SearchCount>();

  async function flush(): Promise<void> {
    if (counts.size === 0) return;
    const taken = counts;
    counts = new Map();
    try {
      await addSearches(db, [...taken.values()], most);
      await deleteOldSearches(db, keptDays);
    } catch (error) {
      // Next time; what was counted meanwhile is newer.
      for (const count of taken.values()) add(count, { isOlder: true });
      throw error;
    }
  }

  function add({ hour, words, searches, found }: SearchCount, { isOlder = false } = {}): void {
    const key = `${hour.getTime()} ${words}`;
    const known = counts.get(key);
    if (known) {
      known.searches += searches;
      if (!isOlder) known.found = found;
    } else if (counts.size < most) counts.set(key, { hour, words, searches, found });
  }

  const job = createJobLoop({ name: 'search counts', everyMs: flushMs, run: flush, log });
  return {
    note(text, found) {
      const words = foldWords(text);
      if (words === '' || isPersonal(words)) return;
      add({ hour: new Date(Math.floor(now().getTime() / hourMs) * hourMs), words, searches: 1, found });
    },
    flush,
    job: {
      ...job,
      async stop() {
        await job.stop();
        await flush().catch((error: unknown) => log.error({ err: error }, 'Searches could not be counted'));
      },
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
