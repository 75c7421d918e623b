import { LRUCache } from 'lru-cache';

import { AppError } from '#domain/errors.ts';

import { estimateMegabytes, type ImageQueue } from './image-queue.ts';
import type { ImageStorage } from './image-storage.ts';
import { resizeImage, type DerivedFormat, type ResizeRequest } from './resize-image.ts';

/** The row of a picture as far as serving it goes. */
export interface StoredImage {
  hash: string;
  ext: string;
  mime: string;
  width: number;
  height: number;
}

/** What an address names. A picture is found only if id, hash and ext all belong together. */
export interface ImageKey {
  id: number;
  hash: string;
  ext: string;
}

export interface ServedImage {
  body: Buffer;
  mime: string;
}

export interface ImageService {
  /** Null where there is no such picture, or its file is lost. */
  readOriginal(key: ImageKey): Promise<ServedImage | null>;
  /** Null also where the original is damaged. Throws `unavailable` (503) when too many wait. */
  derive(key: ImageKey, request: ResizeRequest): Promise<ServedImage | null>;
}

interface ImageServiceOptions {
  storage: ImageStorage;
  queue: ImageQueue;
  findImage: (id: number) => Promise<StoredImage | null>;
  log: { warn: (details: object, message: string) => void };
}

const mimes: Record<DerivedFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

export function createImageService({ storage, queue, findImage, log }: ImageServiceOptions): ImageService {
  /** A row never changes under its id and hash; a minute bounds how long a deleted one is served. */
  const rows = new LRUCache<number, StoredImage>({ max: 5000, ttl: 60_000 });
  const underway = new Map<string, Promise<ServedImage | null>>();
  const reported = new LRUCache<string, true>({ max: 1000 });

  const find = async ({ id, hash, ext }: ImageKey): Promise<StoredImage | null> => {
    const row = rows.get(id) ?? (await findImage(id));
    if (row) rows.set(id, row, { noUpdateTTL: true });
    return row && row.hash === hash && row.ext === ext ? row : null;
  };

  const warnOnce = (hash: string, error: unknown, message: string) => {
    if (reported.has(hash)) return;
    reported.set(hash, true);
    log.warn({ err: error, hash }, message);
  };

  const readOriginal = async (key: ImageKey): Promise<ServedImage | null> => {
    const row = await find(key);
    if (!row) return null;
    const body = await storage.readOriginal(row.hash, row.ext);
    if (!body) warnOnce(row.hash, undefined, 'The file of a picture is missing');
    return body && { body, mime: row.mime };
  };

  const readOrMake = async (row: StoredImage, name: string, request: ResizeRequest): Promise<Buffer> => {
    const kept = await storage.readDerived(name);
    if (kept) return kept;
    const made = await queue.run(estimateMegabytes(row), async () => {
      const original = await storage.readOriginal(row.hash, row.ext);
      if (!original) throw new Error('The file of a picture is missing');
      return resizeImage(original, row, request);
    });
    // A full disk costs the next visitor some milliseconds, not this one the picture.
    await storage.writeDerived(name, made).catch((error: unknown) => {
      warnOnce('write', error, 'A rendition could not be kept');
    });
    return made;
  };

  const derive = async (key: ImageKey, request: ResizeRequest): Promise<ServedImage | null> => {
    if (key.ext === 'svg') return readOriginal(key);
    const row = await find(key);
    if (!row) return null;
    const name = `${row.hash}-${request.mode}-${request.width}x${request.height}.${request.format}`;
    const mime = mimes[request.format];
    const started = underway.get(name);
    if (started) return started;
    const job = readOrMake(row, name, request)
      .then((body) => ({ body, mime }))
      .catch((error: unknown) => {
        if (error instanceof AppError) throw error;
        warnOnce(row.hash, error, 'A picture cannot be read');
        return null;
      })
      .finally(() => underway.delete(name));
    underway.set(name, job);
    return job;
  };

  return { readOriginal, derive };
}
