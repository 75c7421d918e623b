/**
 * Runs what is called under one name one after the other. Edits of one document do so anyway, by the lock of its
 * draft; who waits here for it holds no connection meanwhile, so that many who write in one page leave those of the pool
 * to everybody else.
 */
export function createEditTurns(): <Result>(name: string, run: () => Promise<Result>) => Promise<Result> {
  const last = new Map<string, Promise<void>>();
  return async (name, run) => {
    const { promise: done, resolve } = Promise.withResolvers<void>();
    const before = last.get(name);
    last.set(name, done);
    await before;
    try {
      return await run();
    } finally {
      if (last.get(name) === done) last.delete(name);
      resolve();
    }
  };
}
