import { holdsIn } from './eu-shops.ts';
import { addDays, localDay, startOfDay } from './local-days.ts';
import { piecesLeft, priceOfPieces, type RefundableLine } from './refund-amounts.ts';
import type { OrderStateCode } from './order-states.ts';
import type { PaymentState } from './payment-states.ts';
import type { Settings } from './settings/settings.schema.ts';
import { shopTimeZone } from './time-zones.ts';

export const returnStates = ['requested', 'approved', 'declined', 'received', 'closed', 'canceled'] as const;
export type ReturnState = (typeof returnStates)[number];

/** `unsaid`: a buyer who withdraws from a contract need not say why (Directive 2011/83/EU, article 9). */
export const returnReasons = [
  'unsaid',
  'mind',
  'fit',
  'described',
  'damaged',
  'wrong',
  'late',
  'other',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

const nextStates: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  requested: ['approved', 'declined', 'canceled'],
  // Money may go back for goods that the buyer keeps.
  approved: ['received', 'closed', 'canceled'],
  declined: [],
  received: ['closed'],
  closed: [],
  canceled: [],
};

export function canMoveReturn(from: ReturnState, to: ReturnState): boolean {
  return nextStates[from].includes(to);
}

/** Somebody in the shop has to do something about it, or waits for the goods. */
export const openReturnStates: readonly ReturnState[] = ['requested', 'approved', 'received'];

/** Why an order's goods cannot be sent back. */
export type ReturnProblem = 'off' | 'canceled' | 'notSent' | 'notPaid' | 'late' | 'nothingLeft';

interface ReturnedOrder {
  status: OrderStateCode;
  paymentStatus: PaymentState;
  /** When it was handed over; null as long as the shop does not know. */
  deliveredAt: Date | null;
}

/** Goods of the order have left the shop. */
export function isSent(status: string): boolean {
  return status === 'shipped' || status === 'delivered' || status === 'returned';
}

export interface ReturnTerms {
  /** 0: nothing is taken back. */
  days: number;
  timeZone: string;
  /** The contract can be withdrawn from on the page of the order, from its conclusion on. */
  hasWithdrawal: boolean;
}

/** Buyers have so long at least to withdraw (Directive 2011/83/EU, article 9). */
const withdrawalDays = 14;

/** What a shop says of returns. */
export function returnTermsOf({ common, ecommerce }: Settings): ReturnTerms {
  const hasWithdrawal = holdsIn(ecommerce.withdrawal, { common, ecommerce });
  const { returnDays } = ecommerce;
  return {
    days: hasWithdrawal ? Math.max(returnDays, withdrawalDays) : returnDays,
    timeZone: shopTimeZone(common),
    hasWithdrawal,
  };
}

/** What stands against asking for a return now; null for nothing. What is left of the lines is judged besides. */
export function findReturnProblem(
  { status, paymentStatus, deliveredAt }: ReturnedOrder,
  { days, timeZone, hasWithdrawal, now }: ReturnTerms & { now: Date },
): ReturnProblem | null {
  if (days === 0) return 'off';
  if (status === 'canceled') return 'canceled';
  if (!isSent(status)) return hasWithdrawal ? null : 'notSent';
  if (status === 'returned') return 'nothingLeft';
  if (paymentStatus !== 'completed' && paymentStatus !== 'cashSuccess') return 'notPaid';
  const end = deliveredAt && returnPeriod(deliveredAt, days, timeZone).end;
  return end && now >= end ? 'late' : null;
}

/**
 * How long goods can be given back that were handed over at the moment: so many days, of which that day is none, each
 * to its end where the shop is (Regulation 1182/71, article 3). `lastDay` is `YYYY-MM-DD`, `end` the moment after it.
 */
export function returnPeriod(
  deliveredAt: Date,
  days: number,
  timeZone: string,
): { lastDay: string; end: Date } {
  const lastDay = addDays(localDay(deliveredAt, timeZone), days);
  return { lastDay, end: startOfDay(addDays(lastDay, 1), timeZone) };
}

/** A line of an order with what of it comes, or came, back. */
export interface ReturnableLine extends RefundableLine {
  /** Pieces of returns that were neither declined nor called off. */
  returned: number;
}

/**
 * Pieces of a line that can still be asked back. Those whose money has gone back are with the shop, or given; as most
 * are in a return too, the larger of both numbers counts.
 */
export function piecesToReturn({ quantity, returned, refundedQuantity }: ReturnableLine): number {
  return Math.max(0, quantity - Math.max(returned, refundedQuantity));
}

/** What a return's pieces of a line give back now, in minor units: no more than are left of it. */
export function proposeRefund(line: RefundableLine, pieces: number): { quantity: number; amount: number } {
  const quantity = Math.min(pieces, piecesLeft(line));
  return { quantity, amount: priceOfPieces(line, quantity) };
}
