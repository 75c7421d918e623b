import { AppError } from '#domain/errors.ts';

/** Milliseconds of a window. */
const windowMs = 1000;
/** Windows that are kept before those that have passed are dropped. */
const mostKept = 1000;

/**
 * Counts calls of this instance in memory, by windows of a second: for what comes too often to be counted in the
 * database. `take` throws 429 for one that is too many.
 */
export function createPace(now: () => number = Date.now): { take(key: string, most: number): void } {
  const windows = new Map<string, { since: number; count: number }>();
  return {
    take(key, most) {
      const at = now();
      const open = windows.get(key);
      const isOpen = open !== undefined && at - open.since < windowMs;
      const counted = isOpen ? { since: open.since, count: open.count + 1 } : { since: at, count: 1 };
      windows.set(key, counted);
      if (windows.size > mostKept)
        for (const [name, { since }] of windows) if (at - since >= windowMs) windows.delete(name);
      if (counted.count > most)
        throw new AppError('too_many_requests', 'errors.tooManyRequests', { retryAfter: 1 });
    },
  };
}
