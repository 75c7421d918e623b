import { createHash } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError } from '#domain/errors.ts';

import { lockFile } from './files.queries.ts';
import { estimateMegabytes, type ImageQueue } from './image-queue.ts';
import type { ImageStorage } from './image-storage.ts';
import { detectExt, inspectImage } from './inspect-image.ts';
import { openImage } from './sharp.ts';
import { insertImage } from './write-images.queries.ts';

interface PhotoPorts {
  db: Kysely<Database>;
  storage: ImageStorage;
  queue: ImageQueue;
}

/** Pixels of the longer side: what a screen shows. */
const longestSide = 1920;

/**
 * Takes in a photo of a visitor, beside the library. It is inspected as an upload of the staff is, then drawn anew, so
 * that nothing of the file itself is kept: no place where it was taken, nothing hidden behind its pixels. Gives the
 * picture's id. Throws as `inspectImage` does, and 422 for drawings and animations.
 */
export async function takePhoto({ db, storage, queue }: PhotoPorts, sent: Buffer): Promise<number> {
  const kind = detectExt(sent);
  if (!kind || kind === 'svg' || kind === 'gif') {
    throw new AppError('validation_failed', 'reviews.photoRefused');
  }
  const { bytes, ext, ...size } = await inspectImage(sent, queue);
  const { data, info } = await queue.run(estimateMegabytes({ ext, ...size }), () => redraw(bytes));
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32);
  await storage.writeOriginal(hash, 'jpg', data);
  return db.transaction().execute(async (trx) => {
    await lockFile(trx, hash);
    await storage.ensureOriginal(hash, 'jpg', data);
    return insertImage(trx, {
      hash,
      ext: 'jpg',
      mime: 'image/jpeg',
      name: 'photo.jpg',
      width: info.width,
      height: info.height,
      bytes: data.length,
      origin: 'review',
    });
  });
}

function redraw(bytes: Buffer) {
  return openImage(bytes)
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82, progressive: true })
    .toBuffer({ resolveWithObject: true });
}
