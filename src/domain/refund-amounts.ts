/** A line as it was sold, and what of it has gone back already; minor units. */
export interface RefundableLine {
  id: number;
  quantity: number;
  /** Of one piece, discounts taken off. */
  price: number;
  refundedQuantity: number;
  refundedAmount: number;
}

/** What an order's refunds are made of. */
export interface Refundable {
  lines: readonly RefundableLine[];
  /** Price of the delivery, and what of it has gone back. */
  delivery: number;
  refundedDelivery: number;
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

/** What `quantity` pieces of a line give back: their price, never more than is left of the line. */
export function priceOfPieces(line: RefundableLine, quantity: number): number {
  return Math.min(line.price * quantity, amountLeft(line));
}

/** What of a line's price has not gone back yet. */
export function amountLeft({ quantity, price, refundedAmount }: RefundableLine): number {
  return Math.max(0, quantity * price - refundedAmount);
}

export function sumOfParts({ lines, delivery }: RefundParts): number {
  return lines.reduce((sum, { amount }) => sum + amount, delivery);
}

/**
 * Divides an amount among what is left of lines and delivery, each by its part, the largest remainders
 * first, so that the parts are exactly the amount. Throws RangeError for more than is left.
 */
export function divideAmount({ lines, delivery, refundedDelivery }: Refundable, amount: number): RefundParts {
  const lefts = [...lines.map(amountLeft), Math.max(0, delivery - refundedDelivery)];
  const left = lefts.reduce((sum, each) => sum + each, 0);
  if (amount > left) throw new RangeError('More than is left cannot be divided');
  // Products of two amounts are beyond what a number holds exactly.
  const exact = lefts.map((each) => BigInt(each) * BigInt(amount));
  const parts = exact.map((each) => Number(each / BigInt(left || 1)));
  const rests = exact.map((each, index) => ({ index, rest: each % BigInt(left || 1) }));
  rests.sort((a, b) => Number(b.rest - a.rest));
  const missing = amount - parts.reduce((sum, each) => sum + each, 0);
  for (const { index } of rests.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
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
