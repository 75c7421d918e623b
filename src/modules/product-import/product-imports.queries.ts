import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';
import { notFound } from '#domain/errors.ts';
import type { ProductImport } from '#domain/schemas/product-import.schema.ts';

type Row = Omit<ProductImport, 'createdAt' | 'finishedAt'> & { createdAt: Date; finishedAt: Date | null };

/** Throws 404. */
export async function readImport(db: Kysely<Database>, id: number): Promise<ProductImport> {
  const [found] = await select(db, sql`i.id = ${id}`, true);
  if (!found) throw notFound('Import');
  return found;
}

/** The last fifty, newest first, without their samples. */
export function readImports(db: Kysely<Database>): Promise<ProductImport[]> {
  return select(db, sql`true`, false);
}

async function select(
  db: Kysely<Database>,
  condition: RawBuilder<unknown>,
  withSample: boolean,
): Promise<ProductImport[]> {
  const { rows } = await sql<Row>`
    select i.id, i.file_name as "fileName", i.encoding, i.separator, i.header, i.mapping,
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
