/** Starts no more jobs at a time than it was made for; the others wait in the order in which they came. */
export interface Limit {
  run<T>(job: () => Promise<T>): Promise<T>;
}

interface LimitOptions {
  /** Beyond these nobody may wait; default all may. */
  maxWaiting?: number;
  /** What those are told who may not wait. */
  refuse?(): Error;
}

export function createLimit(
  most: number,
  {
    maxWaiting = Number.POSITIVE_INFINITY,
    refuse = () => new Error('Too many wait already'),
  }: LimitOptions = {},
): Limit {
  const waiting: (() => void)[] = [];
  let running = 0;

  /** The place of who leaves is that of who has waited longest. */
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }

  return {
    async run(job) {
      if (running < most) running++;
      else if (waiting.length >= maxWaiting) throw refuse();
      else await new Promise<void>((enter) => waiting.push(enter));
      try {
        return await job();
      } finally {
        leave();
      }
    },
  };
}
