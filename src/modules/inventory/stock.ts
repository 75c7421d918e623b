import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';

import { refreshAvailabilityOf, productTags, takeLockedStock } from './items.ts';
import type { StockLine, StockRow } from './items.queries.ts';
import {
  addStock,
  lockStock,
  markPiecesRestocked,
  markRestocked,
  selectRefundedPieces,
  selectStock,
  selectTakenPieces,
  unmarkRestocked,
  type LinePieces,
} from './stock.queries.ts';

type Trx = Kysely<Database>;

/** What is left of a variation of which more is wanted. */
export interface Shortage {
  variationId: number;
  available: number;
}

/**
 * Takes all lines or none, each variation at most once in them. Variations without a counted stock are
 * always there. Gives the lines that fall short; none means that the stock has been taken.
 */
export async function takeStock(trx: Trx, lines: readonly StockLine[]): Promise<Shortage[]> {
  const counted = await lockStock(
    trx,
    lines.map((line) => line.variationId),
  );
  const wanted = new Map(lines.map((line) => [line.variationId, line.quantity]));
  const short = listShort(counted, lines);
  if (short.length === 0) {
    await takeLockedStock(
      trx,
      counted.map(({ variationId }) => ({ variationId, quantity: wanted.get(variationId) ?? 0 })),
    );
  }
  return short;
}

/**
 * Takes more of some variations and gives back of others (below 0), all or nothing, each variation at most once in
 * `changes`. Gives those that fall short; none means that it is done.
 */
export async function exchangeStock(trx: Trx, changes: readonly StockLine[]): Promise<Shortage[]> {
  // All of them at once, in the order of their ids: two exchanges never wait for each other crosswise.
  const counted = await holdStock(
    trx,
    changes.map(({ variationId }) => variationId),
  );
  const short = listShort(counted, changes);
  if (short.length > 0) return short;
  const isCounted = new Set(counted.map(({ variationId }) => variationId));
  const taken = changes.filter(({ variationId, quantity }) => quantity > 0 && isCounted.has(variationId));
  await takeLockedStock(trx, taken);
  await putBack(
    trx,
    changes
      .filter(({ quantity }) => quantity < 0)
      .map(({ variationId, quantity }) => ({ variationId, quantity: -quantity })),
  );
  const tags = productTags(
    counted.filter(({ variationId }) => taken.some((line) => line.variationId === variationId)),
  );
  if (tags.length > 0) await enqueue(trx, 'purge', { tags });
  return [];
}

/** Stocks that are counted, of bundles those of their parts, kept as they are until the transaction ends. */
export function holdStock(trx: Trx, variationIds: readonly number[]): Promise<StockRow[]> {
  return lockStock(trx, variationIds);
}

/** The same as of this moment. */
export function readStock(db: Trx, variationIds: readonly number[]): Promise<StockRow[]> {
  return selectStock(db, variationIds);
}

/** What `exchangeStock` would find short at this moment. */
export async function findShortages(db: Trx, changes: readonly StockLine[]): Promise<Shortage[]> {
  const counted = await selectStock(
    db,
    changes.map(({ variationId }) => variationId),
  );
  return listShort(counted, changes);
}

function listShort(counted: readonly StockRow[], changes: readonly StockLine[]): Shortage[] {
  const wanted = new Map(changes.map((line) => [line.variationId, line.quantity]));
  return counted
    .filter((row) => row.stock < (wanted.get(row.variationId) ?? 0))
    .map(({ variationId, stock }) => ({ variationId, available: stock }));
}

/** Gives back what an order took, once, however often it is called. */
export async function returnStock(trx: Trx, orderId: string): Promise<void> {
  if (!(await markRestocked(trx, orderId))) return;
  // A variation that was deleted since has nothing to give back to.
  await putBack(trx, existing(await selectTakenPieces(trx, orderId)));
}

/** Gives back the pieces of a refund that can be sold again; an order that is over has given back all it took. */
export async function restockRefund(trx: Trx, orderId: string, refundId: string): Promise<void> {
  await restockPieces(trx, orderId, await selectRefundedPieces(trx, refundId));
}

/** Gives back pieces of an order's lines, each at most once, however they come back. */
export async function restockPieces(trx: Trx, orderId: string, pieces: readonly LinePieces[]): Promise<void> {
  await putBack(trx, existing(await markPiecesRestocked(trx, orderId, pieces)));
}

async function putBack(trx: Trx, lines: readonly StockLine[]): Promise<void> {
  if (lines.length === 0) return;
  const quantity = new Map(lines.map((line) => [line.variationId, line.quantity]));
  await lockStock(trx, [...quantity.keys()]);
  const returned = await addStock(trx, lines);
  await refreshAvailabilityOf(
    trx,
    returned.filter((row) => row.stock === quantity.get(row.variationId)),
  );
  await enqueue(trx, 'purge', { tags: productTags(returned) });
}

/**
 * Takes again what a canceled order gave back, as when its money comes late. False, and nothing taken, when
 * there is not enough any more.
 */
export async function retakeStock(trx: Trx, orderId: string): Promise<boolean> {
  const pieces = await selectTakenPieces(trx, orderId);
  const wanted = existing(pieces);
  // A variation that was deleted since cannot be delivered.
  if (wanted.length < pieces.length) return false;
  if ((await takeStock(trx, wanted)).length > 0) return false;
  await unmarkRestocked(trx, orderId);
  const products = pieces.flatMap(({ productId }) => (productId === null ? [] : [{ productId }]));
  if (products.length > 0) await enqueue(trx, 'purge', { tags: productTags(products) });
  return true;
}

/** Those whose variation still exists. */
function existing(pieces: readonly { variationId: number | null; quantity: number }[]): StockLine[] {
  return pieces.flatMap(({ variationId, quantity }) =>
    variationId === null ? [] : [{ variationId, quantity }],
  );
}
