import { AppError } from '#domain/errors.ts';

/** Lets few orders into the database at a time; the others wait in line. */
export interface OrderConcurrencyLimit {
  run<T>(place: () => Promise<T>): Promise<T>;
}

interface ConcurrencyLimitOptions {
  concurrency?: number;
  maxWaiting?: number;
  /** Milliseconds after which who still waits is turned away, as when the database has stopped answering. */
  patienceMs?: number;
}

/**
 * A rush of buyers would fill the pool's queue and have half of them turned away, and readers with them. Here
 * they wait where it costs nothing, and leave connections to readers. One more than may wait is turned away.
 */
export function createOrderConcurrencyLimit(options: ConcurrencyLimitOptions = {}): OrderConcurrencyLimit {
  const { concurrency = 8, maxWaiting = 1000, patienceMs = 15_000 } = options;
  const waiting = new Set<() => void>();
  let running = 0;

  function enter(): Promise<void> {
    if (running < concurrency) {
      running++;
      return Promise.resolve();
    }
    if (waiting.size >= maxWaiting) return Promise.reject(tooMany());
    return new Promise((resolve, reject) => {
      const letIn = () => {
        clearTimeout(timer);
        waiting.delete(letIn);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(letIn);
        reject(tooMany());
      }, patienceMs);
      waiting.add(letIn);
    });
  }

  /** The place of who leaves is that of who has waited longest. */
  function leave(): void {
    const [next] = waiting;
    if (next) next();
    else running--;
  }

  return {
    async run(place) {
      await enter();
      try {
        return await place();
      } finally {
        leave();
      }
    },
  };
}

function tooMany(): AppError {
  return new AppError('unavailable', 'Too many orders are being placed', { retryAfter: 2 });
}
