import { setTimeout as sleep } from 'node:timers/promises';

/** SQLSTATE of transactions that PostgreSQL gave up for another one: serialization failure, deadlock. */
const conflictCodes = new Set(['40001', '40P01']);
const attempts = 4;

/** Runs a transaction again when it lost against another; nothing of the first run is left. */
export async function retryOnConflict<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error;
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && conflictCodes.has(String(error.code));
}
