import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Log } from '#platform/log.ts';

import { estimateMegabytes, type ImageQueue } from './image-queue.ts';
import type { ImageStorage } from './image-storage.ts';
import { selectMediaById, type MediaRow } from './media.queries.ts';
import { openImage } from './sharp.ts';

/** A picture on white paper. */
export interface PaperPicture {
  /** Changes with the picture. */
  key: string;
  /** PNG without transparency. */
  bytes: Buffer;
  /** Pixels. */
  width: number;
  height: number;
}

interface PaperDeps {
  db: Kysely<Database>;
  storage: ImageStorage;
  queue: ImageQueue;
  log: Log;
}

/** Three times the pixels of a screen: drawings stay sharp in print. */
const drawingDensity = 216;
/** Of 255: a picture made for dark grounds, of which paper shows nothing. */
const faint = 225;

/**
 * A picture of the library within a box of pixels for white paper; null where there is none, it cannot be read, or
 * nobody would see it there, such as a white logo.
 */
export type PaperDrawer = (
  id: number,
  box: { width: number; height: number },
) => Promise<PaperPicture | null>;

export function createPaperDrawer({ db, storage, queue, log }: PaperDeps): PaperDrawer {
  async function draw(row: MediaRow, box: { width: number; height: number }): Promise<PaperPicture | null> {
    const original = await storage.readOriginal(row.hash, row.ext);
    if (!original) return null;
    const { data: bytes, info } = await openImage(original, row.ext === 'svg' ? drawingDensity : undefined)
      .autoOrient()
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .png()
      .toBuffer({ resolveWithObject: true });
    const { channels } = await openImage(bytes).stats();
    if (channels.every(({ min }) => min > faint)) return null;
    return { key: `${row.id} ${row.hash}`, bytes, width: info.width, height: info.height };
  }

  return async (id, box) => {
    const row = await selectMediaById(db, id);
    if (!row) return null;
    try {
      return await queue.run(estimateMegabytes(row), () => draw(row, box));
    } catch (error) {
      log.warn({ err: error, id }, 'A picture could not be drawn for paper');
      return null;
    }
  };
}
