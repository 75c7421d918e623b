import { createJobLoop, type JobLoop } from '#platform/jobs/job-loop.ts';
import type { Log } from '#platform/log.ts';

const flushMs = 60_000;
const hourMs = 3_600_000;

/** What was counted of a name in an hour. */
interface HourCount<Name extends string, Value> {
  hour: Date;
  name: Name;
  value: Value;
}

interface HourlyCounterOptions<Name extends string, Value> {
  /** Of the job. */
  job: string;
  /** What the log says of counts that the end of the program takes along. */
  lost: string;
  /** Adds to what the database has. */
  write(counts: readonly HourCount<Name, Value>[]): Promise<void>;
  /** Of one hour and name. */
  add(earlier: Value, later: Value): Value;
  /** Different names that are kept in memory until they are written; further ones are left out. */
  most?: number;
  log: Pick<Log, 'error'>;
  now: () => Date;
}

export interface HourlyCounter<Name extends string, Value> {
  note(name: Name, value: Value): void;
  /** Writes what was counted; the job does it every minute. */
  flush(): Promise<void>;
  job: JobLoop;
}

/**
 * Counts in memory, and adds up in the database by the hour: nobody is told from anybody else. What a
 * crash takes with it is a minute of counts.
 */
export function createHourlyCounter<Name extends string, Value>({
  job: jobName,
  lost,
  write,
  add,
  most = Infinity,
  log,
  now,
}: HourlyCounterOptions<Name, Value>): HourlyCounter<Name, Value> {
  type Count = HourCount<Name, Value>;
  let counts = new Map<string, Count>();

  async function flush(): Promise<void> {
    if (counts.size === 0) return;
    const taken = counts;
    counts = new Map();
    try {
      await write([...taken.values()]);
    } catch (error) {
      // Next time, as what came before whatever was counted meanwhile.
      for (const count of taken.values()) put(count, (known) => add(count.value, known));
      throw error;
    }
  }

  function put(count: Count, join: (known: Value) => Value): void {
    const key = `${count.hour.getTime()} ${count.name}`;
    const known = counts.get(key);
    if (known) known.value = join(known.value);
    else if (counts.size < most) counts.set(key, count);
  }

  const job = createJobLoop({ name: jobName, everyMs: flushMs, run: flush, log });
  return {
    note(name, value) {
      const hour = new Date(Math.floor(now().getTime() / hourMs) * hourMs);
      put({ hour, name, value }, (known) => add(known, value));
    },
    flush,
    job: {
      ...job,
      async stop() {
        await job.stop();
        await flush().catch((error: unknown) => log.error({ err: error }, lost));
      },
    },
  };
}
