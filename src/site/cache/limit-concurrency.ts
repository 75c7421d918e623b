/** Starts no more jobs at a time than it was made for; the others wait in the order in which they came. */
export interface Limit {
  run<T>(job: () => Promise<T>): Promise<T>;
}

export function createLimit(most: number): Limit {
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
      else await new Promise<void>((enter) => waiting.push(enter));
      try {
        return await job();
      } finally {
        leave();
      }
    },
  };
}
