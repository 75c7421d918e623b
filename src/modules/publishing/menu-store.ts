import { sql, type Kysely, type Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import type { EditableDocument, MenuDocument } from '#domain/editing/documents.schema.ts';
import { notFound } from '#domain/errors.ts';
import { wrongKind, type DocumentStore, type Publication } from '#modules/pages/document-store.ts';
import { toMenuDocument } from '#modules/pages/to-menu-document.ts';

import { checkMenu } from './check-menu.ts';
import {
  insertVersion,
  listDocumentVersions,
  readDocumentVersion,
  recordPublished,
} from './document-versions.ts';
import { standardMenus } from './standard-menus.ts';

export function createMenuStore(name: string): DocumentStore {
  const key = `menu:${name}` as const;
  return {
    key,
    pageId: null,
    followsPublished: true,
    readPublished: (db) => readMenu(db, name),
    findPublishedVersion: (trx, published) => recordPublished(trx, key, published),
    readVersion: (db, version) => readDocumentVersion(db, key, version),
    async listVersions(db, range) {
      await readMenu(db, name);
      return listDocumentVersions(db, key, range);
    },
    revive: (stored) => stored,
    clean: (document) => document,
    findFault: () => null,
    check: (trx, document, together) => checkMenu(trx, asMenu(document), together),
    async publish(trx, publication) {
      await writeEntries(trx, name, asMenu(publication.document));
      await notifyChange(trx, ['menus']);
      return insertVersion(trx, key, versionOf(publication));
    },
  };
}

function asMenu(document: EditableDocument): MenuDocument {
  if (document.kind !== 'menu') throw wrongKind(document);
  return document;
}

function versionOf({ document, changes, staffId, note }: Publication) {
  return { document, changes, staffId, note };
}

async function readMenu(db: Kysely<Database>, name: string): Promise<MenuDocument> {
  const menu = await db.selectFrom('menus').select('id').where('name', '=', name).executeTakeFirst();
  if (!menu && !standardMenus.includes(name)) throw notFound('Menu');
  const rows = menu
    ? await db
        .selectFrom('menu_entries')
        .select(['id', 'node_id as nodeId', 'parent_id as parentId', 'title', 'target'])
        .where('menu_id', '=', menu.id)
        .orderBy('position')
        .orderBy('id')
        .execute()
    : [];
  return toMenuDocument(rows);
}

/** Entries that stay keep their rows, so that their ids mean the same to whoever knows them. */
async function writeEntries(
  trx: Transaction<Database>,
  name: string,
  { entries, order }: MenuDocument,
): Promise<void> {
  await sql`insert into menus (name) values (${name}) on conflict do nothing`.execute(trx);
  const menu = await trx
    .selectFrom('menus')
    .select('id')
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await sql`update menu_entries set node_id = 'e' || id where menu_id = ${menu.id} and node_id is null`.execute(
    trx,
  );
  const rowIds = new Map<string, number>();
  const write = async (ids: readonly string[], parentId: number | null): Promise<void> => {
    for (const [position, id] of ids.entries()) {
      const entry = entries[id];
      if (!entry) continue;
      const { rows } = await sql<{ id: number }>`
        insert into menu_entries (menu_id, node_id, parent_id, position, title, target)
        values (${menu.id}, ${id}, ${parentId}::int, ${position}, ${entry.title},
          ${JSON.stringify(entry.target)}::jsonb)
        on conflict (menu_id, node_id) do update set parent_id = excluded.parent_id,
          position = excluded.position, title = excluded.title, target = excluded.target
        returning id`.execute(trx);
      const rowId = rows[0]?.id ?? 0;
      rowIds.set(id, rowId);
      await write(entry.children, rowId);
    }
  };
  await write(order, null);
  await sql`delete from menu_entries
    where menu_id = ${menu.id} and not id = any(${[...rowIds.values()]}::int[])`.execute(trx);
}
