import type { Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import type { ImageRemoval, RemovalAnswer } from '#domain/schemas/media.schema.ts';

import { insertRemovedFiles } from './files.queries.ts';
import type { ReadImageRefs } from './image-refs.ts';
import { findImageUses, tagsOfUses } from './image-uses.ts';
import { deleteAllImages, deleteImages, selectImagesLocked } from './write-images.queries.ts';

/**
 * Removes pictures that nothing uses, and with `force` the others too. Their rows are locked before uses
 * are looked for: whoever publishes a page that shows one of them either is waited for, or waits and is
 * told that the picture is gone.
 */
export async function removeImages(
  trx: Transaction<Database>,
  readRefs: ReadImageRefs,
  { ids, force }: ImageRemoval,
): Promise<RemovalAnswer> {
  const rows = await selectImagesLocked(trx, ids);
  const uses = await findImageUses(trx, readRefs, ids);
  const isKept = ({ id }: { id: number }) => !force && uses.has(id);
  const removed = rows.filter((row) => !isKept(row));
  if (removed.length > 0) {
    const gone = removed.map(({ id }) => id);
    await deleteImages(trx, gone);
    await insertRemovedFiles(trx, removed);
    await notifyChange(
      trx,
      gone.flatMap((id) => tagsOfUses(id, uses.get(id) ?? [])),
    );
  }
  return {
    removed: removed.map(({ id }) => id),
    kept: rows.filter(isKept).map(({ id, name }) => ({ id, name, uses: uses.get(id) ?? [] })),
  };
}

/** Removes pictures whose uses are gone already, as those of a review that is. */
export async function discardImages(trx: Transaction<Database>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await selectImagesLocked(trx, ids);
  await deleteImages(trx, ids);
  await insertRemovedFiles(trx, rows);
  await notifyChange(
    trx,
    ids.map((id) => `image:${id}` as const),
  );
}

/** Removes every picture of a shop in which nothing shows one any more. */
export async function removeAllImages(trx: Transaction<Database>): Promise<void> {
  await insertRemovedFiles(trx, await deleteAllImages(trx));
}
