import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, fieldError } from '#domain/errors.ts';
import { toMinor } from '#domain/money.ts';
import {
  divideAmount,
  piecesLeft,
  priceOfPieces,
  sumOfParts,
  taxesOfParts,
  type RefundParts,
} from '#domain/refund-amounts.ts';
import type { RefundWish } from '#domain/schemas/refund.schema.ts';

import type { RefundableOrder } from './refundable-order.ts';
import {
  addRefunded,
  insertRefund,
  selectRefundLines,
  type NewRefund,
  type RefundRow,
} from './refunds.queries.ts';

export type { RefundRow };

export interface RefundOrder {
  wish: RefundWish;
  /** Asking twice with it refunds once. */
  key: string;
  /** Who does it. */
  staffId: number;
  /** The return that it pays for. */
  returnId?: number | undefined;
}

interface RefundSource {
  orderId: string;
  /** Null: cash. */
  paymentId: string | null;
  order: RefundableOrder;
  /** What can still be given back; minor units. */
  left: number;
  /** The money is that which the order was paid with: a refund of it is one of its goods. */
  isOfOrder: boolean;
}

/**
 * Books a refund of locked money. Throws 409 for more than is left of it, 422 for pieces that were not bought
 * or have gone back already.
 */
export async function bookRefund(
  trx: Kysely<Database>,
  { orderId, paymentId, order, left, isOfOrder }: RefundSource,
  { wish, key, staffId, returnId }: RefundOrder,
): Promise<RefundRow> {
  if (!isOfOrder && 'lines' in wish) throw new AppError('conflict', 'refunds.otherPayment');
  const { parts, surplus } = isOfOrder ? partsOf(order, wish, left) : { parts: null, surplus: 0 };
  const amount = 'amount' in wish ? toMinor(wish.amount) : parts ? sumOfParts(parts) : 0;
  if (amount === 0) throw fieldError('lines', 'refunds.nothingChosen');
  if (amount > left) throw tooMuch();
  const restock = new Set(
    'lines' in wish ? wish.lines.filter((line) => line.restock).map(({ id }) => id) : [],
  );
  const taxes = parts && taxesOfParts(order, parts);
  return insertCountedRefund(trx, {
    orderId,
    paymentId,
    key,
    amount,
    surplus,
    parts,
    taxes,
    restock,
    staffId,
    returnId,
  });
}

/** Books a refund as it is given, of locked money: what may be given back is the caller's to check. */
export async function insertCountedRefund(trx: Kysely<Database>, refund: NewRefund): Promise<RefundRow> {
  const row = await insertRefund(trx, refund);
  await addRefunded(trx, refund, refund);
  return row;
}

interface SplitRefund {
  parts: RefundParts;
  /** See `NewRefund`. */
  surplus: number;
}

/** An amount goes back of what is left over first, the rest of it of lines and delivery. */
export function splitRefund(order: RefundableOrder, amount: number): SplitRefund {
  const surplus = Math.min(order.surplus, amount);
  return { parts: divideAmount(order, amount - surplus), surplus };
}

function partsOf(order: RefundableOrder, wish: RefundWish, left: number): SplitRefund {
  if ('amount' in wish) {
    const amount = toMinor(wish.amount);
    if (amount > left) throw tooMuch();
    return splitRefund(order, amount);
  }
  const delivery = toMinor(wish.delivery);
  if (delivery > order.delivery - order.refundedDelivery)
    throw fieldError('delivery', 'refunds.deliveryTooMuch');
  const wanted = new Map(wish.lines.map((line) => [line.id, line.quantity]));
  if (wanted.size < wish.lines.length) throw fieldError('lines', 'refunds.lineTwice');
  const lines = order.lines.flatMap((line) => {
    const quantity = wanted.get(line.id);
    if (quantity === undefined) return [];
    if (quantity > piecesLeft(line)) throw fieldError('lines', 'refunds.lineTooMuch');
    return [{ id: line.id, quantity, amount: priceOfPieces(line, quantity) }];
  });
  if (lines.length < wanted.size) throw fieldError('lines', 'refunds.unknownLine');
  return { parts: { lines, delivery }, surplus: 0 };
}

/** Whether a request that was repeated asks for the same. */
export async function isSameRefund(
  trx: Kysely<Database>,
  refund: RefundRow,
  wish: RefundWish,
): Promise<boolean> {
  if ((wish.asCredit === true) !== (refund.credit_card_id !== null)) return false;
  if ('amount' in wish) return refund.amount === toMinor(wish.amount);
  const booked = await selectRefundLines(trx, refund.id);
  const wanted = new Map(wish.lines.map((line) => [line.id, line]));
  return (
    refund.delivery_amount === toMinor(wish.delivery) &&
    booked.length === wanted.size &&
    booked.every(({ order_line_id: id, quantity, restock }) => {
      const line = wanted.get(id);
      return line?.quantity === quantity && line.restock === restock;
    })
  );
}

function tooMuch(): AppError {
  return new AppError('conflict', 'refunds.tooMuch');
}
