import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError } from '#domain/errors.ts';

import { countAttempts, deleteAttempts, deletePastWindows, selectAttempts } from './rate-limits.queries.ts';

export interface RateLimit {
  /** Names what is counted: `login:a@b.c:198.51.100.7`. At most 300 characters. */
  key: string;
  limit: number;
  windowSeconds: number;
  /** How many attempts this is; default one. */
  count?: number;
}

export interface RateLimiter {
  /** Counts one attempt for each limit; throws 429 with Retry-After when one is exceeded. */
  take(...limits: RateLimit[]): Promise<void>;
  /** Counts one attempt; false when it is one too many. For what is left out in silence. */
  tryTake(limit: RateLimit): Promise<boolean>;
  /** Whether one more attempt would be one too many; counts nothing. */
  isSpent(limit: RateLimit): Promise<boolean>;
  /** Deletes the attempts of a key, as after a right password. */
  delete(key: string): Promise<void>;
  /** Removes windows that have passed. */
  clean(): Promise<void>;
}

/** Fixed windows counted in the database, so that several instances count as one. */
export function createRateLimiter(db: Kysely<Database>): RateLimiter {
  /** Seconds to wait when the attempt is one too many, else null. */
  const count = async (limited: RateLimit): Promise<number | null> => {
    const { key, limit, windowSeconds, count: attempted = 1 } = limited;
    const { attempts, seconds } = await countAttempts(db, { key, windowSeconds, count: attempted });
    return attempts > limit ? Math.max(1, seconds) : null;
  };
  return {
    async take(...limits) {
      // Sorted, so that two requests with the same keys never wait for each other crosswise.
      for (const limit of limits.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
        const retryAfter = await count(limit);
        if (retryAfter === null) continue;
        throw new AppError('too_many_requests', 'errors.tooManyRequests', { retryAfter });
      }
    },
    async tryTake(limit) {
      return (await count(limit)) === null;
    },
    async isSpent({ key, limit }) {
      return (await selectAttempts(db, key)) >= limit;
    },
    delete: (key) => deleteAttempts(db, key),
    clean: () => deletePastWindows(db),
  };
}
