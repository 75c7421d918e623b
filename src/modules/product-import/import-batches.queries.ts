import { sql, type Kysely, type Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { rowsAs } from '#db/insert-columns.ts';
import type { ImportChange } from '#domain/schemas/product-import.schema.ts';

import type { BatchResult } from './write-merged.ts';
import type { CellProblem } from './read-cells.ts';

type Trx = Transaction<Database>;

export interface ImportRow {
  id: number;
  staffId: number | null;
  format: string;
  source: string;
  state: string;
  separator: string;
  mapping: (string | null)[];
  doneLine: number;
  changeCount: number;
}

const importLock = sql`hashtext('product imports')`;

export interface WaitingImport {
  id: number;
  /** How far it has come: changes with each batch. */
  place: string;
  /** Nobody works at imports at this moment. */
  isFree: boolean;
}

/** The oldest import that waits for its next lines. */
export async function selectWaiting(db: Kysely<Database>): Promise<WaitingImport | null> {
  const { rows } = await sql<WaitingImport>`
    select id, concat_ws(' ', id, state, done_line) as place, pg_try_advisory_xact_lock(${importLock}) as "isFree"
    from (select id, state, done_line from product_imports
      where state in ('checking', 'running') order by id limit 1) as waiting`.execute(db);
  return rows[0] ?? null;
}

/** Keeps all others from imports as long as the connection is open; false where another one does. */
export async function holdImports(connection: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_lock(${importLock}) as "isMine"`.execute(connection);
  return rows[0]?.isMine ?? false;
}

/** Locks the oldest import that waits for its next lines; nothing where another instance works at one. */
export async function claimImport(trx: Trx): Promise<ImportRow | null> {
  const { rows: locks } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(${importLock}) as "isMine"`.execute(trx);
  if (!locks[0]?.isMine) return null;
  const { rows } = await sql<ImportRow>`
    select id, staff_id as "staffId", format, source, state, separator, mapping, done_line as "doneLine",
      change_count as "changeCount" from product_imports
    where state in ('checking', 'running') order by id limit 1 for update skip locked`.execute(trx);
  return rows[0] ?? null;
}

/** What a dry run writes from here on, `endDryRun` takes back. */
export async function beginDryRun(trx: Trx): Promise<void> {
  await sql`savepoint dry_run`.execute(trx);
}

export async function endDryRun(trx: Trx): Promise<void> {
  await sql`rollback to savepoint dry_run`.execute(trx);
}

/** Why lines are left out, and `notes`: what was taken otherwise than it stands in them. */
export async function insertProblems(
  trx: Trx,
  id: number,
  { problems, notes }: Record<'problems' | 'notes', readonly CellProblem[]>,
): Promise<void> {
  if (problems.length + notes.length === 0) return;
  const given = rowsAs(
    'given',
    { line: 'int', field: 'text', code: 'text', value: 'text', is_note: 'boolean' },
    [
      ...problems.map(({ line, field, code, value }) => [line, field, code, value, false]),
      ...notes.map(({ line, field, code, value }) => [line, field, code, value, true]),
    ],
  );
  await sql`insert into product_import_problems (import_id, line, field, code, value, is_note)
    select ${id}, * from ${given}`.execute(trx);
}

export async function insertChanges(trx: Trx, id: number, changes: readonly ImportChange[]): Promise<void> {
  if (changes.length === 0) return;
  const given = rowsAs(
    'given',
    {
      line: 'int',
      kind: 'text',
      product: 'text',
      variation: 'text',
      field: 'text',
      before: 'text',
      after: 'text',
    },
    changes.map(({ line, kind, product, variation, field, before, after }) => [
      line,
      kind,
      product,
      variation,
      field,
      before,
      after,
    ]),
  );
  await sql`insert into product_import_changes (import_id, line, kind, product, variation, field, before, after)
    select ${id}, * from ${given}`.execute(trx);
}

interface Progress {
  doneLine: number;
  rowCount: number;
  changeCount: number;
  state: string;
  isFinished: boolean;
  /** Paths of catalogs that were made, or in a check would be. */
  newCatalogs: readonly string[];
}

/** The most paths of new catalogs that are kept to be read. */
const keptCatalogs = 200;

/** Adds what a batch has done. */
export async function addProgress(
  trx: Trx,
  id: number,
  result: Pick<BatchResult, 'created' | 'updated' | 'unchanged' | 'refused'>,
  { doneLine, rowCount, changeCount, state, isFinished, newCatalogs }: Progress,
): Promise<void> {
  await sql`
    update product_imports set done_line = ${doneLine}, rows_done = rows_done + ${rowCount},
      created_count = created_count + ${result.created}, updated_count = updated_count + ${result.updated},
      unchanged_count = unchanged_count + ${result.unchanged}, change_count = change_count + ${changeCount},
      refused_count = refused_count + ${result.refused}, state = ${state},
      new_catalogs = (new_catalogs || array(
        select path from unnest(${[...newCatalogs]}::text[]) as path where path <> all(new_catalogs)))[:${sql.lit(keptCatalogs)}],
      finished_at = case when ${isFinished} then now() end
    where id = ${id}`.execute(trx);
}
