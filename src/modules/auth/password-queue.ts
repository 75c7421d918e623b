import { AppError } from '#domain/errors.ts';
import { createLimit } from '#platform/limits/limit-concurrency.ts';

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
  const refuse = () => new AppError('unavailable', 'auth.busy', { retryAfter: 2 });
  return createLimit(atOnce, { maxWaiting, refuse });
}
