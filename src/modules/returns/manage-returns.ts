import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, fieldError, notFound } from '#domain/errors.ts';
import { canMoveReturn, isSent, piecesToReturn, returnStates, type ReturnState } from '#domain/returns.ts';
import type {
  NewReturn,
  OrderReturns,
  ReturnList,
  ReturnReceipt,
  ReturnRefund,
} from '#domain/schemas/return.schema.ts';
import { restockPieces } from '#modules/inventory/stock.ts';
import type { IssueCredit } from '#modules/gift-cards/store-credit.ts';
import type { RefundOrder } from '#modules/orders/book-refund.ts';
import { lockOrder } from '#modules/orders/lock-order.ts';
import { cancelOrder } from '#modules/orders/order-lifecycle.ts';
import { recordOrderEvent } from '#modules/orders/order-events.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';

import { addReturn } from './add-return.ts';
import { canCancelReturn, composeListedReturn, composeOrderReturns } from './compose-returns.ts';
import { findAsSeen, refundReturn } from './refund-return.ts';
import {
  countReturns,
  selectOrderOfReturn,
  selectReturnedOrder,
  selectReturns,
  selectReturnsOf,
  updateReceived,
  updateReturnState,
  type ReturnedOrderRow,
  type ReturnRow,
} from './returns.queries.ts';

type Trx = Kysely<Database>;

interface ReturnManagementOptions {
  db: Kysely<Database>;
  /** For what only reads: the list. */
  reading: Kysely<Database>;
  outbox: { wake(): void };
  /** See `refundPayment`. */
  refundPayment(paymentId: string, refund: RefundOrder): Promise<unknown>;
  issueCredit: IssueCredit;
}

interface ReturnPage {
  offset: number;
  limit: number;
}

interface Seen {
  /** 409 when the return has another by now. */
  version: number;
}

/** What staff do with returns; all but the list throw 404 for what is not there, and give the order's returns. */
export type ReturnManagement = ReturnType<typeof createReturnManagement>;

export function createReturnManagement(options: ReturnManagementOptions) {
  const { db, reading, outbox, refundPayment, issueCredit } = options;
  async function ofOrder(orderId: string): Promise<OrderReturns> {
    const order = await selectReturnedOrder(db, orderId);
    if (!order) throw notFound('order');
    const canAdd = canComeBack(order) && order.lines.some((line) => piecesToReturn(line) > 0);
    return composeOrderReturns(order, await selectReturnsOf(db, orderId), canAdd);
  }

  /** Changes a return whose order is locked, so that nobody else does meanwhile. */
  async function change(
    id: number,
    { version }: Seen,
    apply: (trx: Trx, found: ReturnRow, order: { status: string }) => Promise<void>,
  ): Promise<OrderReturns> {
    const orderId = await selectOrderOfReturn(db, id);
    if (orderId === undefined) throw notFound('return');
    await db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, orderId);
      await apply(trx, await findAsSeen(trx, id, version), order);
    });
    outbox.wake();
    return ofOrder(orderId);
  }

  return {
    ofOrder,

    list: (states: readonly ReturnState[], page: ReturnPage) => listReturns(reading, states, page),

    /** A return that the shop makes for a buyer, agreed at once and whatever the terms say; once for each key. */
    async add(orderId: string, { note, ...wish }: NewReturn, by: { key: string; staffId: number }) {
      await db.transaction().execute(async (trx) => {
        await lockOrder(trx, orderId);
        const { id: returnId, isNew } = await addReturn(
          trx,
          orderId,
          { wish, key: by.key, by: { staffId: by.staffId, note } },
          (order) => {
            if (!canComeBack(order)) throw new AppError('conflict', 'returns.notSent');
          },
        );
        if (isNew) await enqueue(trx, 'mail.order-return-approved', { orderId, returnId });
      });
      outbox.wake();
      return ofOrder(orderId);
    },

    /**
     * Agrees, and tells the buyer how to send the goods. Of what has not left the shop nothing has to be sent: the order
     * is canceled, of which its buyer is told, and its money can go back.
     */
    approve: (id: number, { note, ...seen }: Seen & { note: string }, staffId: number) =>
      change(id, seen, async (trx, found, { status }) => {
        await move(trx, found, { to: 'approved', note, staffId });
        if (found.withdrawnBy !== null && !isSent(status)) {
          if (status !== 'canceled') await cancelOrder(trx, found.orderId, 'customer', staffId);
          return;
        }
        await enqueue(trx, 'mail.order-return-approved', { orderId: found.orderId, returnId: id });
      }),

    decline: (id: number, { note, ...seen }: Seen & { note: string }, staffId: number) =>
      change(id, seen, async (trx, found) => {
        await move(trx, found, { to: 'declined', note, staffId });
        await enqueue(trx, 'mail.order-return-declined', { orderId: found.orderId, returnId: id });
      }),

    /** The goods have arrived, all or some of them; those that can be sold again go back to stock at once. */
    receive: (id: number, { lines, ...seen }: ReturnReceipt, staffId: number) =>
      change(id, seen, async (trx, found) => {
        checkReceived(found, lines);
        await move(trx, found, { to: 'received', staffId });
        await updateReceived(trx, id, lines);
        const sellable = lines.filter(({ restock, quantity }) => restock && quantity > 0);
        await restockPieces(
          trx,
          found.orderId,
          sellable.map(({ id: lineId, quantity }) => ({ lineId, quantity })),
        );
      }),

    close: (id: number, seen: Seen, staffId: number) =>
      change(id, seen, (trx, found) => move(trx, found, { to: 'closed', staffId })),

    /** The buyer has changed their mind, and said so to the shop. */
    cancel: (id: number, seen: Seen, staffId: number) =>
      change(id, seen, async (trx, found, order) => {
        if (!canCancelReturn(found, order)) throw new AppError('conflict', 'returns.cannotCancel');
        await move(trx, found, { to: 'canceled', staffId });
      }),

    /** See `refundReturn`. */
    async refund(id: number, wish: ReturnRefund, staffId: number): Promise<OrderReturns> {
      const orderId = await refundReturn({ db, refundPayment, issueCredit }, id, wish, staffId);
      outbox.wake();
      return ofOrder(orderId);
    },
  };
}

async function listReturns(db: Trx, states: readonly ReturnState[], page: ReturnPage): Promise<ReturnList> {
  const [rows, found] = await Promise.all([selectReturns(db, states, page), countReturns(db)]);
  const countOf = new Map(found.map(({ state, count }) => [state, count]));
  const counted = states.length > 0 ? states : returnStates;
  return {
    returns: rows.map(composeListedReturn),
    total: counted.reduce((sum, state) => sum + (countOf.get(state) ?? 0), 0),
    counts: Object.fromEntries(
      returnStates.map((state) => [state, countOf.get(state) ?? 0]),
    ) as ReturnList['counts'],
  };
}

async function move(
  trx: Trx,
  { id, orderId, state: from }: ReturnRow,
  { to, note, staffId }: { to: ReturnState; note?: string; staffId: number },
): Promise<void> {
  if (!canMoveReturn(from, to)) throw new AppError('conflict', 'returns.changedMeanwhile');
  await updateReturnState(trx, id, { state: to, note });
  await recordOrderEvent(trx, orderId, { kind: 'return', from, to, staffId });
}

function checkReceived(found: ReturnRow, lines: ReturnReceipt['lines']): void {
  const received = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  if (received.size < lines.length) throw fieldError('lines', 'refunds.lineTwice');
  if (found.lines.length !== received.size || found.lines.some(({ lineId }) => !received.has(lineId)))
    throw fieldError('lines', 'returns.everyLine');
  if (found.lines.some(({ lineId, quantity }) => (received.get(lineId) ?? 0) > quantity))
    throw fieldError('lines', 'returns.moreThanAsked');
  if (lines.every(({ quantity }) => quantity === 0)) throw fieldError('lines', 'returns.nothingArrived');
}

/** Goods of the order have left the shop, or are handed over at its counter, and it is not over. */
function canComeBack({ status }: ReturnedOrderRow): boolean {
  return status === 'ready_for_pickup' || (isSent(status) && status !== 'returned');
}
