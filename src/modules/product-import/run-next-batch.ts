import type { Kysely, Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { retryOnConflict } from '#db/retry-on-conflict.ts';
import { AppError } from '#domain/errors.ts';
import { productCaps } from '#domain/schemas/product-form.schema.ts';
import { keptChanges } from '#domain/schemas/product-import.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import type { Log } from '#platform/log.ts';

import { exchangeFormat } from './formats/composed-product.ts';
import type { ForeignFormat } from './formats/foreign-product.ts';
import { placesOf, readElementRow, readTableRow } from './formats/foreign-rows.ts';
import { formatOf } from './formats/formats.ts';
import { groupKey, importBatch } from './import-batch.ts';
import {
  addProgress,
  claimImport,
  insertChanges,
  insertProblems,
  type ImportRow,
} from './import-batches.queries.ts';
import { importForeignBatch } from './import-foreign-batch.ts';
import { deleteRows, selectGroup, selectNextRows, type KeptRow } from './import-rows.queries.ts';
import { updateFailed } from './product-imports.queries.ts';
import { readCells, type ReadRow } from './read-cells.ts';
import type { BatchResult } from './write-merged.ts';

/** What an import wants to know of the shop. */
export type ImportSite = Pick<Settings, 'ecommerce' | 'language'>;

export interface ImportSettings {
  read(): Promise<ImportSite>;
}

/** Lines a batch: a product with the most variations fits, and a statement stays far below the pool's timeout. */
const linesAtOnce = productCaps.variations + 1;

/**
 * Takes the next lines of the oldest import that waits, in one transaction with its progress: cut off, nothing of
 * the batch is there; done, it is not done again. False when there is nothing to do, or others are doing it.
 */
export async function runNextBatch(
  db: Kysely<Database>,
  { log, settings }: { log: Pick<Log, 'error'>; settings: ImportSettings },
): Promise<boolean> {
  let id: number | null = null;
  try {
    return await retryOnConflict(() =>
      db.transaction().execute(async (trx) => {
        const next = await claimImport(trx);
        id = next?.id ?? null;
        if (next) await runBatch(trx, next, settings);
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
  const isOurs = [AppError, TypeError, RangeError].some((kind) => error instanceof kind);
  return !/^(22|23|42)/.test(code) && !isOurs;
}

async function runBatch(
  trx: Transaction<Database>,
  next: ImportRow,
  settings: ImportSettings,
): Promise<void> {
  const stored = await selectNextRows(trx, next, linesAtOnce);
  const isLast = stored.length < linesAtOnce;
  const format = formatOf(next.format);
  const batch = format
    ? await runForeign(trx, next, { stored, isLast, format, settings })
    : await runOwn(trx, next, { stored, isLast });
  const { result, newCatalogs, doneLine, rowCount } = batch;
  await insertProblems(trx, next.id, result);
  // What nobody has looked at before it is written is told afterwards.
  const isTold = next.state === 'checking' || next.format === exchangeFormat;
  const changes = isTold ? result.changes : [];
  await insertChanges(trx, next.id, changes.slice(0, Math.max(keptChanges - next.changeCount, 0)));
  const isRun = next.state === 'running';
  const isFinished = isLast && isRun;
  await addProgress(trx, next.id, result, {
    doneLine: doneLine ?? next.doneLine,
    rowCount,
    changeCount: changes.length,
    state: isLast ? (isRun ? 'done' : 'checked') : next.state,
    isFinished,
    newCatalogs,
  });
  if (isFinished) await deleteRows(trx, next.id);
}

interface Batch {
  result: BatchResult;
  newCatalogs: string[];
  /** Where the next batch goes on; `undefined` where there was nothing to do. */
  doneLine: number | undefined;
  rowCount: number;
}

async function runOwn(
  trx: Transaction<Database>,
  next: ImportRow,
  { stored, isLast }: { stored: readonly KeptRow[]; isLast: boolean },
): Promise<Batch> {
  const groups = groupRows(stored.map((row) => readCells(row, next.mapping)));
  // The last group may go on in the next batch.
  if (!isLast && groups.length > 1) groups.pop();
  const rows = groups.flat();
  const result = await importBatch(trx, groups, {
    dryRun: next.state === 'checking',
    mark: next.separator === ';' ? ',' : '.',
  });
  return { result, newCatalogs: [], doneLine: rows.at(-1)?.line, rowCount: rows.length };
}

async function runForeign(
  trx: Transaction<Database>,
  next: ImportRow,
  options: {
    stored: readonly KeptRow[];
    isLast: boolean;
    format: ForeignFormat;
    settings: ImportSettings;
  },
): Promise<Batch> {
  const { stored, isLast, format, settings } = options;
  const whole = await takeWhole(trx, next.id, { stored, isLast });
  const places = placesOf(next.mapping);
  const { ecommerce, language } = await settings.read();
  const { newCatalogs, ...result } = await importForeignBatch(
    trx,
    whole.map((rows) =>
      rows.map((row) => (next.separator === '' ? readElementRow(row) : readTableRow(row, places))),
    ),
    {
      format,
      source: next.source,
      staffId: next.staffId,
      dryRun: next.state === 'checking',
      context: {
        currency: ecommerce.currency,
        nameOf: (property) => translatorOf(language)(`productFile.${property}`),
        now: new Date(),
      },
    },
  );
  const rows = whole.flat();
  return { result, newCatalogs, doneLine: rows.at(-1)?.group, rowCount: rows.length };
}

/** Products whose lines are all there: the last of a batch may go on in the next, unless it is alone. */
async function takeWhole(
  trx: Transaction<Database>,
  id: number,
  { stored, isLast }: { stored: readonly KeptRow[]; isLast: boolean },
): Promise<KeptRow[][]> {
  const groups = [...Map.groupBy(stored, ({ group }) => group).values()];
  if (isLast) return groups;
  const [only, ...more] = groups;
  if (more.length > 0) return groups.slice(0, -1);
  return only?.[0] ? [await selectGroup(trx, id, only[0].group)] : [];
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
