import { LRUCache } from 'lru-cache';

import type { ImageStorage } from './image-storage.ts';

/** Bytes of a picture, or the public address where they are. */
export type ImageBody = Buffer | { address: string };

/** Which files are known to be at their public address; nothing where the storage has none. */
export function createPublishedFiles(storage: Pick<ImageStorage, 'publicAddress'>) {
  /** An hour bounds how long we send browsers to what somebody has deleted in the bucket. */
  const known = new LRUCache<string, { address: string }>({ max: 50_000, ttl: 3_600_000 });
  return {
    find: (key: string): ImageBody | undefined => known.get(key),
    /** How stored bytes are served from now on. */
    publish(key: string, bytes: Buffer): ImageBody {
      const address = storage.publicAddress(key);
      if (address === undefined) return bytes;
      known.set(key, { address });
      return { address };
    },
  };
}
