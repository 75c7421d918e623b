import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError } from '#domain/errors.ts';
import { maxUploadBytes } from '#domain/schemas/media.schema.ts';
import { takeSentPicture } from '#modules/product-import/sent-picture.ts';

import { claimPicture, readParts, updateFileFailed, updateRead } from './files.queries.ts';

/** Where pictures end up; throws 413 and 422 for what is none. */
export interface PictureLibrary {
  upload(file: { bytes: Buffer; name: string }): Promise<{ image: { id: number } }>;
}

/** Well after a picture has been stored or given up. */
const leaseSeconds = 120;

/** Puts the next picture that 1C has sent in the library, and leaves it to the products that show it. */
export async function takeNextPicture(db: Kysely<Database>, library: PictureLibrary): Promise<boolean> {
  const file = await claimPicture(db, leaseSeconds);
  if (!file) return false;
  try {
    const pieces: Buffer[] = [];
    let size = 0;
    for await (const part of readParts(db, file.id)) {
      size += part.length;
      if (size > maxUploadBytes) throw new AppError('payload_too_large', 'commerceml.errors.picture');
      pieces.push(part);
    }
    const { image } = await library.upload({ bytes: Buffer.concat(pieces), name: nameOf(file.name) });
    await db.transaction().execute(async (trx) => {
      await takeSentPicture(trx, { name: file.name, imageId: image.id });
      await updateRead(trx, file.id, { importId: null, unpriced: 0 });
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await updateFileFailed(db, file.id, 'commerceml.errors.picture');
  }
  return true;
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).slice(0, 200);
