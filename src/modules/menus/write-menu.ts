import type { Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import type { MenuDocument } from '#domain/editing/documents.schema.ts';

import { deleteOtherEntries, lockMenu, updateMissingNodeIds, upsertEntry } from './menus.queries.ts';

/**
 * Makes a menu what its document says, and tells every instance. Entries that stay keep their rows, so that
 * their ids mean the same to whoever knows them.
 */
export async function writeMenu(
  trx: Transaction<Database>,
  name: string,
  { entries, order }: MenuDocument,
): Promise<void> {
  const menuId = await lockMenu(trx, name);
  await updateMissingNodeIds(trx, menuId);
  const kept: number[] = [];
  const write = async (ids: readonly string[], parentId: number | null): Promise<void> => {
    for (const [position, nodeId] of ids.entries()) {
      const entry = entries[nodeId];
      if (!entry) continue;
      const { title, target, children } = entry;
      const id = await upsertEntry(trx, menuId, { nodeId, parentId, position, title, target });
      kept.push(id);
      await write(children, id);
    }
  };
  await write(order, null);
  await deleteOtherEntries(trx, menuId, kept);
  await notifyChange(trx, ['menus']);
}
