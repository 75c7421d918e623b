import { sql, type Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { rowsAs } from '#db/insert-columns.ts';
import type { ImportChange } from '#domain/schemas/product-import.schema.ts';

import type { BatchResult } from './import-batch.ts';
import type { CellProblem } from './read-cells.ts';

type Trx = Transaction<Database>;

export interface ImportRow {
  id: number;
  state: string;
  separator: string;
  mapping: (string | null)[];
  doneLine: number;
  changeCount: number;
}

/** Locks the oldest import that waits for its next lines; one that others hold is passed over. */
export async function claimImport(trx: Trx): Promise<ImportRow | null> {
  const { rows } = await sql<ImportRow>`
    select id, state, separator, mapping, done_line as "doneLine",
      change_count as "changeCount" from product_imports
    where state in ('checking', 'running') order by id limit 1 for update skip locked`.execute(trx);
  return rows[0] ?? null;
}

export async function insertProblems(trx: Trx, id: number, problems: readonly CellProblem[]): Promise<void> {
  if (problems.length === 0) return;
  const given = rowsAs(
    'given',
    { line: 'int', field: 'text', code: 'text', value: 'text' },
    problems.map(({ line, field, code, value }) => [line, field, code, value]),
  );
  await sql`insert into product_import_problems (import_id, line, field, code, value)
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
}

/** Adds what a batch has done. */
export async function addProgress(
  trx: Trx,
  id: number,
  result: Pick<BatchResult, 'created' | 'updated' | 'unchanged' | 'refused'>,
  { doneLine, rowCount, changeCount, state, isFinished }: Progress,
): Promise<void> {
  await sql`
    update product_imports set done_line = ${doneLine}, rows_done = rows_done + ${rowCount},
      created_count = created_count + ${result.created}, updated_count = updated_count + ${result.updated},
      unchanged_count = unchanged_count + ${result.unchanged}, change_count = change_count + ${changeCount},
      refused_count = refused_count + ${result.refused}, state = ${state},
      finished_at = case when ${isFinished} then now() end
    where id = ${id}`.execute(trx);
}
