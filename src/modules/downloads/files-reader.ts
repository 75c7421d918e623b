import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { createLoadingCache } from '#platform/cache/loading-cache.ts';
import { hasTag, type Invalidated } from '#platform/cache/tags.ts';

import { existFiles } from './product-files.queries.ts';

export const productFilesTag = 'product-files';

export interface FilesReader extends Invalidated {
  /** Whether a product has ever given files, so that a customer may have bought some. */
  hasFiles(): Promise<boolean>;
}

const mayBeOldMs = 60_000;

export function createFilesReader(db: Kysely<Database>): FilesReader {
  const cache = createLoadingCache<'all', { hasFiles: boolean }>({
    max: 1,
    ttlMs: mayBeOldMs,
    load: async () => new Map([['all', { hasFiles: await existFiles(db) }]]),
  });
  return {
    hasFiles: async () => (await cache.get('all'))?.hasFiles ?? false,
    invalidate(tags) {
      if (hasTag(tags, productFilesTag)) cache.clear();
    },
  };
}
