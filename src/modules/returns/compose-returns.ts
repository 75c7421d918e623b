import { toMajor } from '#domain/money.ts';
import { amountLeft, cashLeft, piecesLeft, sumOfParts, type RefundParts } from '#domain/refund-amounts.ts';
import { canMoveReturn, isSent, piecesToReturn, proposeRefund, type ReturnProblem } from '#domain/returns.ts';
import type {
  AdminReturn,
  OrderReturns,
  Return,
  RefundWay,
  ReturnOffer,
  ReturnRow as ListedReturn,
} from '#domain/schemas/return.schema.ts';
import { fullName, readContact } from '#modules/orders/compose-order-detail.ts';
import { nameBought, readSnapshot } from '#modules/orders/order-records.ts';

import type { ListedReturnRow, ReturnableRow, ReturnedOrderRow, ReturnRow } from './returns.queries.ts';

/** What is told of a line that was bought. */
function composeBought({ id, quantity, snapshot }: Pick<ReturnableRow, 'id' | 'quantity' | 'snapshot'>) {
  const bought = readSnapshot(snapshot);
  return { id, title: bought.title, options: nameBought(bought), image: bought.image, quantity };
}

/** Lines of the order that have something left to give back say how much. */
function composeLeft(order: ReturnedOrderRow) {
  return order.lines.map((line) => ({ ...composeBought(line), left: piecesToReturn(line) }));
}

/** For the buyer. */
export function composeOffer(
  order: ReturnedOrderRow,
  returns: readonly ReturnRow[],
  {
    problem,
    until,
    hasWithdrawal,
  }: { problem: ReturnProblem | null; until: string | null; hasWithdrawal: boolean },
): ReturnOffer {
  return {
    order: order.number,
    currency: order.currency,
    hasWithdrawal,
    isSent: isSent(order.status),
    problem,
    until,
    lines: composeLeft(order),
    returns: returns.map((row) => composeReturn(row, order)),
  };
}

function composeReturn(row: ReturnRow, order: ReturnedOrderRow): Return {
  const lineById = new Map(order.lines.map((line) => [line.id, line]));
  const refunded = row.refund ? row.refund.amount - row.refund.exchanged : 0;
  return {
    id: row.id,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    words: row.words,
    withdrawnBy: row.withdrawnBy,
    note: row.note,
    lines: row.lines.flatMap(({ lineId, quantity, reason }) => {
      const line = lineById.get(lineId);
      return line ? [{ ...composeBought({ ...line, quantity }), reason }] : [];
    }),
    refunded: refunded > 0 ? toMajor(refunded) : null,
    exchange:
      row.exchangedFor === null
        ? null
        : { order: row.exchangedFor, paid: toMajor(row.refund?.exchanged ?? 0) },
    canCancel: canCancelReturn(row, order),
  };
}

/** Goods that were exchanged are on their way both ways, and an order that was canceled for it stays so. */
export function canCancelReturn(
  { state, exchangedFor, withdrawnBy }: Pick<ReturnRow, 'state' | 'exchangedFor' | 'withdrawnBy'>,
  order: { status: string },
): boolean {
  const isOver = withdrawnBy !== null && order.status === 'canceled';
  return canMoveReturn(state, 'canceled') && exchangedFor === null && !isOver;
}

/** For the staff. */
export function composeOrderReturns(
  order: ReturnedOrderRow,
  returns: readonly ReturnRow[],
  canAdd: boolean,
): OrderReturns {
  return {
    returns: returns.map((row) => composeAdminReturn(row, order)),
    lines: composeLeft(order),
    canAdd,
    currency: order.currency,
    deliveryLeft: toMajor(Math.max(0, order.deliveryLeft)),
    ways: refundSourcesOf(order).map(({ by, left }) => ({ by, left: toMajor(left) })),
  };
}

/** A way that money of an order goes back: through its provider, in cash, or to a gift card. */
export interface RefundSource {
  by: RefundWay;
  /** Null for cash. */
  paymentId: string | null;
  /** What can go back by it; minor units. */
  left: number;
}

/** The ways that there are, in the order in which they are used: what did not come from gift cards first, of it the latest. */
export function refundSourcesOf(order: ReturnedOrderRow): RefundSource[] {
  const cash = cashLeft(order);
  const ofPayments = order.payments.map(({ id, left, isCard }): RefundSource => {
    return { by: isCard ? 'card' : 'provider', paymentId: id, left };
  });
  return cash > 0 ? [{ by: 'cash', paymentId: null, left: cash }, ...ofPayments] : ofPayments;
}

function composeAdminReturn(row: ReturnRow, order: ReturnedOrderRow): AdminReturn {
  const proposals = row.refund
    ? restOf(row, order)
    : { lines: proposalsOf(row, order).filter(({ quantity }) => quantity > 0), delivery: 0 };
  const told = composeReturn(row, order);
  return {
    ...told,
    version: row.version,
    askedBy: row.askedBy,
    author: row.askedBy === 'staff' ? (row.author ?? '') : null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    receivedAt: row.receivedAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
    lines: told.lines.map((line) => {
      const stored = row.lines.find(({ lineId }) => lineId === line.id);
      return {
        ...line,
        received: stored?.received ?? null,
        restock: stored?.restock ?? null,
        proposed: toMajor(proposals.lines.find(({ id }) => id === line.id)?.amount ?? 0),
      };
    }),
    proposed: toMajor(sumOfParts(proposals)),
    refundState: row.refund && stateOf(row.refund, proposals),
    exchangeDraft: row.exchangeDraft,
  };
}

function stateOf({ waits }: { waits: boolean }, rest: RefundParts): 'pending' | 'partly' | 'done' {
  if (waits) return 'pending';
  return sumOfParts(rest) > 0 ? 'partly' : 'done';
}

/**
 * What a return whose refund was begun still has to give back: what was refused, as far as it has not gone back by
 * another refund of the order meanwhile. Minor units.
 */
export function restOf(
  { lines, delivery }: Pick<ReturnRow, 'lines' | 'delivery'>,
  order: ReturnedOrderRow,
): RefundParts {
  return {
    lines: lines.flatMap(({ lineId, refund }) => {
      const line = order.lines.find(({ id }) => id === lineId);
      if (!line || !refund) return [];
      const quantity = Math.min(refund.duePieces - refund.standingPieces, piecesLeft(line));
      const amount = Math.min(refund.due - refund.standing, amountLeft(line));
      return quantity > 0 || amount > 0 ? [{ id: lineId, quantity, amount }] : [];
    }),
    delivery: delivery ? Math.min(delivery.due - delivery.standing, Math.max(0, order.deliveryLeft)) : 0,
  };
}

/** What the pieces of a return give back now; minor units. Pieces that have not arrived count as they were asked for. */
export function proposalsOf(
  { lines }: Pick<ReturnRow, 'lines'>,
  order: ReturnedOrderRow,
): { id: number; quantity: number; amount: number }[] {
  return lines.flatMap(({ lineId, quantity, received }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    return line ? [{ id: lineId, ...proposeRefund(line, received ?? quantity) }] : [];
  });
}

export function composeListedReturn(row: ListedReturnRow): ListedReturn {
  return {
    id: row.id,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    order: row.number,
    currency: row.currency,
    customer: fullName(readContact(row.contact)),
    pieces: row.pieces,
    firstTitle: readSnapshot(row.snapshot).title,
    refunded: row.refunded === null ? null : toMajor(row.refunded),
  };
}
