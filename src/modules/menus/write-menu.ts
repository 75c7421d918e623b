import type { Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import type { MenuDocument } from '#domain/editing/documents.schema.ts';

import {
  deleteOtherEntries,
  lockMenu,
  updateMissingNodeIds,
  upsertEntries,
  type NewEntry,
} from './menus.queries.ts';

/**
 * Makes a menu what its document says, and tells every instance. Entries that stay keep their rows, so that
 * their ids mean the same to whoever knows them.
 */
export async function writeMenu(
  trx: Transaction<Database>,
  name: string,
  { entries, order }: MenuDocument,
): Promise<void> {
  const toEntries = (nodeIds: readonly string[], parentId: number | null): NewEntry[] =>
    nodeIds.flatMap((nodeId, position) => {
      const entry = entries[nodeId];
      return entry ? [{ nodeId, parentId, position, title: entry.title, target: entry.target }] : [];
    });
  const menuId = await lockMenu(trx, name);
  await updateMissingNodeIds(trx, menuId);
  const kept: number[] = [];
  let level: NewEntry[] = toEntries(order, null);
  while (level.length > 0) {
    const ids = await upsertEntries(trx, menuId, level);
    kept.push(...ids.values());
    level = level.flatMap(({ nodeId }) =>
      toEntries(entries[nodeId]?.children ?? [], ids.get(nodeId) ?? null),
    );
  }
  await deleteOtherEntries(trx, menuId, kept);
  await notifyChange(trx, ['menus']);
}
