import type { Kysely, Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { retryOnConflict } from '#db/retry-on-conflict.ts';
import { productCaps } from '#domain/schemas/product-form.schema.ts';
import { keptChanges } from '#domain/schemas/product-import.schema.ts';
import type { Log } from '#platform/log.ts';

import { groupKey, importBatch } from './import-batch.ts';
import {
  addProgress,
  claimImport,
  insertChanges,
  insertProblems,
  type ImportRow,
} from './import-batches.queries.ts';
import { deleteRows, selectNextRows } from './import-rows.queries.ts';
import { updateFailed } from './product-imports.queries.ts';
import { readCells, type ReadRow } from './read-cells.ts';

/** Lines a batch: a product with the most variations fits, and a statement stays far below the pool's timeout. */
const linesAtOnce = productCaps.variations + 1;

/**
 * Takes the next lines of the oldest import that waits, in one transaction with its progress: cut off, nothing of
 * the batch is there; done, it is not done again. False when there is nothing to do, or others are doing it.
 */
export async function runNextBatch(db: Kysely<Database>, log: Pick<Log, 'error'>): Promise<boolean> {
  let id: number | null = null;
  try {
    return await retryOnConflict(() =>
      db.transaction().execute(async (trx) => {
        const next = await claimImport(trx);
        id = next?.id ?? null;
        if (next) await runBatch(trx, next);
        return next !== null;
      }),
    );
  } catch (error) {
    if (id === null || isPassing(error)) throw error;
    log.error({ err: error, importId: id }, 'An import of products failed');
    await updateFailed(db, id, 'imports.errors.internal');
    return true;
  }
}

/** The database is away, or cuts off what takes long: it is tried again later. */
function isPassing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return !/^(22|23|42)/.test(code) && !(error instanceof TypeError || error instanceof RangeError);
}

async function runBatch(trx: Transaction<Database>, next: ImportRow): Promise<void> {
  const stored = await selectNextRows(trx, next, linesAtOnce);
  const isLast = stored.length < linesAtOnce;
  const groups = groupRows(stored.map((row) => readCells(row, next.mapping)));
  // The last group may go on in the next batch.
  if (!isLast && groups.length > 1) groups.pop();
  const rows = groups.flat();
  const result = await importBatch(trx, groups, {
    dryRun: next.state === 'checking',
    mark: next.separator === ';' ? ',' : '.',
  });
  await insertProblems(trx, next.id, result.problems);
  const changes = next.state === 'checking' ? result.changes : [];
  await insertChanges(trx, next.id, changes.slice(0, Math.max(keptChanges - next.changeCount, 0)));
  const doneLine = rows.at(-1)?.line ?? next.doneLine;
  const isRun = next.state === 'running';
  const isFinished = isLast && isRun;
  await addProgress(trx, next.id, result, {
    doneLine,
    rowCount: rows.length,
    changeCount: changes.length,
    state: isLast ? (isRun ? 'done' : 'checked') : next.state,
    isFinished,
  });
  if (isFinished) await deleteRows(trx, next.id);
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
