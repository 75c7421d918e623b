import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import type { RefundWish } from '#domain/schemas/refund.schema.ts';
import type { ReturnRefund } from '#domain/schemas/return.schema.ts';
import type { IssueCredit } from '#modules/gift-cards/store-credit.ts';
import type { RefundOrder } from '#modules/orders/book-refund.ts';
import { lockOrder } from '#modules/orders/lock-order.ts';
import { refundCash } from '#modules/orders/refund-cash.ts';

import { proposalsOf, refundSourcesOf, type RefundSource } from './compose-returns.ts';
import {
  countFailedRefunds,
  selectBookedRefund,
  selectOrderOfReturn,
  selectReturn,
  selectReturnedOrder,
  type ReturnRow,
} from './returns.queries.ts';

type Trx = Kysely<Database>;

interface RefundDeps {
  db: Kysely<Database>;
  /** See `refundPayment`. */
  refundPayment(paymentId: string, refund: RefundOrder): Promise<unknown>;
  issueCredit: IssueCredit;
}

/**
 * Gives back what the pieces of a return cost, and of the delivery what is asked for, the way that the order was paid
 * or as store credit; gives the order's id. Once: asked again it is the same refund, and one that was refused may be asked for anew. Throws
 * 409 where nothing is left to give back or the shop has no money of the order; else as `refundPayment` and
 * `refundCash` do.
 */
export async function refundReturn(
  { db, refundPayment, issueCredit }: RefundDeps,
  id: number,
  { version, ...asked }: ReturnRefund,
  staffId: number,
): Promise<string> {
  const orderId = await selectOrderOfReturn(db, id);
  if (orderId === undefined) throw notFound('return');
  const { paymentId, ...planned } = await db.transaction().execute(async (trx) => {
    await lockOrder(trx, orderId);
    return planRefund(trx, await findAsSeen(trx, id, version), asked);
  });
  const refund = { ...planned, staffId, returnId: id };
  if (paymentId === null)
    await db.transaction().execute((trx) => refundCash({ trx, issueCredit }, orderId, refund));
  else await refundPayment(paymentId, refund);
  return orderId;
}

/** A return of an order that is locked. Throws 409 when it has another version by now. */
export async function findAsSeen(trx: Trx, id: number, version: number): Promise<ReturnRow> {
  const found = await selectReturn(trx, id);
  if (!found) throw notFound('return');
  if (found.version !== version) {
    throw new AppError('conflict', 'returns.changedMeanwhile', { data: { version: found.version } });
  }
  return found;
}

/** What a return's refund is of, by the order's lines as they are now, and the payment that it is of; null for cash. */
async function planRefund(
  trx: Trx,
  found: ReturnRow,
  { delivery, asCredit }: Omit<ReturnRefund, 'version'>,
): Promise<{ paymentId: string | null; wish: RefundWish; key: string }> {
  if (found.state !== 'approved' && found.state !== 'received')
    throw new AppError('conflict', 'returns.notAgreed');
  if (found.refund?.status === 'done') throw new AppError('conflict', 'returns.refundedAlready');
  // One whose answer was lost is asked for again as it was.
  const booked = await selectBookedRefund(trx, found.id);
  if (booked) return { paymentId: booked.paymentId, wish: wishOf(booked), key: booked.key };
  const order = await selectReturnedOrder(trx, found.orderId);
  if (!order) throw notFound('order');
  const lines = proposalsOf(found, order).filter(({ quantity }) => quantity > 0);
  if (lines.length === 0 && delivery === 0) throw new AppError('conflict', 'returns.nothingToRefund');
  const sum = lines.reduce((all, { amount }) => all + amount, toMinor(delivery));
  const { paymentId } = chooseSource(refundSourcesOf(order), sum);
  const failed = await countFailedRefunds(trx, found.id);
  return {
    paymentId,
    wish: { ...wishOf({ lines, delivery: toMinor(delivery) }), asCredit },
    key: `return ${found.id}.${failed}`,
  };
}

/** The first that the whole amount (minor units) can go back by. Throws 409 without one. */
function chooseSource(sources: readonly RefundSource[], amount: number): RefundSource {
  const [first, second] = sources;
  if (!first) throw new AppError('conflict', 'returns.noMoney');
  const chosen = second ? sources.find(({ left }) => left >= amount) : first;
  if (!chosen) throw new AppError('conflict', 'returns.severalPayments');
  return chosen;
}

/** What can be sold again went back to stock when it arrived. `delivery` is minor units. */
function wishOf({
  lines,
  delivery,
}: {
  lines: readonly { id: number; quantity: number }[];
  delivery: number;
}): RefundWish {
  return {
    lines: lines.map(({ id, quantity }) => ({ id, quantity, restock: false })),
    delivery: toMajor(delivery),
  };
}
