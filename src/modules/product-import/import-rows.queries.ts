import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { rowsAs } from '#db/insert-columns.ts';
import type { UploadRow } from '#platform/uploads/read-table.ts';

/** A line as it is kept: `group` is the first line of the product that it belongs to. */
export type KeptRow = UploadRow & { group: number };

type Db = Kysely<Database>;

/** Lines of products that begin after the line that is done, those of one product side by side. */
export function selectNextRows(
  db: Db,
  { id, doneLine }: { id: number; doneLine: number },
  limit: number,
): Promise<KeptRow[]> {
  return rowsOf(db, id)
    .where('group_line', '>', doneLine)
    .orderBy('group_line')
    .orderBy('line')
    .limit(limit)
    .execute();
}

/** All lines of one product. */
export function selectGroup(db: Db, id: number, group: number): Promise<KeptRow[]> {
  return rowsOf(db, id).where('group_line', '=', group).orderBy('line').execute();
}

function rowsOf(db: Db, id: number) {
  return db
    .selectFrom('product_import_rows')
    .select(['line', 'cells', 'group_line as group'])
    .where('import_id', '=', id);
}

export async function insertRows(db: Db, id: number, uploaded: readonly KeptRow[]): Promise<void> {
  const given = rowsAs(
    'given',
    { line: 'int', group_line: 'int', cells: 'jsonb' },
    uploaded.map(({ line, group, cells }) => [line, group, JSON.stringify(cells)]),
  );
  await sql`
    insert into product_import_rows (import_id, line, group_line, cells)
    select ${id}, line, group_line, array(select jsonb_array_elements_text(cells)) from ${given}`.execute(db);
}

export async function deleteRows(db: Db, id: number): Promise<void> {
  await sql`delete from product_import_rows where import_id = ${id}`.execute(db);
}

/** Of imports that are so many days old and do not run. */
export async function deleteOldRows(db: Db, days: number): Promise<void> {
  await sql`
    delete from product_import_rows where import_id in (
      select id from product_imports
      where created_at < now() - make_interval(days => ${days}) and state <> 'running')`.execute(db);
}
