import type { Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { forEachIdRange } from '#db/id-ranges.ts';
import { AppError, fieldError } from '#domain/errors.ts';
import { isDone, stateOfLayer } from '#domain/layers/layer-state.ts';
import type { AdminPriceList, PriceListInput } from '#domain/schemas/price-list.schema.ts';
import { noteDuePrices, refreshSalePrices } from '#modules/indexing/sale-prices.queries.ts';

import type { PriceListRow } from './price-lists.queries.ts';
import {
  keepChosen,
  noteMoment,
  replaceChosen,
  selectLayerLocked,
  selectLayerOfList,
  type ListLayer,
} from './sale-lists.queries.ts';

type Trx = Kysely<Database>;

/** Products whose sale prices are made by one statement: the pool cancels what takes longer than three seconds. */
const atOnce = 2000;

/** Throws 422 for a layer that is not there, 409 for one that is done; nothing of a list for groups. */
export async function holdLayer(trx: Trx, { layer }: PriceListInput): Promise<void> {
  if (layer === null) return;
  const found = await selectLayerLocked(trx, layer);
  if (!found) throw fieldError('layer', 'priceLists.errors.noLayer');
  refuseDone(found);
}

/** The layer of a list, null of one for groups; throws 409 for one that is done. */
export async function holdLayerOf(trx: Trx, listId: number): Promise<ListLayer | null> {
  const found = await selectLayerOfList(trx, listId);
  if (found) refuseDone(found);
  return found;
}

function refuseDone({ status }: ListLayer): void {
  if (isDone(status)) throw new AppError('conflict', 'layers.done');
}

/** Throws 422 for a catalog or product that is not there. */
export async function writeChosen(trx: Trx, id: number, input: PriceListInput): Promise<void> {
  const wanted = { catalogs: [...new Set(input.catalogs)], products: [...new Set(input.products)] };
  const kept = await keepChosen(trx, wanted);
  for (const field of ['catalogs', 'products'] as const)
    if (kept[field].length < wanted[field].length) throw fieldError(field, 'forms.errors.gone');
  await replaceChosen(trx, id, kept);
}

/** Makes the prices of a sale anew, of all products or of these; visitors see them at once where its layer is active. */
export async function showSale(
  trx: Trx,
  { id, layer }: { id: number; layer: ListLayer | null },
  productIds: readonly number[] | 'all',
): Promise<void> {
  if (!layer) return;
  if (productIds !== 'all') await refreshSalePrices(trx, productIds, id);
  else await forEachIdRange(trx, 'products', atOnce, (ids) => refreshSalePrices(trx, ids, id));
  await tellSale(trx, layer);
}

/** Before the prices of a sale are gone: writes what was sold for them. */
export async function noteSold(trx: Trx): Promise<void> {
  await forEachIdRange(trx, 'products', atOnce, (ids) => noteDuePrices(trx, ids));
}

/** Tells every instance that a sale has other prices, where visitors may see them. */
export async function tellSale(trx: Trx, { status }: ListLayer): Promise<void> {
  if (status !== 'approved') return;
  await noteMoment(trx);
  await notifyChange(trx, ['layers', 'prices']);
}

/** How a sale stands by its layer. */
export function stateOfSale(
  { enabled, sale }: { enabled: boolean; sale: NonNullable<PriceListRow['sale']> },
  now: Date,
): AdminPriceList['state'] {
  if (!enabled) return 'off';
  if (sale.isKept) return 'active';
  const toDate = (moment: string | null) => (moment === null ? null : new Date(moment));
  const state = stateOfLayer(
    { status: sale.status, startsAt: toDate(sale.startsAt), endsAt: toDate(sale.endsAt) },
    now,
  );
  if (state === 'open' || state === 'paused') return 'unapproved';
  return state === 'merged' || state === 'discarded' ? 'ended' : state;
}
