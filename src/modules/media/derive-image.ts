import { LRUCache } from 'lru-cache';

import { AppError } from '#domain/errors.ts';
import type { Focus } from '#domain/schemas/image.schema.ts';

import { estimateMegabytes, type ImageQueue } from './image-queue.ts';
import { derivedKey, originalKey, type ImageStorage } from './image-storage.ts';
import { createPublishedFiles, type ImageBody } from './published-files.ts';
import { resizeImage, type DerivedFormat, type ResizeRequest } from './resize-image.ts';

/** The row of a picture as far as serving it goes. */
export interface StoredImage {
  hash: string;
  ext: string;
  mime: string;
  width: number;
  height: number;
  focus?: Focus;
}

/** How much of a hash addresses have carried: of today first; what once was handed out stays good. */
const addressLengths = [8, 12, 64];

/**
 * What addresses carry of a hash: enough to tell a picture's files apart, for its id stands beside it. Hashes do not
 * compress, and a home page names some fifty pictures: the four letters fewer are 190 bytes of it with gzip.
 */
export function addressHash(hash: string): string {
  return hash.slice(0, addressLengths[0]);
}

/** What an address names. A picture is found only if id, hash and ext all belong together. */
export interface ImageKey {
  id: number;
  /** As addresses have it, or the whole of it, which older ones had. */
  hash: string;
  ext: string;
}

export interface ServedImage {
  body: ImageBody;
  mime: string;
  /** The address names a crop that the picture no longer has: another one may be there tomorrow. */
  isPassing?: boolean;
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
  /** A minute bounds how long a deleted picture is served. */
  const rows = new LRUCache<number, StoredImage>({ max: 5000, ttl: 60_000 });
  const underway = new Map<string, Promise<ImageBody | null>>();
  const published = createPublishedFiles(storage);
  const reported = new LRUCache<string, true>({ max: 1000 });

  const find = async ({ id, hash, ext }: ImageKey, focus?: Focus): Promise<StoredImage | null> => {
    const isNamed = (row: StoredImage) =>
      addressLengths.some((length) => hash === row.hash.slice(0, length)) && row.ext === ext;
    const known = rows.get(id);
    if (known && isNamed(known) && isSameFocus(known.focus, focus)) return known;
    // Its file or its point may be another one by now.
    const row = await findImage(id);
    if (row) rows.set(id, row);
    return row && isNamed(row) ? row : null;
  };

  const warnOnce = (hash: string, error: unknown, message: string) => {
    if (reported.has(hash)) return;
    reported.set(hash, true);
    log.warn({ err: error, hash }, message);
  };

  const readOriginal = async (key: ImageKey): Promise<ServedImage | null> => {
    const row = await find(key);
    if (!row) return null;
    const stored = originalKey(row.hash, row.ext);
    const known = published.find(stored);
    if (known) return { body: known, mime: row.mime };
    const bytes = await storage.readOriginal(row.hash, row.ext);
    if (!bytes) warnOnce(row.hash, undefined, 'The file of a picture is missing');
    // A drawing is a document, which our headers keep from running anything.
    const body = bytes && row.ext !== 'svg' ? published.publish(stored, bytes) : bytes;
    return body && { body, mime: row.mime };
  };

  const readOrMake = async (row: StoredImage, name: string, request: ResizeRequest): Promise<ImageBody> => {
    const key = derivedKey(name);
    const known = published.find(key);
    if (known) return known;
    const kept = await storage.readDerived(name);
    if (kept) return published.publish(key, kept);
    const made = await queue.run(estimateMegabytes(row), async () => {
      const original = await storage.readOriginal(row.hash, row.ext);
      if (!original) throw new Error('The file of a picture is missing');
      return resizeImage(original, row, request);
    });
    try {
      await storage.writeDerived(name, made);
      return published.publish(key, made);
    } catch (error) {
      // A full disk costs the next visitor some milliseconds, not this one the picture.
      warnOnce('write', error, 'A rendition could not be kept');
      return made;
    }
  };

  const derive = async (key: ImageKey, request: ResizeRequest): Promise<ServedImage | null> => {
    if (key.ext === 'svg') return readOriginal(key);
    const row = await find(key, request.focus);
    if (!row) return null;
    // Only the point that the picture has: a stranger must not fill the disk with others.
    const { focus, ...rest } = request;
    const isPassing = !isSameFocus(row.focus, focus) && focus !== undefined;
    const wanted: ResizeRequest = focus && !isPassing ? request : rest;
    const name = nameOf(row.hash, wanted);
    const mime = mimes[request.format];
    const made = await makeOnce(row, name, wanted);
    return made && { body: made, mime, ...(isPassing && { isPassing }) };
  };

  const makeOnce = (row: StoredImage, name: string, request: ResizeRequest): Promise<ImageBody | null> => {
    const started = underway.get(name);
    if (started) return started;
    const job = readOrMake(row, name, request)
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

function nameOf(hash: string, { mode, width, height, format, focus }: ResizeRequest): string {
  const crop = focus && mode === 'outbound' ? `-f${focus.x}x${focus.y}` : '';
  return `${hash}-${mode}-${width}x${height}${crop}.${format}`;
}

function isSameFocus(one: Focus | undefined, other: Focus | undefined): boolean {
  return one?.x === other?.x && one?.y === other?.y;
}
