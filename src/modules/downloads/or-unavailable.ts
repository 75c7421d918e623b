import { unavailable } from '#domain/errors.ts';
import { StorageError } from '#platform/files/file-store.ts';

/** A storage that is away or refuses us is told as such (503). */
export async function orUnavailable<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw error instanceof StorageError ? unavailable('downloads.errors.storageAway', error) : error;
  }
}
