import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import { isProductField, parseColumnKey } from '#domain/product-columns.ts';
import type { ImportChange, ImportProblem, ProductImport } from '#domain/schemas/product-import.schema.ts';
import { createJobLoop, type JobLoop } from '#platform/jobs/job-loop.ts';
import type { Log } from '#platform/log.ts';

import { deleteOldRows, deleteRows, insertRows } from './import-rows.queries.ts';
import { parseUpload, type UploadEnd } from './parse-upload.ts';
import {
  deleteChanges,
  deleteImport,
  deleteProblems,
  insertImport,
  selectChanges,
  selectImport,
  selectImports,
  selectProblems,
  updateCanceled,
  updateMapping,
  updateState,
  updateUploaded,
} from './product-imports.queries.ts';
import { runBatches } from './run-batches.ts';
import type { ImportSettings } from './run-next-batch.ts';
import { sortRows, type RowSorter } from './sort-rows.ts';

interface Range {
  offset: number;
  limit: number;
}

/**
 * Imports of product files, kept in the database with all their rows: whichever instance runs them, and however
 * often one is interrupted, each row is written once.
 */
export interface ProductImports {
  /** Takes a file in and suggests what its columns are; throws 413, 422. */
  upload(
    file: AsyncIterable<Uint8Array>,
    info: { fileName: string; staffId: number },
  ): Promise<ProductImport>;
  list(): Promise<ProductImport[]>;
  /** Throws 404. */
  read(id: number): Promise<ProductImport>;
  listProblems(id: number, range: Range): Promise<{ total: number; items: ImportProblem[] }>;
  /** What the check found that would change, the first `keptChanges` of it. */
  listChanges(id: number, range: Range): Promise<{ total: number; items: ImportChange[] }>;
  /** Begins a run that writes nothing and reports what is wrong; throws 404, 409, 422. */
  check(id: number, mapping: readonly (string | null)[]): Promise<ProductImport>;
  /** Begins to write; throws 404, 409 for one that was not checked. */
  run(id: number): Promise<ProductImport>;
  /** Back to the columns, with the file that is there; throws 404, 409 for one that has begun to write. */
  remap(id: number): Promise<ProductImport>;
  /** What is written stays, the rest is not; throws 404, 409 for one that is not running. */
  cancel(id: number): Promise<ProductImport>;
  job: JobLoop;
}

interface ProductImportsOptions {
  db: Kysely<Database>;
  settings: ImportSettings;
  log: Pick<Log, 'error'>;
  /** Does what there is to do; default: in this process. */
  work?: ((signal: AbortSignal) => Promise<void>) | undefined;
  /** Default `maxUploadBytes`. */
  mostBytes?: number;
}

/** Rows of files that nobody imported go after a week; what became of the import stays. */
const keptDays = 7;

export function createProductImports({
  db,
  settings,
  log,
  work = (signal) => runBatches(db, { log, settings }, signal),
  mostBytes,
}: ProductImportsOptions): ProductImports {
  const job = createJobLoop({ name: 'product imports', everyMs: 2000, run: work, log });

  async function moveTo(id: number, from: readonly string[], to: string): Promise<ProductImport> {
    if (!(await updateState(db, id, { from, to }))) await refuse(id);
    await deleteProblems(db, id);
    // What was shown before the word was given stays to be read.
    if (to !== 'running') await deleteChanges(db, id);
    job.wake();
    return read(id);
  }

  async function read(id: number): Promise<ProductImport> {
    const found = await selectImport(db, id);
    if (!found) throw notFound('import');
    return found;
  }

  /** 404 for what is not there, else 409. */
  async function refuse(id: number): Promise<never> {
    await read(id);
    throw new AppError('conflict', 'imports.errors.state');
  }

  return {
    job,
    async upload(file, { fileName, staffId }) {
      await deleteOldRows(db, keptDays);
      let id = 0;
      let sorter = sortRows({ header: [], elements: null });
      const handlers: Parameters<typeof parseUpload>[1] = {
        async onHead(head) {
          sorter = sortRows(head);
          const { format, mapping } = sorter;
          id = await insertImport(db, {
            ...head,
            staffId,
            fileName: fileName.slice(0, 200),
            format,
            mapping,
          });
        },
        async onRows(rows) {
          await insertRows(db, id, rows.map(sorter.take));
        },
      };
      let end: UploadEnd;
      try {
        end = await parseUpload(file, handlers, mostBytes);
      } catch (error) {
        // Who sent it is told at once what is wrong with the file: nothing of it stays.
        if (error instanceof AppError) await deleteImport(db, id);
        throw error;
      }
      // Only now it is whole: what was cut off stays failed.
      await updateUploaded(db, id, stateAfter(sorter, end));
      job.wake();
      return read(id);
    },
    list: () => selectImports(db),
    read,
    listProblems: (id, range) => selectProblems(db, id, range),
    listChanges: (id, range) => selectChanges(db, id, range),
    async check(id, mapping) {
      const { header, format } = await read(id);
      if (format !== 'own') throw new AppError('conflict', 'imports.errors.state');
      checkMapping(mapping, header.length);
      await updateMapping(db, id, mapping);
      return moveTo(id, ['uploaded', 'checked'], 'checking');
    },
    run: (id) => moveTo(id, ['checked'], 'running'),
    async remap(id) {
      // What the columns of a foreign file mean is known.
      if ((await read(id)).format !== 'own') throw new AppError('conflict', 'imports.errors.state');
      return moveTo(id, ['uploaded', 'checking', 'checked'], 'uploaded');
    },
    async cancel(id) {
      if (!(await updateCanceled(db, id))) await refuse(id);
      await deleteRows(db, id);
      return read(id);
    },
  };
}

/** A foreign file needs no word about its columns: its check begins at once. */
function stateAfter(
  { format, rowCount, unused }: RowSorter,
  end: UploadEnd,
): Parameters<typeof updateUploaded>[2] {
  return {
    rowCount: rowCount(),
    source: end.origin === '' ? format : `${format}:${end.origin}`.slice(0, 300),
    unused: [...unused(), ...end.unused],
    state: format === 'own' ? 'uploaded' : 'checking',
  };
}

/** A file must say which product a line is of, and may say each thing once. */
function checkMapping(mapping: readonly (string | null)[], columns: number): void {
  const keys = mapping.filter((key) => key !== null);
  const isKnown = keys.every((key) => isProductField(key) || parseColumnKey(key) !== null);
  if (mapping.length !== columns || !isKnown || new Set(keys).size < keys.length) {
    throw new AppError('validation_failed', 'imports.errors.mapping');
  }
  if (!keys.some((key) => key === 'slug' || key === 'sku' || key === 'title')) {
    throw new AppError('validation_failed', 'imports.errors.noKey');
  }
}
