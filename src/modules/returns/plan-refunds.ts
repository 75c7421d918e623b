import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import { toMinor } from '#domain/money.ts';
import { sumOfParts, type RefundParts } from '#domain/refund-amounts.ts';
import type { ReturnRefund } from '#domain/schemas/return.schema.ts';
import { spreadRefund } from '#domain/spread-refund.ts';
import type { RefundOrder } from '#modules/orders/book-refund.ts';

import { proposalsOf, refundSourcesOf, restOf, type RefundSource } from './compose-returns.ts';
import { selectRefundsOfReturn, updateDue, type BookedRefundRow } from './return-refunds.queries.ts';
import { selectReturnedOrder, type ReturnedOrderRow, type ReturnRow } from './returns.queries.ts';

type Trx = Kysely<Database>;

/** One part of what a return gives back: by one payment, or in cash (null). */
export interface PlannedRefund extends Pick<RefundOrder, 'wish' | 'key'> {
  paymentId: string | null;
}

/**
 * The refunds by which a return gives back what it still has to, of an order that is locked. What goes back is kept
 * when it is asked for the first time: later it is the rest of that, and refunds under way as they were booked. The same
 * state gives the same keys, so that two who ask at once ask for the same. Throws 409 where nothing is left to give
 * back, or the shop has not so much money of the order.
 */
export async function planRefunds(
  trx: Trx,
  found: ReturnRow,
  { delivery, asCredit }: Omit<ReturnRefund, 'version'>,
): Promise<PlannedRefund[]> {
  if (found.state !== 'approved' && found.state !== 'received')
    throw new AppError('conflict', 'returns.notAgreed');
  const order = await selectReturnedOrder(trx, found.orderId);
  if (!order) throw notFound('order');
  const booked = await selectRefundsOfReturn(trx, found.id);
  const waiting = booked.filter(({ status }) => status === 'pending');
  const parts = found.refund ? restOf(found, order) : await keepDue(trx, found, order, toMinor(delivery));
  if (sumOfParts(parts) > 0)
    return [...waiting.map(askAgain), ...spread(parts, { found, order, booked, asCredit })];
  if (waiting.length === 0) throw new AppError('conflict', 'returns.refundedAlready');
  return waiting.map(askAgain);
}

/** One whose answer was lost is asked for again as it was. */
function askAgain({ paymentId, key, lines, delivery }: BookedRefundRow): PlannedRefund {
  return { paymentId, key, wish: { parts: { lines, delivery } } };
}

/** Decides what a return gives back, when that is asked for the first time. */
export async function keepDue(
  trx: Trx,
  found: ReturnRow,
  order: ReturnedOrderRow,
  delivery: number,
): Promise<RefundParts> {
  const lines = proposalsOf(found, order).filter(({ quantity }) => quantity > 0);
  const due = { lines, delivery };
  if (sumOfParts(due) === 0) throw new AppError('conflict', 'returns.nothingToRefund');
  await updateDue(trx, found.id, due);
  return due;
}

function spread(
  parts: RefundParts,
  {
    found: { id },
    order,
    booked,
    asCredit,
  }: { found: ReturnRow; order: ReturnedOrderRow; booked: readonly BookedRefundRow[]; asCredit: boolean },
): PlannedRefund[] {
  const areCards = refundSourcesOf(order).every(({ by }) => by === 'card');
  return spreadOverSources(parts, { returnId: id, order, booked }).map(({ source, key, part }) => {
    // What a gift card paid goes back to that card, which is credit already.
    const isCredit = asCredit && (areCards || source.by !== 'card');
    return {
      paymentId: source.paymentId,
      key,
      wish: { parts: part, ...(isCredit && { asCredit: true }) },
    };
  });
}

/** What each source of the order's money gives of the parts, and the key of its refund. Throws 409 where there is not so much. */
export function spreadOverSources(
  parts: RefundParts,
  {
    returnId,
    order,
    booked,
  }: { returnId: number; order: ReturnedOrderRow; booked: readonly BookedRefundRow[] },
): { source: RefundSource; key: string; part: RefundParts }[] {
  const sources = refundSourcesOf(order);
  if (sources.length === 0) throw new AppError('conflict', 'returns.noMoney');
  if (sumOfParts(parts) > sources.reduce((sum, { left }) => sum + left, 0))
    throw new AppError('conflict', 'refunds.tooMuch');
  const timesAsked = ({ paymentId }: RefundSource) =>
    booked.filter((refund) => refund.paymentId === paymentId).length;
  return spreadRefund(
    parts,
    sources.map(({ left }) => left),
  ).flatMap((part, index) => {
    const source = sources[index];
    if (!source || sumOfParts(part) === 0) return [];
    return [{ source, key: `return ${returnId}.${timesAsked(source)}`, part }];
  });
}
