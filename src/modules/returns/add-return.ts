import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, fieldError, fieldErrors, notFound } from '#domain/errors.ts';
import { writeMessageRef } from '#domain/i18n/message-ref.ts';
import { isSent, piecesToReturn } from '#domain/returns.ts';
import type { ReturnWish } from '#domain/schemas/return.schema.ts';
import { nameWithVariant } from '#domain/variant-name.ts';
import { nameBought, readSnapshot } from '#modules/orders/order-records.ts';
import { recordOrderEvent } from '#modules/orders/order-events.ts';

import {
  insertReturn,
  selectReturnByKey,
  selectReturnedOrder,
  type ReturnedOrderRow,
} from './returns.queries.ts';

interface NewReturn {
  wish: ReturnWish;
  /** The same key asks for the same return. */
  key: string;
  /** Null: the buyer asks. Staff agree at once, with what they tell the buyer. */
  by: { staffId: number; note: string } | null;
  /** The contract is withdrawn from, by who declares this name. */
  withdrawnBy?: string | null;
}

/**
 * Adds a return to an order that is locked; gives its id, and whether it is a new one. `judge` throws where the order's
 * goods cannot be given back. Throws 422 for other lines than were bought, and for more pieces than are left.
 */
export async function addReturn(
  trx: Kysely<Database>,
  orderId: string,
  { wish, key, by, withdrawnBy = null }: NewReturn,
  judge: (order: ReturnedOrderRow) => void,
): Promise<{ id: number; isNew: boolean }> {
  const known = await selectReturnByKey(trx, orderId, key);
  if (known !== undefined) return { id: known, isNew: false };
  const order = await selectReturnedOrder(trx, orderId);
  if (!order) throw notFound('order');
  judge(order);
  if (order.lines.every((line) => piecesToReturn(line) === 0))
    throw new AppError('conflict', 'returns.nothingLeft');
  checkLines(wish, order);
  if (!isSent(order.status) && by === null) checkWhole(wish, order);
  const id = await insertReturn(trx, { orderId, key, wish, withdrawnBy, by });
  await recordOrderEvent(trx, orderId, {
    kind: 'return',
    to: by ? 'approved' : 'requested',
    ...(by && { staffId: by.staffId }),
  });
  return { id, isNew: true };
}

/** What nobody has sent yet is withdrawn from as a whole. */
function checkWhole({ lines }: ReturnWish, order: ReturnedOrderRow): void {
  const wanted = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  if (order.lines.some((line) => piecesToReturn(line) !== (wanted.get(line.id) ?? 0)))
    throw fieldError('lines', 'returns.wholeOrder');
}

function checkLines({ lines }: ReturnWish, order: ReturnedOrderRow): void {
  const wanted = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  if (wanted.size < lines.length) throw fieldError('lines', 'refunds.lineTwice');
  for (const [id, quantity] of wanted) {
    const line = order.lines.find((each) => each.id === id);
    if (!line) throw fieldError('lines', 'refunds.unknownLine');
    const left = piecesToReturn(line);
    if (quantity > left) {
      const bought = readSnapshot(line.snapshot);
      const title = nameWithVariant(bought.title, nameBought(bought));
      throw fieldErrors({ lines: { errors: [writeMessageRef('returns.tooMany', { title, count: left })] } });
    }
  }
}
