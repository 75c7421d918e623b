import { AppError } from '#domain/errors.ts';

/** Lets few orders into the database at a time; the others wait in line. */
export interface OrderGate {
  run<T>(place: () => Promise<T>): Promise<T>;
}

/**
 * A rush of buyers would fill the pool's queue and have half of them turned away, and readers with them. Here
 * they wait where it costs nothing, and leave connections to readers. More than `maxWaiting` are turned away.
 */
export function createOrderGate({ concurrency = 8, maxWaiting = 1000 } = {}): OrderGate {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(place) {
      if (running >= concurrency) {
        if (waiting.length >= maxWaiting) {
          throw new AppError('unavailable', 'Too many orders are being placed', { retryAfter: 2 });
        }
        await new Promise<void>((enter) => waiting.push(enter));
      } else {
        running++;
      }
      try {
        return await place();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running--;
      }
    },
  };
}
