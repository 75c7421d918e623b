import { createHash } from 'node:crypto';

import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { rowsAs } from '#db/insert-columns.ts';

type Db = Kysely<Database>;

export type ForeignKind = 'product' | 'variation' | 'catalog';

/** Ids made of many long values are known by their digest: an index holds no longer ones. */
function keyOf(foreignId: string): string {
  return foreignId.length <= 500 ? foreignId : createHash('sha256').update(foreignId).digest('hex');
}

/** Ours by the ids of a source. */
export async function selectForeignIds(
  db: Db,
  source: string,
  kind: ForeignKind,
  foreignIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ foreignId: string; id: number }>`
    select foreign_id as "foreignId", coalesce(product_id, variation_id, catalog_id) as id from foreign_ids
    where source = ${source} and kind = ${kind} and foreign_id = any(${foreignIds.map(keyOf)}::text[])`.execute(
    db,
  );
  const known = new Map(rows.map(({ foreignId, id }) => [foreignId, id]));
  return new Map(
    foreignIds.flatMap((foreignId) => {
      const id = known.get(keyOf(foreignId));
      return id === undefined ? [] : [[foreignId, id] as const];
    }),
  );
}

/** Which of the products a source knows already, by whatever id. */
export async function selectOwnedProducts(
  db: Db,
  source: string,
  productIds: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from foreign_ids
    where source = ${source} and kind = 'product' and product_id = any(${[...productIds]}::int[])`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** One id is one of ours: the last that was said counts. */
export async function upsertForeignIds(
  db: Db,
  source: string,
  kind: ForeignKind,
  pairs: readonly { foreignId: string; id: number }[],
): Promise<void> {
  const byId = new Map(pairs.map(({ foreignId, id }) => [keyOf(foreignId), id]));
  byId.delete('');
  if (byId.size === 0) return;
  const column = sql.ref(`${kind}_id`);
  const given = rowsAs('given', { foreign_id: 'text', id: 'int' }, [...byId]);
  await sql`
    insert into foreign_ids (source, kind, foreign_id, ${column})
    select ${source}, ${kind}, foreign_id, id from ${given}
    on conflict (source, kind, foreign_id) do update set ${column} = excluded.${column}
    where foreign_ids.${column} is distinct from excluded.${column}`.execute(db);
}

/** Of each product, in the order in which they are shown. */
export async function selectVariationIds(
  db: Db,
  productIds: readonly number[],
): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ productId: number; ids: number[] }>`
    select product_id as "productId", array_agg(id order by position, id) as ids from variations
    where product_id = any(${[...productIds]}::int[]) group by product_id`.execute(db);
  return new Map(rows.map(({ productId, ids }) => [productId, ids]));
}

/** Addresses of products by their ids. */
export async function selectSlugs(db: Db, productIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; slug: string }>`
    select id, slug from products where id = any(${[...productIds]}::int[])`.execute(db);
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}
