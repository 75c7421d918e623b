import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { rowsAs } from '#db/insert-columns.ts';
import { AppError } from '#domain/errors.ts';
import { isProductField, parseColumnKey, suggestMapping } from '#domain/product-columns.ts';
import type { ImportChange, ImportProblem, ProductImport } from '#domain/schemas/product-import.schema.ts';
import { createJobLoop, type JobLoop } from '#platform/jobs/job-loop.ts';

import { parseUpload, type UploadRow } from './parse-upload.ts';
import { readImport, readImports } from './read-imports.ts';
import { runNextBatch } from './run-next-batch.ts';

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
  log: { error(details: object, message: string): void };
}

/** Rows of files that nobody imported go after a week; what became of the import stays. */
const keptDays = 7;

export function createProductImports({ db, log }: ProductImportsOptions): ProductImports {
  const job = createJobLoop({
    name: 'product imports',
    everyMs: 2000,
    async run(signal) {
      while (!signal.aborted && (await runNextBatch(db, log)));
    },
    log,
  });

  async function moveTo(id: number, from: readonly string[], to: string): Promise<ProductImport> {
    const { rows } = await sql<{ id: number }>`
      update product_imports set state = ${to}, done_line = 0, rows_done = 0, created_count = 0, updated_count = 0,
        unchanged_count = 0, refused_count = 0, finished_at = null
      where id = ${id} and state = any(${[...from]}::text[]) returning id`.execute(db);
    if (rows.length === 0) {
      await readImport(db, id);
      throw new AppError('conflict', 'imports.errors.state');
    }
    await sql`delete from product_import_problems where import_id = ${id}`.execute(db);
    // What was shown before the word was given stays to be read.
    if (to !== 'running') await forgetChanges(db, id);
    job.wake();
    return readImport(db, id);
  }

  return {
    job,
    async upload(file, { fileName, staffId }) {
      await forgetOldRows(db);
      let id = 0;
      let count = 0;
      const handlers: Parameters<typeof parseUpload>[1] = {
        async onHead({ encoding, separator, header }) {
          const { rows } = await sql<{ id: number }>`
            insert into product_imports (staff_id, file_name, encoding, separator, header, row_count, mapping, state, failure)
            values (${staffId}, ${fileName.slice(0, 200)}, ${encoding}, ${separator}, ${header}, 0,
              ${suggestMapping(header)}, 'failed', 'imports.errors.upload') returning id`.execute(db);
          id = rows[0]?.id ?? 0;
        },
        async onRows(rows) {
          count += rows.length;
          await insertRows(db, id, rows);
        },
      };
      try {
        await parseUpload(file, handlers);
      } catch (error) {
        // Who sent it is told at once what is wrong with the file: nothing of it stays.
        if (error instanceof AppError) await sql`delete from product_imports where id = ${id}`.execute(db);
        throw error;
      }
      // Only now it is whole: what was cut off stays failed.
      await sql`update product_imports set state = 'uploaded', failure = null, row_count = ${count}
        where id = ${id}`.execute(db);
      return readImport(db, id);
    },
    list: () => readImports(db),
    read: (id) => readImport(db, id),
    async listProblems(id, { offset, limit }) {
      const [items, counted] = await Promise.all([
        db
          .selectFrom('product_import_problems')
          .select(['line', 'field', 'code', 'value'])
          .where('import_id', '=', id)
          .orderBy('line')
          .orderBy('id')
          .offset(offset)
          .limit(limit)
          .execute(),
        sql<{ count: number }>`
          select count(*) as count from product_import_problems where import_id = ${id}`.execute(db),
      ]);
      return { total: counted.rows[0]?.count ?? 0, items };
    },
    async listChanges(id, { offset, limit }) {
      const [items, counted] = await Promise.all([
        db
          .selectFrom('product_import_changes')
          .select(['line', 'kind', 'product', 'variation', 'field', 'before', 'after'])
          .where('import_id', '=', id)
          .orderBy('id')
          .offset(offset)
          .limit(limit)
          .$narrowType<{ kind: ImportChange['kind'] }>()
          .execute(),
        sql<{ count: number }>`
          select count(*) as count from product_import_changes where import_id = ${id}`.execute(db),
      ]);
      return { total: counted.rows[0]?.count ?? 0, items };
    },
    async check(id, mapping) {
      const { header } = await readImport(db, id);
      checkMapping(mapping, header.length);
      await sql`update product_imports set mapping = ${[...mapping]}::text[]
        where id = ${id} and state in ('uploaded', 'checked')`.execute(db);
      return moveTo(id, ['uploaded', 'checked'], 'checking');
    },
    run: (id) => moveTo(id, ['checked'], 'running'),
    remap: (id) => moveTo(id, ['uploaded', 'checking', 'checked'], 'uploaded'),
    async cancel(id) {
      const { rows } = await sql`
        update product_imports set state = 'canceled', finished_at = now()
        where id = ${id} and state in ('uploaded', 'checking', 'checked', 'running') returning id`.execute(
        db,
      );
      if (rows.length === 0) {
        await readImport(db, id);
        throw new AppError('conflict', 'imports.errors.state');
      }
      await sql`delete from product_import_rows where import_id = ${id}`.execute(db);
      return readImport(db, id);
    },
  };
}

async function forgetChanges(db: Kysely<Database>, id: number): Promise<void> {
  await sql`delete from product_import_changes where import_id = ${id}`.execute(db);
  await sql`update product_imports set change_count = 0 where id = ${id}`.execute(db);
}

async function insertRows(db: Kysely<Database>, id: number, rows: readonly UploadRow[]): Promise<void> {
  const given = rowsAs(
    'given',
    { line: 'int', cells: 'jsonb' },
    rows.map(({ line, cells }) => [line, JSON.stringify(cells)]),
  );
  await sql`
    insert into product_import_rows (import_id, line, cells)
    select ${id}, line, array(select jsonb_array_elements_text(cells)) from ${given}`.execute(db);
}

async function forgetOldRows(db: Kysely<Database>): Promise<void> {
  await sql`
    delete from product_import_rows where import_id in (
      select id from product_imports
      where created_at < now() - make_interval(days => ${keptDays}) and state <> 'running')`.execute(db);
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
