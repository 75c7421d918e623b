import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { rowsAs } from '#db/insert-columns.ts';
import type { ValuesOf } from '#domain/products/plain-column.ts';
import { productGridColumns, variationGridColumns } from '#domain/products/product.columns.ts';

import { cellsOfPlain, setPlain, typesOfPlain } from './plain-columns.queries.ts';

type Trx = Kysely<Database>;

/** Prices are minor units. */
export interface PriceRow {
  id: number;
  productId: number;
  fullPrice: number;
  discountPrice: number | null;
  stock: number | null;
  isBundle: boolean;
}

/** Locks a product until the transaction ends. */
export async function selectProductLocked(
  trx: Trx,
  id: number,
): Promise<{ slug: string; version: number } | undefined> {
  const { rows } = await sql<{ slug: string; version: number }>`
    select slug, version from products where id = ${id} for no key update`.execute(trx);
  return rows[0];
}

/** Locks products, then their variations, each in the order of ids, bundles after what they may be made of. */
export async function lockProducts(trx: Trx, ids: readonly number[]): Promise<void> {
  const given = sql`${[...ids]}::int[]`;
  await sql`select id from products where id = any(${given}) order by id for no key update`.execute(trx);
  await sql`select id from variations where product_id = any(${given})
    order by is_bundle, id for no key update`.execute(trx);
}

export async function incrementProductVersions(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`update products set version = version + 1, updated_at = now()
    where id = any(${[...ids]}::int[])`.execute(trx);
}

/** False when there is none. */
export async function deleteProductRow(trx: Trx, id: number): Promise<boolean> {
  const { rows } = await sql`delete from products where id = ${id} returning id`.execute(trx);
  return rows.length > 0;
}

/** What the grid shows of products themselves, as it is now, by one statement for however many. */
export async function updateProductCells(
  trx: Trx,
  rows: readonly ({ productId: number; title: string; enabled: boolean } & ValuesOf<
    typeof productGridColumns
  >)[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = {
    id: 'int',
    title: 'text',
    enabled: 'boolean',
    ...typesOfPlain(productGridColumns),
  } as const;
  const cells = rows.map((row) => [
    row.productId,
    row.title,
    row.enabled,
    ...cellsOfPlain(productGridColumns, row),
  ]);
  await sql`
    update products p set title = given.title, enabled = given.enabled${setPlain(productGridColumns)}
    from ${rowsAs('given', columns, cells)} where p.id = given.id`.execute(trx);
}

/** The same of variations. None takes a SKU that another one gives up: the index looks at each row by itself. */
export async function updateVariationCells(
  trx: Trx,
  rows: readonly (Pick<PriceRow, 'fullPrice' | 'discountPrice' | 'stock'> & {
    variationId: number;
    sku: string;
  } & ValuesOf<typeof variationGridColumns>)[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = {
    id: 'int',
    sku: 'text',
    full_price: 'bigint',
    discount_price: 'bigint',
    stock: 'int',
    ...typesOfPlain(variationGridColumns),
  } as const;
  const cells = rows.map((row) => [
    row.variationId,
    row.sku,
    row.fullPrice,
    row.discountPrice,
    row.stock,
    ...cellsOfPlain(variationGridColumns, row),
  ]);
  await sql`
    update variations v set sku = given.sku, full_price = given.full_price, discount_price = given.discount_price,
      stock = given.stock${setPlain(variationGridColumns)}
    from ${rowsAs('given', columns, cells)} where v.id = given.id`.execute(trx);
}

/** Locks the variation; a stock of null is not counted. */
export async function selectStockLocked(
  trx: Trx,
  variationId: number,
): Promise<Pick<PriceRow, 'productId' | 'stock' | 'isBundle'> | undefined> {
  const { rows } = await sql<Pick<PriceRow, 'productId' | 'stock' | 'isBundle'>>`
    select product_id as "productId", stock, is_bundle as "isBundle" from variations where id = ${variationId} for no key update`.execute(
    trx,
  );
  return rows[0];
}

export async function updateStock(trx: Trx, variationId: number, stock: number): Promise<void> {
  await trx.updateTable('variations').set({ stock }).where('id', '=', variationId).execute();
}

/** Of all variations of the products. */
export async function selectPrices(trx: Trx, productIds: readonly number[]): Promise<PriceRow[]> {
  return trx
    .selectFrom('variations')
    .select([
      'id',
      'product_id as productId',
      'full_price as fullPrice',
      'discount_price as discountPrice',
      'stock',
      'is_bundle as isBundle',
    ])
    .where('product_id', 'in', [...productIds])
    .execute();
}

export async function updatePrices(
  trx: Trx,
  rows: readonly Omit<PriceRow, 'productId' | 'isBundle'>[],
): Promise<void> {
  const columns = { id: 'int', full_price: 'bigint', discount_price: 'bigint', stock: 'int' } as const;
  const cells = rows.map(({ id, fullPrice, discountPrice, stock }) => [id, fullPrice, discountPrice, stock]);
  await sql`
    update variations v set full_price = given.full_price, discount_price = given.discount_price, stock = given.stock
    from ${rowsAs('given', columns, cells)} where v.id = given.id`.execute(trx);
}

/** Those of the products that are not so already. */
export async function selectToEnable(trx: Trx, ids: readonly number[], enabled: boolean): Promise<number[]> {
  const rows = await trx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', [...ids])
    .where('enabled', '<>', enabled)
    .execute();
  return rows.map(({ id }) => id);
}

export async function updateEnabled(trx: Trx, ids: readonly number[], enabled: boolean): Promise<void> {
  await trx
    .updateTable('products')
    .set({ enabled })
    .where('id', 'in', [...ids])
    .execute();
}

interface Membership {
  productIds: readonly number[];
  catalogIds: readonly number[];
}

/** Pairs of products and catalogs that are not together yet. */
const missingIn = ({ productIds, catalogIds }: Membership) => sql`
  select p.id as product_id, c.id as catalog_id from products p cross join catalogs c
  where p.id = any(${[...productIds]}::int[]) and c.id = any(${[...catalogIds]}::int[]) and not exists (
    select from catalog_products cp where cp.product_id = p.id and cp.catalog_id = c.id)`;

const togetherIn = ({ productIds, catalogIds }: Membership) =>
  sql`product_id = any(${[...productIds]}::int[]) and catalog_id = any(${[...catalogIds]}::int[])`;

/** The products that lack one of the catalogs, once for each. */
export async function selectMissingInCatalogs(trx: Trx, membership: Membership): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from (${missingIn(membership)}) missing`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Puts the products at the end of the catalogs that they lack, and gives their ids, once for each. */
export async function insertIntoCatalogs(trx: Trx, membership: Membership): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into catalog_products (catalog_id, product_id, position)
    select missing.catalog_id, missing.product_id, (
        select coalesce(max(position), -1) from catalog_products cp where cp.catalog_id = missing.catalog_id)
      + row_number() over (partition by missing.catalog_id order by missing.product_id)
    from (${missingIn(membership)}) missing returning product_id as id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** The products that stand in one of the catalogs, once for each. */
export async function selectInCatalogs(trx: Trx, membership: Membership): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from catalog_products where ${togetherIn(membership)}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Takes the products out of the catalogs, and gives their ids, once for each. */
export async function deleteFromCatalogs(trx: Trx, membership: Membership): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from catalog_products where ${togetherIn(membership)} returning product_id as id`.execute(trx);
  return rows.map(({ id }) => id);
}
