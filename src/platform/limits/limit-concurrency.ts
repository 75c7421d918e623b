/** Starts no more jobs at a time than it was made for; the others wait in the order in which they came. */
export interface Limit {
  run<T>(job: () => Promise<T>): Promise<T>;
}

interface LimitOptions {
  /** Beyond these nobody may wait; default all may. */
  maxWaiting?: number;
  /** Milliseconds after which who still waits is turned away; default nobody is. */
  patienceMs?: number;
  /** What those are told who may not wait, or no longer. */
  refuse?(): Error;
}

export function createLimit(
  most: number,
  {
    maxWaiting = Number.POSITIVE_INFINITY,
    patienceMs,
    refuse = () => new Error('Too many wait already'),
  }: LimitOptions = {},
): Limit {
  const waiting = new Set<() => void>();
  let running = 0;

  function wait(): Promise<void> {
    if (waiting.size >= maxWaiting) return Promise.reject(refuse());
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        waiting.delete(enter);
        resolve();
      };
      const turnAway = () => {
        waiting.delete(enter);
        reject(refuse());
      };
      const timer = patienceMs === undefined ? undefined : setTimeout(turnAway, patienceMs);
      waiting.add(enter);
    });
  }

  /** The place of who leaves is that of who has waited longest. */
  function leave(): void {
    const [next] = waiting;
    if (next) next();
    else running--;
  }

  return {
    async run(job) {
      if (running < most) running++;
      else await wait();
      try {
        return await job();
      } finally {
        leave();
      }
    },
  };
}
