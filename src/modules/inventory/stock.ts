import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';

import { refreshAvailabilityOf, productTags, takeLockedStock } from './items.ts';
import type { StockLine } from './items.queries.ts';
import {
  addStock,
  lockStock,
  markPiecesRestocked,
  markRestocked,
  selectRefundedPieces,
  selectTakenLines,
  unmarkRestocked,
  type LinePieces,
} from './stock.queries.ts';

type Trx = Kysely<Database>;

/** What is left of a variation of which more is wanted. */
interface Shortage {
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
  const short = counted.filter((row) => row.stock < (wanted.get(row.variationId) ?? 0));
  if (short.length === 0) {
    await takeLockedStock(
      trx,
      counted.map(({ variationId }) => ({ variationId, quantity: wanted.get(variationId) ?? 0 })),
    );
  }
  return short.map(({ variationId, stock }) => ({ variationId, available: stock }));
}

/** Gives back what an order took, once, however often it is called. */
export async function returnStock(trx: Trx, orderId: string): Promise<void> {
  if (!(await markRestocked(trx, orderId))) return;
  // A variation that was deleted since has nothing to give back to.
  await putBack(trx, existing(await selectTakenLines(trx, orderId)));
}

/** Gives back the pieces of a refund that can be sold again; an order that is over has given back all it took. */
export async function restockRefund(trx: Trx, orderId: string, refundId: string): Promise<void> {
  await restockPieces(trx, orderId, await selectRefundedPieces(trx, refundId));
}

/** Gives back pieces of an order's lines, each at most once, however they come back. */
export async function restockPieces(trx: Trx, orderId: string, pieces: readonly LinePieces[]): Promise<void> {
  const lines = await markPiecesRestocked(trx, orderId, pieces);
  await putBack(
    trx,
    lines.flatMap(({ variationId, quantity, fromStock }) =>
      variationId !== null && fromStock ? [{ variationId, quantity }] : [],
    ),
  );
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
  const lines = await selectTakenLines(trx, orderId);
  const wanted = existing(lines);
  // A variation that was deleted since cannot be delivered.
  if (wanted.length < lines.length) return false;
  if ((await takeStock(trx, wanted)).length > 0) return false;
  await unmarkRestocked(trx, orderId);
  const products = lines.flatMap(({ product_id: productId }) => (productId === null ? [] : [{ productId }]));
  if (products.length > 0) await enqueue(trx, 'purge', { tags: productTags(products) });
  return true;
}

/** Those whose variation still exists. */
function existing(lines: readonly { variation_id: number | null; pieces: number }[]): StockLine[] {
  return lines.flatMap(({ variation_id: variationId, pieces: quantity }) =>
    variationId === null ? [] : [{ variationId, quantity }],
  );
}
