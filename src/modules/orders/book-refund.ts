import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, fieldError } from '#domain/errors.ts';
import { toMinor } from '#domain/money.ts';
import {
  amountLeft,
  divideAmount,
  piecesLeft,
  priceOfPieces,
  sumOfParts,
  taxesOfParts,
  type RefundParts,
} from '#domain/refund-amounts.ts';
import type { RefundWish } from '#domain/schemas/refund.schema.ts';
import { takeBackSoldCards } from '#modules/gift-cards/sold-cards.ts';

import type { RefundableOrder } from './refundable-order.ts';
import {
  addRefunded,
  insertRefund,
  selectLeftOfReturn,
  selectRefundLines,
  type NewRefund,
  type RefundRow,
} from './refunds.queries.ts';

export type { RefundRow };

/** Parts that are computed already, of a refund that goes back by several ways: no piece of them back to stock. */
interface PartsWish {
  parts: RefundParts;
  asCredit?: boolean | undefined;
}

export interface RefundOrder {
  wish: RefundWish | PartsWish;
  /** Asking twice with it refunds once. */
  key: string;
  /** Who does it. */
  staffId: number;
  /** The return that it pays for. */
  returnId?: number | undefined;
  /** The order that it pays as store credit, in the same transaction. */
  exchangeOrderId?: string | undefined;
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
 * Books a refund of locked money. Throws 409 for more than is left of it, or of what its return gives back, 422 for
 * pieces that were not bought or have gone back already.
 */
export async function bookRefund(
  trx: Kysely<Database>,
  { orderId, paymentId, order, left, isOfOrder }: RefundSource,
  { wish, key, staffId, returnId, exchangeOrderId }: RefundOrder,
): Promise<RefundRow> {
  if (!isOfOrder && !('amount' in wish)) throw new AppError('conflict', 'refunds.otherPayment');
  const { parts, surplus } = isOfOrder ? partsOf(order, wish, left) : { parts: null, surplus: 0 };
  const amount = 'amount' in wish ? toMinor(wish.amount) : parts ? sumOfParts(parts) : 0;
  if (amount === 0) throw fieldError('lines', 'refunds.nothingChosen');
  if (amount > left) throw tooMuch();
  // Two who ask at once may have planned it by different ways.
  if (returnId !== undefined && amount > (await selectLeftOfReturn(trx, returnId)))
    throw new AppError('conflict', 'returns.refundedAlready');
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
    exchangeOrderId,
  });
}

/**
 * Books a refund as it is given, of locked money: what may be given back is the caller's to check. Gift cards that were
 * sold lose what is given back for them; throws 409 where they have not so much any more, unless it `isFact`.
 */
export async function insertCountedRefund(
  trx: Kysely<Database>,
  { isFact = false, ...refund }: NewRefund & { isFact?: boolean },
): Promise<RefundRow> {
  const row = await insertRefund(trx, refund);
  const { orderId, staffId, parts } = refund;
  await takeBackSoldCards(trx, { id: row.id, orderId, staffId, lines: parts?.lines ?? [], isFact });
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

function partsOf(order: RefundableOrder, wish: RefundOrder['wish'], left: number): SplitRefund {
  if ('amount' in wish) {
    const amount = toMinor(wish.amount);
    if (amount > left) throw tooMuch();
    return splitRefund(order, amount);
  }
  if ('parts' in wish) {
    checkParts(order, wish.parts);
    return { parts: wish.parts, surplus: 0 };
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

/** Throws 409 for more than is left of a line or of the delivery. */
function checkParts({ lines, delivery, refundedDelivery }: RefundableOrder, parts: RefundParts): void {
  const lineById = new Map(lines.map((line) => [line.id, line]));
  const isLeft = parts.lines.every(({ id, quantity, amount }) => {
    const line = lineById.get(id);
    return line && quantity <= piecesLeft(line) && amount <= amountLeft(line);
  });
  if (!isLeft || parts.delivery > delivery - refundedDelivery) throw tooMuch();
}

/** Whether a request that was repeated asks for the same. */
export async function isSameRefund(
  trx: Kysely<Database>,
  refund: RefundRow,
  wish: RefundOrder['wish'],
): Promise<boolean> {
  if ((wish.asCredit === true) !== (refund.credit_card_id !== null)) return false;
  if ('amount' in wish) return refund.amount === toMinor(wish.amount);
  const booked = await selectRefundLines(trx, refund.id);
  if ('parts' in wish) return areSameParts(wish.parts, { lines: booked, delivery: refund.delivery_amount });
  const wanted = new Map(wish.lines.map((line) => [line.id, line]));
  return (
    refund.delivery_amount === toMinor(wish.delivery) &&
    booked.length === wanted.size &&
    booked.every(({ id, quantity, restock }) => {
      const line = wanted.get(id);
      return line?.quantity === quantity && line.restock === restock;
    })
  );
}

function areSameParts(one: RefundParts, other: RefundParts): boolean {
  const ofOther = new Map(other.lines.map((line) => [line.id, line]));
  return (
    one.delivery === other.delivery &&
    one.lines.length === ofOther.size &&
    one.lines.every(({ id, quantity, amount }) => {
      const line = ofOther.get(id);
      return line?.quantity === quantity && line.amount === amount;
    })
  );
}

function tooMuch(): AppError {
  return new AppError('conflict', 'refunds.tooMuch');
}
