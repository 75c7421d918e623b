import { toMajor, toMinor } from '#domain/money.ts';
import { piecesLeft, priceOfPieces, type RefundableLine } from '#domain/refund-amounts.ts';
import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';
import type { RefundWish } from '#domain/schemas/refund.schema.ts';

type Line = OrderDetail['lines'][number];

/** What is chosen in the dialog of a refund. */
export interface RefundChoice {
  by: 'lines' | 'amount';
  /** Pieces by the line's id. */
  pieces: Readonly<Record<number, number>>;
  /** Lines whose pieces go back to stock. */
  restock: readonly number[];
  withDelivery: boolean;
  asCredit: boolean;
  /** Major units; null while nothing is typed, NaN while it cannot be read. */
  amount: number | null;
}

export function emptyChoice(by: RefundChoice['by']): RefundChoice {
  return { by, pieces: {}, restock: [], withDelivery: false, asCredit: false, amount: null };
}

function toRefundable(line: Line): RefundableLine {
  const { id, quantity, price, discount, taxAdded, refundedQuantity, refundedAmount } = line;
  return {
    id,
    quantity,
    price: toMinor(price),
    discount: toMinor(discount),
    taxAdded: toMinor(taxAdded),
    refundedQuantity,
    refundedAmount: toMinor(refundedAmount),
  };
}

export function piecesLeftOf(line: Line): number {
  return piecesLeft(toRefundable(line));
}

/** What was paid for the delivery and has not gone back, in minor units. */
export function deliveryLeftOf({ deliveryPrice, deliveryTaxAdded, refundedDelivery }: OrderDetail): number {
  return toMinor(deliveryPrice) + toMinor(deliveryTaxAdded) - toMinor(refundedDelivery);
}

/** What the choice gives back, in minor units; the server computes it anew. */
export function sumOfChoice({ by, pieces, withDelivery, amount }: RefundChoice, order: OrderDetail): number {
  if (by === 'amount') return amount !== null && amount > 0 ? toMinor(amount) : 0;
  const ofLines = order.lines.reduce(
    (sum, line) => sum + priceOfPieces(toRefundable(line), pieces[line.id] ?? 0),
    0,
  );
  return ofLines + (withDelivery ? deliveryLeftOf(order) : 0);
}

export function wishOf(choice: RefundChoice, order: OrderDetail): RefundWish {
  const { by, pieces, restock, withDelivery, asCredit, amount } = choice;
  if (by === 'amount') return { amount: Number(amount), asCredit };
  const lines = order.lines.flatMap(({ id, isRestockable }) => {
    const quantity = pieces[id] ?? 0;
    return quantity > 0 ? [{ id, quantity, restock: isRestockable && restock.includes(id) }] : [];
  });
  return { lines, delivery: withDelivery ? toMajor(deliveryLeftOf(order)) : 0, asCredit };
}
