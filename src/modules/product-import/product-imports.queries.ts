import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';
import { onlyRow } from '#db/only-row.ts';
import type {
  ImportChange,
  ImportFormat,
  ImportProblem,
  ProductImport,
} from '#domain/schemas/product-import.schema.ts';

import { exchangeFormat } from './formats/composed-product.ts';
import type { UploadHead } from './parse-upload.ts';

type Db = Kysely<Database>;
type Row = Omit<ProductImport, 'createdAt' | 'finishedAt'> & { createdAt: Date; finishedAt: Date | null };

interface Range {
  offset: number;
  limit: number;
}

/** With the first lines of its file. */
export async function selectImport(db: Db, id: number): Promise<ProductImport | null> {
  const [found] = await select(db, sql`i.id = ${id}`, true);
  return found ?? null;
}

/** The last fifty that people began, newest first, without their samples. */
export function selectImports(db: Db): Promise<ProductImport[]> {
  return select(db, sql`i.format <> ${exchangeFormat}`, false);
}

async function select(db: Db, condition: RawBuilder<unknown>, withSample: boolean): Promise<ProductImport[]> {
  const { rows } = await sql<Row>`
    select i.id, i.file_name as "fileName", i.format, i.unused, i.new_catalogs as "newCatalogs", i.encoding, i.separator, i.header, i.mapping,
      case when ${withSample} then (
        select coalesce(json_agg(cells order by line), '[]') from (
          select line, cells from product_import_rows r where r.import_id = i.id order by line limit 5) s
      ) else '[]' end as sample,
      i.row_count as "rowCount", i.state, i.rows_done as "rowsDone", i.created_count as "createdCount",
      i.updated_count as "updatedCount", i.unchanged_count as "unchangedCount",
      i.change_count as "changeCount", i.refused_count as "refusedCount",
      (select count(*) from product_import_problems p where p.import_id = i.id) as "problemCount",
      i.failure, i.created_at as "createdAt", i.finished_at as "finishedAt", s.name as staff
    from product_imports i left join staff s on s.id = i.staff_id
    where ${condition} order by i.id desc limit 50`.execute(db);
  return rows.map(({ createdAt, finishedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }));
}

/** In the order of lines. `total` counts those of all pages. */
export async function selectProblems(
  db: Db,
  id: number,
  { offset, limit }: Range,
): Promise<{ total: number; items: ImportProblem[] }> {
  const [items, counted] = await Promise.all([
    db
      .selectFrom('product_import_problems')
      .select(['line', 'field', 'code', 'value', 'is_note as isNote'])
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
}

/** In the order in which they were found. `total` counts those of all pages. */
export async function selectChanges(
  db: Db,
  id: number,
  { offset, limit }: Range,
): Promise<{ total: number; items: ImportChange[] }> {
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
}

/** Failed until its file is there whole (`updateUploaded`). Gives its id. */
export async function insertImport(
  db: Db,
  {
    staffId,
    fileName,
    encoding,
    separator,
    header,
    mapping,
    format,
  }: Omit<UploadHead, 'elements'> & {
    staffId: number;
    fileName: string;
    mapping: readonly (string | null)[];
    format: ImportFormat;
  },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into product_imports (staff_id, file_name, encoding, separator, header, row_count, mapping, format, state, failure)
    values (${staffId}, ${fileName}, ${encoding}, ${separator}, ${header}, 0, ${mapping}, ${format}, 'failed',
      'imports.errors.upload') returning id`.execute(db);
  return onlyRow(rows).id;
}

interface Uploaded {
  rowCount: number;
  source: string;
  unused: readonly string[];
  /** A foreign file needs no word about its columns: its check begins at once. */
  state: 'uploaded' | 'checking' | 'running';
}

export async function updateUploaded(
  db: Db,
  id: number,
  { rowCount, source, unused, state }: Uploaded,
): Promise<void> {
  await sql`update product_imports set state = ${state}, failure = null, row_count = ${rowCount},
    source = ${source}, unused = ${[...unused]}::text[] where id = ${id}`.execute(db);
}

export async function deleteImport(db: Db, id: number): Promise<void> {
  await sql`delete from product_imports where id = ${id}`.execute(db);
}

/** Only as long as nothing of it has begun. */
export async function updateMapping(db: Db, id: number, mapping: readonly (string | null)[]): Promise<void> {
  await sql`update product_imports set mapping = ${[...mapping]}::text[]
    where id = ${id} and state in ('uploaded', 'checked')`.execute(db);
}

/** To another state, with nothing done yet; false when it is in none of those that it may come from. */
export async function updateState(
  db: Db,
  id: number,
  { from, to }: { from: readonly string[]; to: string },
): Promise<boolean> {
  const { rows } = await sql`
    update product_imports set state = ${to}, done_line = 0, rows_done = 0, created_count = 0, updated_count = 0,
      unchanged_count = 0, refused_count = 0, new_catalogs = '{}', finished_at = null
    where id = ${id} and state = any(${[...from]}::text[]) returning id`.execute(db);
  return rows.length > 0;
}

/** What is done stays counted; false when it is over already. */
export async function updateCanceled(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    update product_imports set state = 'canceled', finished_at = now()
    where id = ${id} and state in ('uploaded', 'checking', 'checked', 'running') returning id`.execute(db);
  return rows.length > 0;
}

/** One that is over stays as it is. */
export async function updateFailed(db: Db, id: number, failure: string): Promise<void> {
  await sql`update product_imports set state = 'failed', failure = ${failure}, finished_at = now()
    where id = ${id} and state in ('checking', 'running')`.execute(db);
}

export async function deleteProblems(db: Db, id: number): Promise<void> {
  await sql`delete from product_import_problems where import_id = ${id}`.execute(db);
}

export async function deleteChanges(db: Db, id: number): Promise<void> {
  await sql`delete from product_import_changes where import_id = ${id}`.execute(db);
  await sql`update product_imports set change_count = 0 where id = ${id}`.execute(db);
}
