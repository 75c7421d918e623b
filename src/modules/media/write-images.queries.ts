import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import type { ImageChange } from '#domain/schemas/media.schema.ts';

type Trx = Transaction<Database>;
/** The file of a picture, and what is known of it. */
type FileColumns = Pick<
  Insertable<Database['images']>,
  'hash' | 'ext' | 'mime' | 'width' | 'height' | 'tones' | 'bytes' | 'name' | 'origin'
>;

/** Locked until the transaction ends, in the order of ids: whoever publishes what shows one of them waits. */
export function selectImagesLocked(
  trx: Trx,
  ids: readonly number[],
): Promise<{ id: number; hash: string; ext: string; name: string }[]> {
  return trx
    .selectFrom('images')
    .select(['id', 'hash', 'ext', 'name'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Gives its id. */
export async function insertImage(trx: Trx, columns: FileColumns): Promise<number> {
  const { id } = await trx.insertInto('images').values(columns).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Counts the version on. */
export async function updateImageFile(trx: Trx, id: number, columns: FileColumns): Promise<void> {
  await trx
    .updateTable('images')
    .set({ ...columns, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Counts the version on; false when it is another by now, or there is none. */
export async function updateImageTexts(
  trx: Kysely<Database>,
  id: number,
  { version, focus, ...texts }: ImageChange,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('images')
    .set({
      ...texts,
      focus_x: focus?.x ?? null,
      focus_y: focus?.y ?? null,
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives their files. */
export async function deleteAllImages(trx: Trx): Promise<{ hash: string; ext: string }[]> {
  return trx.deleteFrom('images').returning(['hash', 'ext']).execute();
}

export async function deleteImages(trx: Trx, ids: readonly number[]): Promise<void> {
  await trx.deleteFrom('images').where('id', 'in', ids).execute();
}
