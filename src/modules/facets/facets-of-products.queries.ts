import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

type Db = Kysely<Database>;

/** Products with a title, or with one value of it when that is given. */
export async function selectProductsWith(
  db: Db,
  { facetId, valueId }: { facetId: number; valueId: number | null },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select pp.product_id as id from product_properties pp join facet_values fv on fv.id = pp.facet_value_id
    where fv.facet_id = ${facetId} and (${valueId}::int is null or fv.id = ${valueId})
    union
    select o.product_id from options o join option_values ov on ov.option_id = o.id
    where o.facet_id = ${facetId} and (${valueId}::int is null or ov.facet_value_id = ${valueId})`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Titles of variations after the values that they are chosen by. */
export async function updateVariationTitles(db: Db, productIds: readonly number[]): Promise<void> {
  await sql`
    update variations v set title = named.title
    from (
      select vv.variation_id as id, string_agg(fv.value, ', ' order by o.position, o.id) as title
      from variations v join variation_values vv on vv.variation_id = v.id
      join option_values ov on ov.id = vv.option_value_id join options o on o.id = ov.option_id
      join facet_values fv on fv.id = ov.facet_value_id
      where v.product_id = any(${[...productIds]}::int[]) group by vv.variation_id
    ) named
    where v.id = named.id and v.title <> named.title`.execute(db);
}

/** Whether a product lets both titles be chosen. */
export async function haveCommonProduct(db: Db, fromId: number, intoId: number): Promise<boolean> {
  const { rows } = await sql`
    select from options a join options b on a.product_id = b.product_id
    where a.facet_id = ${fromId} and b.facet_id = ${intoId} limit 1`.execute(db);
  return rows.length > 0;
}

/** Values that read the same in two titles. */
export async function selectSameValues(
  db: Db,
  fromId: number,
  intoId: number,
): Promise<{ fromValue: number; intoValue: number }[]> {
  const { rows } = await sql<{ fromValue: number; intoValue: number }>`
    select a.id as "fromValue", b.id as "intoValue" from facet_values a join facet_values b on a.value = b.value
    where a.facet_id = ${fromId} and b.facet_id = ${intoId}`.execute(db);
  return rows;
}

/** Options of products by one title become those by the other. */
export async function moveOptions(db: Db, fromId: number, intoId: number): Promise<void> {
  await sql`update options set facet_id = ${intoId} where facet_id = ${fromId}`.execute(db);
}

/** The values of one title become the other's. */
export async function moveValues(db: Db, fromId: number, intoId: number): Promise<void> {
  await sql`update facet_values set facet_id = ${intoId} where facet_id = ${fromId}`.execute(db);
}

/** Whether an option of a product offers both values. */
export async function haveCommonOption(db: Db, fromId: number, intoId: number): Promise<boolean> {
  const { rows } = await sql`
    select from option_values a join option_values b on a.option_id = b.option_id
    where a.facet_value_id = ${fromId} and b.facet_value_id = ${intoId} limit 1`.execute(db);
  return rows.length > 0;
}

/** Options offer one value instead of the other. */
export async function moveOptionValues(db: Db, fromId: number, intoId: number): Promise<void> {
  await sql`update option_values set facet_value_id = ${intoId} where facet_value_id = ${fromId}`.execute(db);
}

/** Takes a value from the products that have the other too. */
export async function deleteDoubleProperties(db: Db, fromId: number, intoId: number): Promise<void> {
  await sql`
    delete from product_properties a using product_properties b
    where a.product_id = b.product_id and a.facet_value_id = ${fromId} and b.facet_value_id = ${intoId}`.execute(
    db,
  );
}

/** Products have one value instead of the other; none may have both. */
export async function moveProperties(db: Db, fromId: number, intoId: number): Promise<void> {
  await sql`update product_properties set facet_value_id = ${intoId} where facet_value_id = ${fromId}`.execute(
    db,
  );
}
