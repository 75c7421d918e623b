import { AppError } from '#domain/errors.ts';

/** Runs few jobs at a time, in order, and turns callers away instead of letting them pile up. */
export interface PasswordQueue {
  /** Throws `unavailable` with Retry-After when too many wait already. */
  run<T>(job: () => Promise<T>): Promise<T>;
}

interface QueueOptions {
  atOnce?: number;
  maxWaiting?: number;
}

/**
 * A password costs 13 ms of a core on purpose, so a flood of logins would take the whole machine: two at
 * once leave the other threads of Node's pool to files and names, fifty wait for a third of a second.
 */
export function createPasswordQueue({ atOnce = 2, maxWaiting = 50 }: QueueOptions = {}): PasswordQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(job) {
      if (running < atOnce) running++;
      else if (waiting.length >= maxWaiting) {
        throw new AppError('unavailable', 'Too many people are signing in', { retryAfter: 2 });
      } else {
        // Whoever ends hands the place over: `running` stays as it is.
        await new Promise<void>((start) => void waiting.push(start));
      }
      try {
        return await job();
      } finally {
        const startNext = waiting.shift();
        if (startNext) startNext();
        else running--;
      }
    },
  };
}
