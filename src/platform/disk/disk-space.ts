import { statfs } from 'node:fs/promises';

import { AppError } from '#domain/errors.ts';

export interface DiskState {
  /** Too little is left for anything that grows. */
  isShort: boolean;
  freeBytes: number;
}

/** PostgreSQL stops where it cannot write its log, in pieces of 16 MB: some are left for it and for tidying up. */
const leastFreeBytes = 64 * 1024 * 1024;
const stateCacheMs = 1000;

/** How much of the disk is left that holds a folder; asked once a second at most. */
export class DiskSpace {
  readonly #folder: string;
  readonly #readFree: (folder: string) => Promise<number>;
  #last: { at: number; state: Promise<DiskState> } | undefined;

  constructor(folder: string, readFree = readFreeBytes) {
    this.#folder = folder;
    this.#readFree = readFree;
  }

  /** A disk that tells nothing is taken for one with space: what is written finds out. */
  check(): Promise<DiskState> {
    const now = performance.now();
    if (!this.#last || now - this.#last.at > stateCacheMs) {
      const state = this.#readFree(this.#folder).then(
        (freeBytes) => ({ isShort: freeBytes < leastFreeBytes, freeBytes }),
        () => ({ isShort: false, freeBytes: Number.POSITIVE_INFINITY }),
      );
      this.#last = { at: now, state };
    }
    return this.#last.state;
  }
}

/** Bytes that are free for us; what is reserved for root is not. */
async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** 507 for what the file system refused for want of space; null for any other error. */
export function asDiskRefusal(error: unknown): AppError | null {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOSPC' || code === 'EDQUOT' ? newDiskFull(error) : null;
}

export function newDiskFull(cause?: unknown): AppError {
  return new AppError('insufficient_storage', 'api.diskFull', { cause });
}
