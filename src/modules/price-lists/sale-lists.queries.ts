import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { LayerStatus } from '#domain/layers/layer-state.ts';

type Db = Kysely<Database>;

export interface ListLayer {
  layerId: number;
  status: LayerStatus;
}

/** How a layer is stored, which stays so until the transaction ends; undefined where there is none. */
export async function selectLayerLocked(trx: Db, id: number): Promise<ListLayer | undefined> {
  const { rows } = await sql<ListLayer>`
    select id as "layerId", status from layers where id = ${id} and id > 0 for share`.execute(trx);
  return rows[0];
}

/** The layer of a sale, which stays as it is until the transaction ends; null of a list for groups, and of none. */
export async function selectLayerOfList(trx: Db, listId: number): Promise<ListLayer | null> {
  const { rows } = await sql<ListLayer>`
    select y.id as "layerId", y.status from price_lists l join layers y on y.id = l.layer_id
    where l.id = ${listId} for share of y`.execute(trx);
  return rows[0] ?? null;
}

interface Chosen {
  catalogs: readonly number[];
  products: readonly number[];
}

/** What of these catalogs and products there is. */
export async function keepChosen(trx: Db, { catalogs, products }: Chosen): Promise<Chosen> {
  const { rows } = await sql<Chosen>`select
    (select coalesce(json_agg(id), '[]') from (
      select id from catalogs where id = any(${[...catalogs]}::int[]) order by id for key share) c) as catalogs,
    (select coalesce(json_agg(id), '[]') from (
      select id from products where id = any(${[...products]}::int[]) order by id for key share) p) as products`.execute(
    trx,
  );
  return rows[0] ?? { catalogs: [], products: [] };
}

/** Makes these what the percentage of a list is for. */
export async function replaceChosen(trx: Db, listId: number, { catalogs, products }: Chosen): Promise<void> {
  await trx.deleteFrom('price_list_catalogs').where('list_id', '=', listId).execute();
  await trx.deleteFrom('price_list_products').where('list_id', '=', listId).execute();
  await sql`insert into price_list_catalogs (list_id, catalog_id)
    select ${listId}::int, id from unnest(${[...catalogs]}::int[]) as id`.execute(trx);
  await sql`insert into price_list_products (list_id, product_id)
    select ${listId}::int, id from unnest(${[...products]}::int[]) as id`.execute(trx);
}

/** What is derived of prices is brought in line with them as of this transaction. */
export async function noteMoment(trx: Db): Promise<void> {
  await sql`insert into sale_moments (at) values (now()) on conflict do nothing`.execute(trx);
}

export interface Moment {
  /** With microseconds, as the database writes it. */
  at: string;
  /** Listings were found to be others. */
  hasChanged: boolean;
}

/** Moments that have come and that nobody is at, in their order; they are the caller's for so many seconds. */
export async function claimMoments(db: Db, seconds: number): Promise<Moment[]> {
  const { rows } = await sql<Moment & { moment: Date }>`
    update sale_moments set claimed_until = clock_timestamp() + make_interval(secs => ${seconds})
    where at in (select at from sale_moments
      where at <= clock_timestamp() and (claimed_until is null or claimed_until < clock_timestamp())
      order by at for update skip locked)
    returning at::text, at as moment, has_changed as "hasChanged"`.execute(db);
  return rows.toSorted((one, other) => one.moment.getTime() - other.moment.getTime());
}

/** Whether moments have come that nobody has begun with. */
export async function hasDueMoments(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from sale_moments where at <= clock_timestamp() and claimed_until is null limit 1`.execute(db);
  return rows.length > 0;
}

/** They stay the caller's for so many seconds more; `hasChanged`: some listings were found to be others. */
export async function holdMoments(
  trx: Db,
  moments: readonly Moment[],
  { seconds, hasChanged }: { seconds: number; hasChanged: boolean },
): Promise<void> {
  await sql`
    update sale_moments set claimed_until = clock_timestamp() + make_interval(secs => ${seconds}),
      has_changed = has_changed or ${hasChanged}
    where at = any(${moments.map(({ at }) => at)}::timestamptz[])`.execute(trx);
}

export async function deleteMoments(trx: Db, moments: readonly Moment[]): Promise<void> {
  await sql`delete from sale_moments where at = any(${moments.map(({ at }) => at)}::timestamptz[])`.execute(
    trx,
  );
}

/** Catalogs in which products are listed. */
export async function selectCatalogsOf(trx: Db, productIds: readonly number[] | 'all'): Promise<number[]> {
  const { rows } = await (
    productIds === 'all'
      ? sql<{ id: number }>`select id from catalogs order by id`
      : sql<{ id: number }>`select distinct id from product_listing, unnest(catalogs) as id
        where product_id = any(${[...productIds]}::int[]) order by id`
  ).execute(trx);
  return rows.map(({ id }) => id);
}

/** Products whose sale prices are to become their own; `limit` at most. */
export async function selectToKeep(trx: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct v.product_id as id from price_lists l join sale_prices s on s.list_id = l.id
    join variations v on v.id = s.variation_id
    where l.is_kept order by id limit ${limit}`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Makes the lowest kept sale price of each variation its discount price, and is done with those prices. The variations
 * are locked in the order in which orders lock them.
 */
export async function keepSalePrices(trx: Db, productIds: readonly number[]): Promise<void> {
  const given = sql`${[...productIds]}::int[]`;
  await sql`select from variations where product_id = any(${given})
    order by is_bundle, id for no key update`.execute(trx);
  await sql`
    with kept as (
      select s.variation_id, min(s.price) as price
      from sale_prices s join price_lists l on l.id = s.list_id and l.is_kept and l.enabled
      join variations v on v.id = s.variation_id
      where v.product_id = any(${given}) group by s.variation_id
    ),
    moved as (
      update variations v set discount_price = kept.price from kept
      where v.id = kept.variation_id and kept.price < coalesce(v.discount_price, v.full_price)
      returning v.product_id
    )
    update products set version = version + 1, updated_at = now()
    where id in (select product_id from moved)`.execute(trx);
  await sql`
    delete from sale_prices s using price_lists l, variations v
    where l.id = s.list_id and l.is_kept and v.id = s.variation_id and v.product_id = any(${given})`.execute(
    trx,
  );
}

/** Lists whose prices are those of the products by now are done with. */
export async function endKeeping(trx: Db): Promise<void> {
  await sql`update price_lists set is_kept = false
    where is_kept and not exists (select from sale_prices s where s.list_id = price_lists.id)`.execute(trx);
}
