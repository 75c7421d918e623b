import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { rowsAs } from '#db/insert-columns.ts';
import { changePrices } from '#domain/bulk-prices.ts';
import { AppError } from '#domain/errors.ts';
import type { BulkAnswer, BulkChanges, BulkRequest } from '#domain/schemas/manage-products.schema.ts';

import { selectFilteredIds } from './manage-products.queries.ts';
import { toPriceChanges } from './price-changes.ts';
import { readShown, showProducts } from './show-products.ts';

type Trx = Kysely<Database>;

const atOnce = 1000;

interface Counts {
  products: Set<number>;
  variations: number;
  discountsRemoved: number;
}

/**
 * Changes many products in one transaction, in steps that the pool's statement timeout allows. Rows that would
 * stay as they are do not count. A dry run counts only.
 */
export async function changeInBulk(trx: Trx, { target, changes, dryRun }: BulkRequest): Promise<BulkAnswer> {
  const catalogs = [...(changes.addCatalogs ?? []), ...(changes.removeCatalogs ?? [])];
  const known = await trx
    .selectFrom('catalogs')
    .select('id')
    .where('id', 'in', catalogs.length > 0 ? catalogs : [0])
    .execute();
  if (known.length < new Set(catalogs).size) {
    throw new AppError('validation_failed', 'Validation Failed', {
      children: { changes: { children: { addCatalogs: { errors: ['forms.errors.gone'] } } } },
    });
  }
  const counts: Counts = { products: new Set(), variations: 0, discountsRemoved: 0 };
  for await (const ids of targetIds(trx, target)) {
    if (!dryRun) await lock(trx, ids);
    const before = dryRun ? new Map() : await readShown(trx, ids);
    const changed = new Set<number>();
    await changeVariations(trx, ids, changes, { dryRun, counts, changed });
    await changeEnabled(trx, ids, changes, { dryRun, changed });
    await changeCatalogs(trx, ids, changes, { dryRun, changed });
    for (const id of changed) counts.products.add(id);
    if (dryRun || changed.size === 0) continue;
    await sql`update products set version = version + 1, updated_at = now()
      where id = any(${[...changed]}::int[])`.execute(trx);
    await showProducts(trx, [...changed], before, { search: changes.enabled !== undefined });
  }
  return {
    products: counts.products.size,
    variations: counts.variations,
    discountsRemoved: counts.discountsRemoved,
  };
}

async function* targetIds(trx: Trx, target: BulkRequest['target']): AsyncGenerator<number[]> {
  if ('ids' in target) {
    const ids = [...new Set(target.ids)].toSorted((a, b) => a - b);
    for (let from = 0; from < ids.length; from += atOnce) yield ids.slice(from, from + atOnce);
    return;
  }
  // All of them first: what is changed may no longer meet the filter.
  const all: number[] = [];
  for (let after = 0; ; after = all.at(-1) ?? 0) {
    const ids = await selectFilteredIds(trx, target.filter, { after, limit: 10 * atOnce });
    all.push(...ids);
    if (ids.length < 10 * atOnce) break;
  }
  for (let from = 0; from < all.length; from += atOnce) yield all.slice(from, from + atOnce);
}

async function lock(trx: Trx, ids: readonly number[]): Promise<void> {
  const given = sql`${[...ids]}::int[]`;
  await sql`select id from products where id = any(${given}) order by id for no key update`.execute(trx);
  await sql`select id from variations where product_id = any(${given}) order by id for no key update`.execute(
    trx,
  );
}

interface Step {
  dryRun: boolean;
  changed: Set<number>;
}

async function changeVariations(
  trx: Trx,
  ids: readonly number[],
  { price, discount, stock }: BulkChanges,
  { dryRun, counts, changed }: Step & { counts: Counts },
): Promise<void> {
  if (!price && !discount && !stock) return;
  const priceChanges = toPriceChanges({ price, discount });
  const rows = await trx
    .selectFrom('variations')
    .select([
      'id',
      'product_id as productId',
      'full_price as fullPrice',
      'discount_price as discountPrice',
      'stock',
    ])
    .where('product_id', 'in', [...ids])
    .execute();
  const next = rows.flatMap((row) => {
    const prices = changePrices(row, priceChanges);
    const isMeant = discount ? discount.kind !== 'none' : row.discountPrice !== null;
    if (isMeant && prices.discountPrice === null) counts.discountsRemoved++;
    const left = stock ? changeStock(row.stock, stock) : row.stock;
    const isSame =
      prices.fullPrice === row.fullPrice && prices.discountPrice === row.discountPrice && left === row.stock;
    if (isSame) return [];
    changed.add(row.productId);
    return [[row.id, prices.fullPrice, prices.discountPrice, left]];
  });
  counts.variations += next.length;
  if (dryRun || next.length === 0) return;
  const columns = { id: 'int', full_price: 'bigint', discount_price: 'bigint', stock: 'int' } as const;
  await sql`
    update variations v set full_price = given.full_price, discount_price = given.discount_price, stock = given.stock
    from ${rowsAs('given', columns, next)} where v.id = given.id`.execute(trx);
}

/** What is not counted stays so when some are added. */
function changeStock(stock: number | null, change: NonNullable<BulkChanges['stock']>): number | null {
  if (change.kind === 'set') return change.value;
  return stock === null ? null : Math.min(Math.max(0, stock + change.value), 2_000_000_000);
}

async function changeEnabled(
  trx: Trx,
  ids: readonly number[],
  { enabled }: BulkChanges,
  step: Step,
): Promise<void> {
  if (enabled === undefined) return;
  const rows = await trx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', [...ids])
    .where('enabled', '<>', enabled)
    .execute();
  for (const { id } of rows) step.changed.add(id);
  if (step.dryRun || rows.length === 0) return;
  await trx
    .updateTable('products')
    .set({ enabled })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
}

async function changeCatalogs(
  trx: Trx,
  ids: readonly number[],
  { addCatalogs = [], removeCatalogs = [] }: BulkChanges,
  { dryRun, changed }: Step,
): Promise<void> {
  const given = sql`${[...ids]}::int[]`;
  if (addCatalogs.length > 0) {
    const missing = sql`
      select p.id as product_id, c.id as catalog_id from products p cross join catalogs c
      where p.id = any(${given}) and c.id = any(${addCatalogs}::int[]) and not exists (
        select from catalog_products cp where cp.product_id = p.id and cp.catalog_id = c.id)`;
    const added = sql<{ id: number }>`
      insert into catalog_products (catalog_id, product_id, position)
      select missing.catalog_id, missing.product_id, (
          select coalesce(max(position), -1) from catalog_products cp where cp.catalog_id = missing.catalog_id)
        + row_number() over (partition by missing.catalog_id order by missing.product_id)
      from (${missing}) missing returning product_id as id`;
    const { rows } = await (
      dryRun ? sql<{ id: number }>`select product_id as id from (${missing}) missing` : added
    ).execute(trx);
    for (const { id } of rows) changed.add(id);
  }
  if (removeCatalogs.length > 0) {
    const inThem = sql`product_id = any(${given}) and catalog_id = any(${removeCatalogs}::int[])`;
    const { rows } = await (
      dryRun
        ? sql<{ id: number }>`select product_id as id from catalog_products where ${inThem}`
        : sql<{ id: number }>`delete from catalog_products where ${inThem} returning product_id as id`
    ).execute(trx);
    for (const { id } of rows) changed.add(id);
  }
}
