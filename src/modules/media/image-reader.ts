import type { Kysely } from 'kysely';

import { isDatabaseId } from '#db/database-id.ts';
import type { Database } from '#db/database.ts';
import type { Image } from '#domain/schemas/image.schema.ts';
import { createLoadingCache } from '#platform/cache/loading-cache.ts';
import { hasTag, idsOf, type Invalidated } from '#platform/cache/tags.ts';

import { addressHash, type StoredImage } from './derive-image.ts';
import { selectImages } from './media.queries.ts';

export interface ImageReader extends Invalidated {
  /** Pictures of the library in the order of the ids, missing ones left out. */
  findByIds(ids: readonly number[]): Promise<Image[]>;
  findStored(id: number): Promise<StoredImage | null>;
}

interface CachedImage {
  image: Image;
  isInLibrary: boolean;
  stored: StoredImage;
}

/** Path of the original of a picture; it changes with the content, so it may be cached for ever. */
export function originalUri(image: { id: number; hash: string; ext: string }): string {
  return `/img/original/${image.id}-${addressHash(image.hash)}.${image.ext}`;
}

/** Cached by id; tags `image:{id}` and `images`. */
export function createImageReader({ db, max = 5000 }: { db: Kysely<Database>; max?: number }): ImageReader {
  const cache = createLoadingCache<number, CachedImage>({
    max,
    ttlMs: 600_000,
    load: async (ids) => {
      const rows = await selectImages(db, ids);
      return new Map(
        rows.map((row) => {
          const { id, hash, ext, mime, width, height, name, alt, title, tones } = row;
          const { focusX: x, focusY: y, origin } = row;
          const uri = originalUri({ id, hash, ext });
          const focus = x !== null && y !== null ? { focus: { x, y } } : {};
          return [
            id,
            {
              image: { id, uri, name, width, height, mime, alt, title, ...focus, ...(tones && { tones }) },
              isInLibrary: origin === 'library',
              stored: { hash, ext, mime, width, height, ...focus },
            },
          ];
        }),
      );
    },
  });
  return {
    async findByIds(ids) {
      const found = await cache.getMany(ids.filter(isDatabaseId));
      return found.filter(({ isInLibrary }) => isInLibrary).map(({ image }) => image);
    },
    async findStored(id) {
      return isDatabaseId(id) ? ((await cache.get(id))?.stored ?? null) : null;
    },
    invalidate(tags) {
      if (hasTag(tags, 'images')) cache.clear();
      for (const id of idsOf(tags, 'image')) cache.delete(id);
    },
  };
}
