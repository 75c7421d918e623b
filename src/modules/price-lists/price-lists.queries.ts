import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';

import { containing } from '#db/containing.ts';
import type { Database } from '#db/database.ts';
import { onlyRow } from '#db/only-row.ts';
import { prepared } from '#db/prepared-statements.ts';
import type { LayerStatus } from '#domain/layers/layer-state.ts';
import type { PriceList } from '#domain/price-lists.ts';
import { discountNow, withSale } from '#modules/indexing/sale-prices.queries.ts';
import type { PriceListPrice } from '#domain/schemas/price-list.schema.ts';

type Db = Kysely<Database>;
type Columns = Selectable<Database['price_lists']>;

/** What of a list the owner decides; the percentage in hundredths. */
export interface PriceListTerms {
  name: string;
  enabled: boolean;
  percent: number | null;
  percentFrom: number;
  rounding: PriceList['rounding'];
  /** Of a sale; null: it is for groups of customers. */
  layer: number | null;
  covers: 'all' | 'chosen';
  skipsReduced: boolean;
  startsAt: Columns['starts_at'];
  endsAt: Columns['ends_at'];
}

export interface PriceListRow extends PriceListTerms {
  id: number;
  version: number;
  groups: number[];
  catalogs: number[];
  products: number[];
  /** How many prices of variations it has. */
  prices: number;
  /** How many variations it makes cheaper, if it is a sale. */
  cheaper: number;
  /** The layer of a sale. */
  sale: { status: LayerStatus; startsAt: string | null; endsAt: string | null; isKept: boolean } | null;
}

/** Lists that count for a customer at this moment, with their prices of these variations. */
export async function selectListsFor(
  db: Db,
  userId: number,
  variationIds: readonly number[],
): Promise<PriceList[]> {
  const { rows } = await sql<PriceList>`${prepared('price_lists_of_customer')}
    select l.id, l.name, l.percent, l.percent_from as "percentFrom", l.rounding,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'variationId', p.variation_id, 'minQuantity', p.min_quantity, 'price', p.price)), '[]')
        from price_list_prices p
        where p.list_id = l.id and p.variation_id = any((select ${[...variationIds]}::int[])::int[])) as prices
    from price_lists l
    where l.enabled and coalesce(l.starts_at <= now(), true) and coalesce(l.ends_at > now(), true)
      and exists (select from price_list_groups g join customer_group_members m on m.group_id = g.group_id
        where g.list_id = l.id and m.user_id = ${userId})
    order by l.id`.execute(db);
  return rows;
}

export interface ShownVariationRow {
  slug: string;
  variationId: number;
  fullPrice: number;
  discountPrice: number | null;
}

/** Variations of products that are shown and delivered as goods or files; gift cards cost what they are worth. */
export async function selectVariationsOf(db: Db, slugs: readonly string[]): Promise<ShownVariationRow[]> {
  const { rows } = await sql<ShownVariationRow>`
    select p.slug, v.id as "variationId", v.full_price as "fullPrice", ${discountNow} as "discountPrice"
    from products p join variations v on v.product_id = p.id ${withSale}
    where p.slug = any(${[...slugs]}::text[]) and p.enabled and p.fulfilment is distinct from 'gift_card'
    order by p.id, v.position, v.id limit 5000`.execute(db);
  return rows;
}

/** Of all, or of one: by name. */
export async function selectPriceLists(db: Db, id: number | null = null): Promise<PriceListRow[]> {
  const { rows } = await sql<PriceListRow>`
    select l.id, l.name, l.enabled, l.percent, l.percent_from as "percentFrom", l.rounding, l.version,
      l.layer_id as layer, l.covers, l.skips_reduced as "skipsReduced", l.starts_at as "startsAt", l.ends_at as "endsAt",
      (select json_build_object('status', y.status, 'startsAt', y.starts_at, 'endsAt', y.ends_at, 'isKept', l.is_kept)
        from layers y where y.id = l.layer_id) as sale,
      (select coalesce(json_agg(c.catalog_id order by c.catalog_id), '[]')
        from price_list_catalogs c where c.list_id = l.id) as catalogs,
      (select coalesce(json_agg(p.product_id order by p.product_id), '[]')
        from price_list_products p where p.list_id = l.id) as products,
      (select count(*)::int from sale_prices s where s.list_id = l.id) as cheaper,
      (select coalesce(jsonb_agg(g.group_id order by g.group_id), '[]')
        from price_list_groups g where g.list_id = l.id) as groups,
      (select count(*)::int from price_list_prices p where p.list_id = l.id) as prices
    from price_lists l ${id === null ? sql`` : sql`where l.id = ${id}`}
    order by lower(l.name), l.id`.execute(db);
  return rows;
}

export async function countPriceLists(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from price_lists`.execute(db);
  return onlyRow(rows).count;
}

export async function insertPriceList(trx: Db, terms: PriceListTerms): Promise<number> {
  const { id } = await trx
    .insertInto('price_lists')
    .values(toColumns(terms))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False for a version that is not the present one. */
export async function updatePriceList(
  trx: Db,
  { id, version }: { id: number; version: number },
  terms: PriceListTerms,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('price_lists')
    .set({ ...toColumns(terms), version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function toColumns({ percentFrom, layer, skipsReduced, startsAt, endsAt, ...same }: PriceListTerms) {
  return {
    ...same,
    percent_from: percentFrom,
    layer_id: layer,
    skips_reduced: skipsReduced,
    starts_at: startsAt,
    ends_at: endsAt,
  };
}

/** Makes these the groups of customers that a list is for. */
export async function replaceGroups(trx: Db, id: number, groupIds: readonly number[]): Promise<void> {
  await trx.deleteFrom('price_list_groups').where('list_id', '=', id).execute();
  if (groupIds.length === 0) return;
  await trx
    .insertInto('price_list_groups')
    .values(groupIds.map((groupId) => ({ list_id: id, group_id: groupId })))
    .execute();
}

/** False where there is none. */
export async function deletePriceList(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('price_lists').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A list that stays, and whose prices nobody else writes, until the transaction ends; false where there is none. */
export async function lockPriceList(trx: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from price_lists where id = ${id} for no key update`.execute(trx);
  return rows.length > 0;
}

/** A price of a list; amounts are minor units. */
export type ListedPriceRow = PriceListPrice;

/** By product, variation and quantity; `q` is a part of title or article number. */
export async function selectPrices(
  db: Db,
  id: number,
  { q, offset, limit }: { q: string; offset: number; limit: number },
): Promise<ListedPriceRow[]> {
  const { rows } = await sql<ListedPriceRow>`
    select p.variation_id as "variationId", pr.id as "productId", pr.title, v.title as "variationTitle", v.sku,
      p.min_quantity as "minQuantity", p.price, coalesce(v.discount_price, v.full_price) as "usualPrice"
    from price_list_prices p join variations v on v.id = p.variation_id join products pr on pr.id = v.product_id
    where p.list_id = ${id} and ${holds(q)}
    order by lower(pr.title), pr.id, v.position, v.id, p.min_quantity
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countPrices(db: Db, id: number, q: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from price_list_prices p join variations v on v.id = p.variation_id join products pr on pr.id = v.product_id
    where p.list_id = ${id} and ${holds(q)}`.execute(db);
  return onlyRow(rows).count;
}

function holds(q: string): RawBuilder<boolean> {
  if (q === '') return sql`true`;
  return sql`(pr.title ilike ${containing(q)} or v.title ilike ${containing(q)} or v.sku ilike ${containing(q)})`;
}

export interface WrittenPrice {
  variationId: number;
  minQuantity: number;
  /** Minor units. */
  price: number;
}

/** Sets prices, each variation and quantity once; how many are new or others than before. */
export async function writePrices(trx: Db, id: number, prices: readonly WrittenPrice[]): Promise<number> {
  const { numAffectedRows } =
    await sql`insert into price_list_prices (list_id, variation_id, min_quantity, price)
    select ${id}::int, w."variationId", w."minQuantity", w.price
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
      as w ("variationId" int, "minQuantity" int, price bigint)
    on conflict (list_id, variation_id, min_quantity) do update set price = excluded.price
      where price_list_prices.price <> excluded.price`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

/** Products of variations. */
export async function selectProductsOf(trx: Db, variationIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select distinct product_id as id from variations
    where id = any(${[...variationIds]}::int[]) order by id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Takes away all prices of a list but these; how many there were. */
export async function deleteOtherPrices(
  trx: Db,
  id: number,
  prices: readonly WrittenPrice[],
): Promise<number> {
  const { numAffectedRows } = await sql`delete from price_list_prices p where p.list_id = ${id}
    and not exists (select from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
      as w ("variationId" int, "minQuantity" int)
      where w."variationId" = p.variation_id and w."minQuantity" = p.min_quantity)`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

/** False where there was none. */
export async function deletePrice(
  db: Db,
  id: number,
  { variationId, minQuantity }: Omit<WrittenPrice, 'price'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('price_list_prices')
    .where('list_id', '=', id)
    .where('variation_id', '=', variationId)
    .where('min_quantity', '=', minQuantity)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A variation that stays until the transaction ends; false where there is none. */
export async function holdVariation(trx: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from variations where id = ${id} for key share`.execute(trx);
  return rows.length > 0;
}

/** Variations by their article numbers; they stay until the transaction ends. */
export async function selectBySkus(
  trx: Db,
  skus: readonly string[],
): Promise<{ sku: string; variationId: number }[]> {
  const { rows } = await sql<{ sku: string; variationId: number }>`
    select v.sku, v.id as "variationId" from variations v
    where v.sku <> '' and v.sku = any(${[...skus]}::text[]) order by v.id for key share`.execute(trx);
  return rows;
}
