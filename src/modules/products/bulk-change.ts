import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { changePrices } from '#domain/bulk-prices.ts';
import { fieldErrors } from '#domain/errors.ts';
import type { BulkAnswer, BulkChanges, BulkRequest } from '#domain/schemas/manage-products.schema.ts';

import {
  incrementProductVersions,
  deleteFromCatalogs,
  insertIntoCatalogs,
  lockProducts,
  selectInCatalogs,
  selectMissingInCatalogs,
  selectPrices,
  selectToEnable,
  updateEnabled,
  updatePrices,
} from './change-products.queries.ts';
import { toPriceChanges } from './price-changes.ts';
import { selectCatalogIds } from './product-lookups.queries.ts';
import { walkFilteredIds } from './walk-products.ts';
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
  const known = await selectCatalogIds(trx, catalogs);
  if (known.length < new Set(catalogs).size) {
    throw fieldErrors({ changes: { children: { addCatalogs: { errors: ['forms.errors.gone'] } } } });
  }
  const counts: Counts = { products: new Set(), variations: 0, discountsRemoved: 0 };
  for await (const ids of targetIds(trx, target)) {
    if (!dryRun) await lockProducts(trx, ids);
    const before = dryRun ? new Map() : await readShown(trx, ids);
    const changed = new Set<number>();
    await changeVariations(trx, ids, changes, { dryRun, counts, changed });
    await changeEnabled(trx, ids, changes, { dryRun, changed });
    await changeCatalogs(trx, ids, changes, { dryRun, changed });
    for (const id of changed) counts.products.add(id);
    if (dryRun || changed.size === 0) continue;
    await incrementProductVersions(trx, [...changed]);
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
  for await (const ids of walkFilteredIds(trx, target.filter, 10 * atOnce)) all.push(...ids);
  for (let from = 0; from < all.length; from += atOnce) yield all.slice(from, from + atOnce);
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
  const rows = await selectPrices(trx, ids);
  const next = rows.flatMap((row) => {
    const prices = changePrices(row, priceChanges);
    const isMeant = discount ? discount.kind !== 'none' : row.discountPrice !== null;
    if (isMeant && prices.discountPrice === null) counts.discountsRemoved++;
    const left = stock && !row.isBundle ? changeStock(row.stock, stock) : row.stock;
    const isSame =
      prices.fullPrice === row.fullPrice && prices.discountPrice === row.discountPrice && left === row.stock;
    if (isSame) return [];
    changed.add(row.productId);
    return [{ id: row.id, ...prices, stock: left }];
  });
  counts.variations += next.length;
  if (dryRun || next.length === 0) return;
  await updatePrices(trx, next);
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
  const others = await selectToEnable(trx, ids, enabled);
  for (const id of others) step.changed.add(id);
  if (!step.dryRun && others.length > 0) await updateEnabled(trx, others, enabled);
}

async function changeCatalogs(
  trx: Trx,
  ids: readonly number[],
  { addCatalogs = [], removeCatalogs = [] }: BulkChanges,
  { dryRun, changed }: Step,
): Promise<void> {
  if (addCatalogs.length > 0) {
    const membership = { productIds: ids, catalogIds: addCatalogs };
    const added = await (dryRun ? selectMissingInCatalogs : insertIntoCatalogs)(trx, membership);
    for (const id of added) changed.add(id);
  }
  if (removeCatalogs.length > 0) {
    const membership = { productIds: ids, catalogIds: removeCatalogs };
    const removed = await (dryRun ? selectInCatalogs : deleteFromCatalogs)(trx, membership);
    for (const id of removed) changed.add(id);
  }
}
