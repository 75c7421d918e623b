import { sql, type Kysely, type Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { rowsAs } from '#db/insert-columns.ts';
import { retryOnConflict } from '#db/retry-on-conflict.ts';
import { productCaps } from '#domain/schemas/product-form.schema.ts';
import { keptChanges, type ImportChange } from '#domain/schemas/product-import.schema.ts';

import { groupKey, importBatch, type BatchResult } from './import-batch.ts';
import { readCells, type ReadRow } from './read-cells.ts';

/** Lines a batch: a product with the most variations fits, and a statement stays far below the pool's timeout. */
const linesAtOnce = productCaps.variations + 1;

interface ImportRow {
  id: number;
  state: string;
  separator: string;
  mapping: (string | null)[];
  doneLine: number;
  changeCount: number;
}

/**
 * Takes the next lines of the oldest import that waits, in one transaction with its progress: cut off, nothing of
 * the batch is there; done, it is not done again. False when there is nothing to do, or others are doing it.
 */
export async function runNextBatch(
  db: Kysely<Database>,
  log: { error(details: object, message: string): void },
): Promise<boolean> {
  let id: number | null = null;
  try {
    return await retryOnConflict(() =>
      db.transaction().execute(async (trx) => {
        const next = await claim(trx);
        id = next?.id ?? null;
        if (next) await runBatch(trx, next);
        return next !== null;
      }),
    );
  } catch (error) {
    if (id === null || isPassing(error)) throw error;
    log.error({ err: error, importId: id }, 'An import of products failed');
    await sql`update product_imports set state = 'failed', failure = 'imports.errors.internal', finished_at = now()
      where id = ${id}`.execute(db);
    return true;
  }
}

/** The database is away, or cuts off what takes long: it is tried again later. */
function isPassing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return !/^(22|23|42)/.test(code) && !(error instanceof TypeError || error instanceof RangeError);
}

async function claim(trx: Transaction<Database>): Promise<ImportRow | null> {
  const { rows } = await sql<ImportRow>`
    select id, state, separator, mapping, done_line as "doneLine",
      change_count as "changeCount" from product_imports
    where state in ('checking', 'running') order by id limit 1 for update skip locked`.execute(trx);
  return rows[0] ?? null;
}

async function runBatch(trx: Transaction<Database>, next: ImportRow): Promise<void> {
  const stored = await trx
    .selectFrom('product_import_rows')
    .select(['line', 'cells'])
    .where('import_id', '=', next.id)
    .where('line', '>', next.doneLine)
    .orderBy('line')
    .limit(linesAtOnce)
    .execute();
  const isLast = stored.length < linesAtOnce;
  const groups = groupRows(stored.map((row) => readCells(row, next.mapping)));
  // The last group may go on in the next batch.
  if (!isLast && groups.length > 1) groups.pop();
  const rows = groups.flat();
  const result = await importBatch(trx, groups, {
    dryRun: next.state === 'checking',
    mark: next.separator === ';' ? ',' : '.',
  });
  await insertProblems(trx, next.id, result);
  const changes = next.state === 'checking' ? result.changes : [];
  await insertChanges(trx, next.id, changes.slice(0, Math.max(keptChanges - next.changeCount, 0)));
  const doneLine = rows.at(-1)?.line ?? next.doneLine;
  const isRun = next.state === 'running';
  const state = isLast ? (isRun ? 'done' : 'checked') : next.state;
  await sql`
    update product_imports set done_line = ${doneLine}, rows_done = rows_done + ${rows.length},
      created_count = created_count + ${result.created}, updated_count = updated_count + ${result.updated},
      unchanged_count = unchanged_count + ${result.unchanged}, change_count = change_count + ${changes.length},
      refused_count = refused_count + ${result.refused}, state = ${state},
      finished_at = case when ${isLast && isRun} then now() end
    where id = ${next.id}`.execute(trx);
  if (isLast && isRun) await sql`delete from product_import_rows where import_id = ${next.id}`.execute(trx);
}

function groupRows(rows: readonly ReadRow[]): ReadRow[][] {
  const groups: ReadRow[][] = [];
  let key = '';
  for (const row of rows) {
    const own = groupKey(row);
    const group = groups.at(-1);
    if (group && own === key) group.push(row);
    else groups.push([row]);
    key = own;
  }
  return groups;
}

async function insertProblems(
  trx: Transaction<Database>,
  id: number,
  { problems }: BatchResult,
): Promise<void> {
  if (problems.length === 0) return;
  const given = rowsAs(
    'given',
    { line: 'int', field: 'text', code: 'text', value: 'text' },
    problems.map(({ line, field, code, value }) => [line, field, code, value]),
  );
  await sql`insert into product_import_problems (import_id, line, field, code, value)
    select ${id}, * from ${given}`.execute(trx);
}

async function insertChanges(
  trx: Transaction<Database>,
  id: number,
  changes: readonly ImportChange[],
): Promise<void> {
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
