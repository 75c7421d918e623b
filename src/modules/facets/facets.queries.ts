import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { AdminFacet } from '#domain/schemas/manage-facets.schema.ts';
import { stalePartsOf } from '#modules/indexing/product-parts.queries.ts';

import { usesInParts } from './facet-parts.queries.ts';

type Db = Kysely<Database>;

type ListedValue = AdminFacet['values'][number] & { position: number };
/** `position` is the place in the filter that was given by hand. */
export type ListedFacet = Omit<AdminFacet, 'values'> & { position: number; values: ListedValue[] };

/**
 * Options first, as the filter has them; titles of a kind and values in no order. Counts are those kept by parts of
 * the catalogue, and counted at once where a part has changed since.
 */
export async function selectAdminFacets(db: Db): Promise<ListedFacet[]> {
  const { rows } = await sql<ListedFacet>`
    with stale as materialized (${stalePartsOf('facet_parts')}),
    kept as materialized (select * from facet_parts where part not in (select part from stale)),
    used as materialized (${usesInParts(sql`select part from stale`)}),
    counted as (
      select id, sum(count)::int as count from (
        select u.id, u.count from kept cross join unnest(kept.value_ids, kept.value_counts) as u (id, count)
        union all select value_id, count(*) from used group by value_id
      ) c group by id
    ),
    titles as (
      select id, sum(count)::int as count from (
        select u.id, u.count from kept cross join unnest(kept.facet_ids, kept.facet_counts) as u (id, count)
        union all select facet_id, count(distinct product_id) from used group by facet_id
      ) c group by id
    )
    select f.id, f.kind, f.title, f.unit, f.position, f.in_filter as "inFilter", f.version,
      coalesce(titles.count, 0) as "productCount", coalesce(listed.values, '[]') as values
    from facets f left join titles on titles.id = f.id
    left join (
      select fv.facet_id, json_agg(json_build_object(
          'id', fv.id, 'value', fv.value, 'color', fv.color, 'position', fv.position, 'version', fv.version,
          'productCount', coalesce(counted.count, 0))) as values
      from facet_values fv left join counted on counted.id = fv.id group by fv.facet_id
    ) listed on listed.facet_id = f.id
    order by f.kind`.execute(db);
  return rows;
}

export interface LockedFacet {
  kind: string;
  version: number;
}

/** Keeps a title as it is to the end of the transaction; null when there is none. */
export async function lockFacet(db: Db, id: number): Promise<LockedFacet | null> {
  const row = await db
    .selectFrom('facets')
    .select(['kind', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export interface LockedValue {
  facetId: number;
  version: number;
}

/** Keeps a value as it is to the end of the transaction; null when there is none. */
export async function lockValue(db: Db, id: number): Promise<LockedValue | null> {
  const row = await db
    .selectFrom('facet_values')
    .select(['facet_id as facetId', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The facet other than `exceptId` that has the title, or null. */
export async function selectFacetByTitle(
  db: Db,
  { kind, title, exceptId }: { kind: string; title: string; exceptId: number },
): Promise<number | null> {
  const other = await db
    .selectFrom('facets')
    .select('id')
    .where('kind', '=', kind)
    .where('title', '=', title)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return other?.id ?? null;
}

/** The value of the facet other than `exceptId` that reads the same, or null. */
export async function selectValueByText(
  db: Db,
  { facetId, value, exceptId }: { facetId: number; value: string; exceptId: number },
): Promise<number | null> {
  const other = await db
    .selectFrom('facet_values')
    .select('id')
    .where('facet_id', '=', facetId)
    .where('value', '=', value)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return other?.id ?? null;
}

/** Counts the version on. */
export async function updateFacetTitle(
  db: Db,
  id: number,
  { title, unit }: Pick<AdminFacet, 'title' | 'unit'>,
): Promise<void> {
  await db
    .updateTable('facets')
    .set({ title, unit, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Counts the version on. */
export async function updateFacetVisibility(db: Db, id: number, inFilter: boolean): Promise<void> {
  await db
    .updateTable('facets')
    .set({ in_filter: inFilter, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Counts the version on. */
export async function updateValueText(
  db: Db,
  id: number,
  { value, color }: Pick<AdminFacet['values'][number], 'value' | 'color'>,
): Promise<void> {
  await db
    .updateTable('facet_values')
    .set({ value, color, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** All titles of the kind that one of them has, kept as they are to the end of the transaction. */
export async function lockFacetsLike(
  db: Db,
  id: number,
): Promise<{ facetId: number; title: string; position: number }[]> {
  return db
    .selectFrom('facets')
    .select(['id as facetId', 'title', 'position'])
    .where('kind', '=', (query) => query.selectFrom('facets').select('kind').where('id', '=', id))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** All values of the title that one of them has, kept as they are to the end of the transaction. */
export async function lockValuesLike(
  db: Db,
  id: number,
): Promise<{ id: number; value: string; position: number }[]> {
  return db
    .selectFrom('facet_values')
    .select(['id', 'value', 'position'])
    .where('facet_id', '=', (query) =>
      query.selectFrom('facet_values').select('facet_id').where('id', '=', id),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Puts them at the places 1, 2 and so on. */
export async function updatePlaces(
  db: Db,
  table: 'facets' | 'facet_values',
  ids: readonly number[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} t set position = place
    from unnest(${[...ids]}::int[]) with ordinality as given (id, place) where t.id = given.id`.execute(db);
}

/** Whether a product has the title, which is locked; null when there is none. */
export async function lockFacetUse(db: Db, id: number): Promise<boolean | null> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from options where facet_id = f.id) or exists (
      select from product_properties pp join facet_values fv on fv.id = pp.facet_value_id
      where fv.facet_id = f.id) as used
    from facets f where id = ${id} for update`.execute(db);
  return rows[0]?.used ?? null;
}

/** Whether a product has the value, which is locked; null when there is none. */
export async function lockValueUse(db: Db, id: number): Promise<boolean | null> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from option_values where facet_value_id = v.id)
      or exists (select from product_properties where facet_value_id = v.id) as used
    from facet_values v where id = ${id} for update`.execute(db);
  return rows[0]?.used ?? null;
}

export async function deleteFacet(db: Db, id: number): Promise<void> {
  await sql`delete from facets where id = ${id}`.execute(db);
}

export async function deleteValue(db: Db, id: number): Promise<void> {
  await sql`delete from facet_values where id = ${id}`.execute(db);
}
