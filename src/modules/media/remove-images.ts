import type { Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import type { ImageRemoval, RemovalAnswer } from '#domain/schemas/media.schema.ts';

import type { ReadImageRefs } from './image-refs.ts';
import { findImageUses, tagsOfUses } from './image-uses.ts';
import { markRemoved } from './sweep-files.ts';

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
  const rows = await trx
    .selectFrom('images')
    .select(['id', 'hash', 'ext', 'name'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  const uses = await findImageUses(trx, readRefs, ids);
  const isKept = ({ id }: { id: number }) => !force && uses.has(id);
  const removed = rows.filter((row) => !isKept(row));
  if (removed.length > 0) {
    const gone = removed.map(({ id }) => id);
    await trx.deleteFrom('images').where('id', 'in', gone).execute();
    await markRemoved(trx, removed);
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
