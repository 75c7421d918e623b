import { sql, type Kysely, type Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { rowsAs } from '#db/insert-columns.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** Of all menus, but for those that nobody has made yet. */
export async function selectMenuNames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('menus').select('name').execute();
  return rows.map(({ name }) => name);
}

/** `target` was a link when it was stored. */
export interface MenuEntryRow {
  /** Of the menu. */
  name: string;
  id: number;
  parentId: number | null;
  title: string;
  target: unknown;
}

/** Entries of several menus in their order, so many at most. */
export async function selectEntriesOfMenus(
  db: Db,
  names: readonly string[],
  limit: number,
): Promise<MenuEntryRow[]> {
  return db
    .selectFrom('menu_entries as entry')
    .innerJoin('menus as menu', 'menu.id', 'entry.menu_id')
    .select(['menu.name', 'entry.id', 'entry.parent_id as parentId', 'entry.title', 'entry.target'])
    .where('menu.name', 'in', names)
    .orderBy('entry.position')
    .orderBy('entry.id')
    .limit(limit)
    .execute();
}

export async function selectMenuId(db: Db, name: string): Promise<number | undefined> {
  const menu = await db.selectFrom('menus').select('id').where('name', '=', name).executeTakeFirst();
  return menu?.id;
}

/** Makes the menu where there is none, locks it until the transaction ends, and gives its id. */
export async function lockMenu(trx: Trx, name: string): Promise<number> {
  await sql`insert into menus (name) values (${name}) on conflict do nothing`.execute(trx);
  const menu = await trx
    .selectFrom('menus')
    .select('id')
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return menu.id;
}

/** All entries of a menu in their order; `nodeId` is null for one that was never edited. */
export async function selectEntries(
  db: Db,
  menuId: number,
): Promise<(Omit<MenuEntryRow, 'name'> & { nodeId: string | null })[]> {
  return db
    .selectFrom('menu_entries')
    .select(['id', 'node_id as nodeId', 'parent_id as parentId', 'title', 'target'])
    .where('menu_id', '=', menuId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Gives entries that were never edited the node ids by which documents name them. */
export async function updateMissingNodeIds(trx: Trx, menuId: number): Promise<void> {
  await sql`update menu_entries set node_id = 'e' || id where menu_id = ${menuId} and node_id is null`.execute(
    trx,
  );
}

export interface NewEntry {
  nodeId: string;
  parentId: number | null;
  position: number;
  title: string;
  target: object;
}

/** Entries whose node id is there keep their rows. Gives the ids of the rows by node id. */
export async function upsertEntries(
  trx: Trx,
  menuId: number,
  entries: readonly NewEntry[],
): Promise<Map<string, number>> {
  const columns = {
    node_id: 'text',
    parent_id: 'int',
    position: 'int',
    title: 'text',
    target: 'jsonb',
  } as const;
  const cells = entries.map(({ nodeId, parentId, position, title, target }) => [
    nodeId,
    parentId,
    position,
    title,
    JSON.stringify(target),
  ]);
  const { rows } = await sql<{ id: number; nodeId: string }>`
    insert into menu_entries (menu_id, node_id, parent_id, position, title, target)
    select ${menuId}::int, given.* from ${rowsAs('given', columns, cells)}
    on conflict (menu_id, node_id) do update set parent_id = excluded.parent_id,
      position = excluded.position, title = excluded.title, target = excluded.target
    returning id, node_id as "nodeId"`.execute(trx);
  return new Map(rows.map(({ id, nodeId }) => [nodeId, id]));
}

export async function deleteOtherEntries(trx: Trx, menuId: number, kept: readonly number[]): Promise<void> {
  await sql`delete from menu_entries
    where menu_id = ${menuId} and not id = any(${[...kept]}::int[])`.execute(trx);
}
