import { linePaid } from './order-amounts.ts';
import { prorate } from './prorate.ts';
import { refundedTax } from './taxes/tax-amounts.ts';

/** A line as it was sold, and what of it has gone back already; minor units. */
export interface RefundableLine {
  id: number;
  quantity: number;
  /** The shown one, of one piece. */
  price: number;
  /** What promotions took off the line as a whole. */
  discount: number;
  /** What was paid on top of its price. */
  taxAdded: number;
  refundedQuantity: number;
  refundedAmount: number;
}

/** What an order's refunds are made of. */
export interface Refundable {
  lines: readonly RefundableLine[];
  /** What was paid for the delivery, and what of it has gone back. */
  delivery: number;
  refundedDelivery: number;
}

/** The same with the taxes within what was paid, and what of them has gone back. */
export interface TaxedRefundable extends Refundable {
  lines: readonly (RefundableLine & { tax: number; refundedTax: number })[];
  deliveryTax: number;
  refundedDeliveryTax: number;
}

/** Where the money of an order is. */
export interface OrderMoney {
  paymentStatus: string;
  isCashReceived: boolean;
  /** Minor units. */
  total: number;
  refunded: number;
  /** What gift cards paid and have not got back: of a cash order the rest is cash. */
  cardsLeft: number;
}

/** Whether the shop has all of it; gift cards alone pay a part. */
export function isPaidInFull({
  paymentStatus,
  isCashReceived,
}: Pick<OrderMoney, 'paymentStatus' | 'isCashReceived'>): boolean {
  return paymentStatus === 'completed' || isCashReceived;
}

/** What of an order's cash the shop has; minor units. */
export function cashLeft({ paymentStatus, isCashReceived, total, refunded, cardsLeft }: OrderMoney): number {
  return paymentStatus === 'cashSuccess' && isCashReceived ? total - refunded - cardsLeft : 0;
}

/** What one refund gives back. A line without a quantity gives back a part of its price, no pieces. */
export interface RefundParts {
  lines: { id: number; quantity: number; amount: number }[];
  delivery: number;
}

/** Pieces of a line that have not gone back yet. */
export function piecesLeft({ quantity, refundedQuantity }: RefundableLine): number {
  return quantity - refundedQuantity;
}

/**
 * What the next `quantity` pieces of a line give back, never more than is left of it. Pieces of a line whose total does
 * not divide by them differ by one unit, and all of them together give back exactly the line: the k-th piece is
 * ⌊total·k/pieces⌋ − ⌊total·(k−1)/pieces⌋.
 */
export function priceOfPieces(line: RefundableLine, quantity: number): number {
  const upTo = (pieces: number) => shareOf(linePaid(line), pieces, line.quantity);
  const { refundedQuantity: before } = line;
  return Math.min(upTo(before + quantity) - upTo(before), amountLeft(line));
}

/** What a piece of a line that cost so much was paid with, counted from 0: see `priceOfPieces`. */
export function pieceShare(total: number, pieces: number, index: number): number {
  return shareOf(total, index + 1, pieces) - shareOf(total, index, pieces);
}

/** What of a line's total has not gone back yet. */
export function amountLeft(line: RefundableLine): number {
  return Math.max(0, linePaid(line) - line.refundedAmount);
}

/** `total · part / whole`, rounded down; the product is beyond what a number holds exactly. */
function shareOf(total: number, part: number, whole: number): number {
  return Number((BigInt(total) * BigInt(part)) / BigInt(whole));
}

export function sumOfParts({ lines, delivery }: RefundParts): number {
  return lines.reduce((sum, { amount }) => sum + amount, delivery);
}

/** What of the parts of a refund is tax, lines by their ids; minor units. */
export interface RefundTaxes {
  lines: ReadonlyMap<number, number>;
  delivery: number;
}

/** See `refundedTax`. */
export function taxesOfParts(order: TaxedRefundable, parts: RefundParts): RefundTaxes {
  const amounts = new Map(parts.lines.map(({ id, amount }) => [id, amount]));
  const lines = order.lines.map((line) => {
    const { id, tax, refundedAmount: refunded, refundedTax: before } = line;
    const known = { price: linePaid(line), tax, refunded, refundedTax: before };
    return [id, refundedTax(known, amounts.get(id) ?? 0)] as const;
  });
  const delivery = {
    price: order.delivery,
    tax: order.deliveryTax,
    refunded: order.refundedDelivery,
    refundedTax: order.refundedDeliveryTax,
  };
  return { lines: new Map(lines), delivery: refundedTax(delivery, parts.delivery) };
}

/** Divides an amount among what is left of lines and delivery. Throws RangeError for more than is left. */
export function divideAmount({ lines, delivery, refundedDelivery }: Refundable, amount: number): RefundParts {
  const lefts = [...lines.map(amountLeft), Math.max(0, delivery - refundedDelivery)];
  const left = lefts.reduce((sum, each) => sum + each, 0);
  if (amount > left) throw new RangeError('More than is left cannot be divided');
  const parts = prorate(amount, lefts);
  const isWhole = amount === left;
  return {
    lines: lines
      .map((line, index) => ({
        id: line.id,
        quantity: isWhole ? piecesLeft(line) : 0,
        amount: parts[index] ?? 0,
      }))
      .filter((part) => part.amount > 0),
    delivery: parts.at(-1) ?? 0,
  };
}
