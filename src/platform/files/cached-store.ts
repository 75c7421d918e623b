import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { LRUCache } from 'lru-cache';

import type { Log } from '../log.ts';
import { createDiskStore } from './disk-store.ts';
import type { FileOptions, FileStore } from './file-store.ts';

interface CacheOptions {
  folder: string;
  /** Of all files in the folder together. */
  maxBytes: number;
  log: Log;
}

/** What a file takes on a disk beside its bytes. */
const overheadBytes = 4096;

/**
 * A storage whose files never change under their key, with those that were used last on this machine's disk. Who
 * asks for the same file at the same time waits for one answer. What is in the folder may be deleted at any time.
 */
export function createCachedStore(remote: FileStore, { folder, maxBytes, log }: CacheOptions): FileStore {
  const disk = createDiskStore(folder);
  const underway = new Map<string, Promise<Buffer | null>>();
  const report = (error: unknown) => log.warn({ err: error, folder }, 'The cache of files cannot be kept');
  const kept = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => size + overheadBytes,
    dispose: (_size, key, reason) => {
      if (reason !== 'set') void rm(join(folder, key), { force: true }).catch(report);
    },
  });
  const scanned = noteKept(disk, kept).catch(report);

  const keep = async (key: string, bytes: Buffer, options: FileOptions) => {
    if (bytes.length + overheadBytes > maxBytes) return;
    await disk.put(key, bytes, options);
    kept.set(key, bytes.length);
  };
  const fetchOnce = (key: string): Promise<Buffer | null> => {
    const started = underway.get(key);
    if (started) return started;
    const answer = remote.read(key).then(async (bytes) => {
      if (bytes) await keep(key, bytes, { contentType: 'application/octet-stream' }).catch(report);
      return bytes;
    });
    const job = answer.finally(() => underway.delete(key));
    underway.set(key, job);
    return job;
  };

  return {
    ...remote,
    async put(key, content, options) {
      if (Buffer.isBuffer(content)) await keep(key, content, options).catch(report);
      await remote.put(key, content, options);
    },
    async read(key) {
      const bytes = await disk.read(key).catch(() => null);
      if (!bytes) return fetchOnce(key);
      if (kept.get(key) === undefined) kept.set(key, bytes.length);
      return bytes;
    },
    async remove(key) {
      await scanned;
      kept.delete(key);
      await disk.remove(key);
      await remote.remove(key);
    },
  };
}

/** What an earlier run has left counts too. */
async function noteKept(disk: FileStore, kept: LRUCache<string, number>): Promise<void> {
  for await (const { key, size } of disk.list('')) if (!kept.has(key)) kept.set(key, size);
}
