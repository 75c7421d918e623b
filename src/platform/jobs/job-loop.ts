import { setTimeout as sleep } from 'node:timers/promises';

import type { Log } from '../log.ts';

/** Work that is done again and again in the background of an instance. */
export interface JobLoop {
  start(): void;
  /** Work has just come up: the next run begins now instead of at its time. Does nothing when stopped. */
  wake(): void;
  /** No run begins after this; the one on its way is told by its signal and waited for, at most 3 s. */
  stop(): Promise<void>;
}

export interface JobLoopOptions {
  name: string;
  /** From the end of a run to the beginning of the next one. */
  everyMs: number;
  /** However often it is woken, runs are at least so far apart; default 0. */
  gapMs?: number;
  /** One run. What it throws is logged, and the next run comes later and later, up to 30 s. */
  run(signal: AbortSignal): Promise<void>;
  log: Pick<Log, 'error'>;
}

const longestPauseMs = 30_000;
const stopWaitMs = 3000;

/**
 * Runs never overlap within one instance; several instances have to agree through the database. Throws RangeError
 * without a pause: the job would take the processor.
 */
export function createJobLoop({ name, everyMs, gapMs = 0, run, log }: JobLoopOptions): JobLoop {
  if (everyMs <= 0) throw new RangeError(`The job ${name} has no pause`);
  const stopping = new AbortController();
  let started = false;
  let running: Promise<void> | undefined;
  let wokenWhileRunning = false;
  let endedAt = Number.NEGATIVE_INFINITY;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  function begin(): void {
    running = tryRun().finally(() => {
      running = undefined;
      endedAt = performance.now();
      if (stopping.signal.aborted) return;
      beginIn(wokenWhileRunning ? gapMs : pauseMs());
      wokenWhileRunning = false;
    });
  }

  async function tryRun(): Promise<void> {
    try {
      await run(stopping.signal);
      failures = 0;
    } catch (error) {
      // What was cut off by the end of the program is no failure.
      if (stopping.signal.aborted) return;
      failures++;
      log.error({ err: error, job: name }, 'A background job failed; it is tried again');
    }
  }

  function pauseMs(): number {
    return Math.max(everyMs, Math.min(longestPauseMs, everyMs * 2 ** failures));
  }

  function beginIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(begin, Math.max(0, ms)).unref();
  }

  return {
    start() {
      if (started || stopping.signal.aborted) return;
      started = true;
      begin();
    },
    wake() {
      if (!started || stopping.signal.aborted) return;
      if (running) wokenWhileRunning = true;
      else beginIn(endedAt + gapMs - performance.now());
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await Promise.race([running, sleep(stopWaitMs, undefined, { ref: false })]);
    },
  };
}
