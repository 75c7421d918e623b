import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { rowsAs } from '#db/insert-columns.ts';

import type { UploadRow } from './parse-upload.ts';

type Db = Kysely<Database>;

/** Lines after the one that is done. */
export function selectNextRows(
  db: Db,
  { id, doneLine }: { id: number; doneLine: number },
  limit: number,
): Promise<UploadRow[]> {
  return db
    .selectFrom('product_import_rows')
    .select(['line', 'cells'])
    .where('import_id', '=', id)
    .where('line', '>', doneLine)
    .orderBy('line')
    .limit(limit)
    .execute();
}

export async function insertRows(db: Db, id: number, uploaded: readonly UploadRow[]): Promise<void> {
  const given = rowsAs(
    'given',
    { line: 'int', cells: 'jsonb' },
    uploaded.map(({ line, cells }) => [line, JSON.stringify(cells)]),
  );
  await sql`
    insert into product_import_rows (import_id, line, cells)
    select ${id}, line, array(select jsonb_array_elements_text(cells)) from ${given}`.execute(db);
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
