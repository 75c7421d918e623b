import type { Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { notFound } from '#domain/errors.ts';
import type { MediaImage, UploadAnswer } from '#domain/schemas/media.schema.ts';

import { insertRemovedFiles, lockFile } from './files.queries.ts';
import type { ImageQueue } from './image-queue.ts';
import type { ReadImageRefs } from './image-refs.ts';
import type { ImageStorage } from './image-storage.ts';
import { findImageUses, tagsOfUses } from './image-uses.ts';
import { inspectImage } from './inspect-image.ts';
import { selectMediaByHash, selectMediaById } from './media.queries.ts';
import { nameFile } from './name-file.ts';
import { toMediaImage } from './to-media-image.ts';
import { insertImage, selectImagesLocked, updateImageFile } from './write-images.queries.ts';

export interface UploadPorts {
  db: Kysely<Database>;
  storage: ImageStorage;
  queue: ImageQueue;
  readRefs: ReadImageRefs;
}

/**
 * Takes a picture into the library; a file that is there already gives its picture. The row points to bytes
 * that are durable by then: they are stored ahead of the transaction, which a slow storage would keep open, and
 * looked for once more behind the lock, for a cleaning may have come between. Throws as `inspectImage` does.
 */
export async function takeUpload(
  { db, storage, queue }: UploadPorts,
  { bytes, name }: { bytes: Buffer; name: string },
): Promise<UploadAnswer> {
  const { bytes: kept, ...file } = await inspectImage(bytes, queue);
  await storage.writeOriginal(file.hash, file.ext, kept);
  return db.transaction().execute(async (trx) => {
    await lockFile(trx, file.hash);
    const known = await selectMediaByHash(trx, file);
    if (known) return { image: toMediaImage(known), isKnown: true };
    await storage.ensureOriginal(file.hash, file.ext, kept);
    const id = await insertImage(trx, { ...file, bytes: kept.length, name: nameFile(name, file.ext) });
    return { image: toMediaImage(await readRow(trx, id)), isKnown: false };
  });
}

/** Gives a picture another file: wherever it is used it looks new. Throws 404 too. */
export async function replaceFile(
  { db, storage, queue, readRefs }: UploadPorts,
  id: number,
  bytes: Buffer,
): Promise<MediaImage> {
  const { bytes: kept, ...file } = await inspectImage(bytes, queue);
  await storage.writeOriginal(file.hash, file.ext, kept);
  return db.transaction().execute(async (trx) => {
    const [before] = await selectImagesLocked(trx, [id]);
    if (!before) throw notFound('picture');
    await lockFile(trx, file.hash);
    await storage.ensureOriginal(file.hash, file.ext, kept);
    await updateImageFile(trx, id, { ...file, bytes: kept.length, name: nameFile(before.name, file.ext) });
    if (before.hash !== file.hash) await insertRemovedFiles(trx, [before]);
    const uses = await findImageUses(trx, readRefs, [id]);
    await notifyChange(trx, tagsOfUses(id, uses.get(id) ?? []));
    return toMediaImage(await readRow(trx, id));
  });
}

async function readRow(db: Kysely<Database>, id: number) {
  const row = await selectMediaById(db, id);
  if (!row) throw notFound('picture');
  return row;
}
