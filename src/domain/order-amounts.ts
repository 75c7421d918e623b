/** A line of an order; prices are minor units, `price` is the shown one. */
export interface AmountLine {
  quantity: number;
  fullPrice: number;
  price: number;
}

/** Minor units. `total` is `goods - discount + delivery`. */
export interface OrderAmounts {
  /** At full prices. */
  goods: number;
  discount: number;
  delivery: number;
  total: number;
}

/** Minor units. An order of more is refused: below it every sum here is exact. */
export const maxOrderAmount = 1_000_000_000_000;

/** What is paid for a line, in minor units. */
export function lineTotal({ quantity, price }: Pick<AmountLine, 'quantity' | 'price'>): number {
  return quantity * price;
}

/** Adds up an order. `delivery` is minor units; 0 while it is unknown. */
export function sumOrder(lines: readonly AmountLine[], delivery: number): OrderAmounts {
  const goods = lines.reduce((sum, line) => sum + line.quantity * line.fullPrice, 0);
  const toPay = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  return { goods, discount: goods - toPay, delivery, total: toPay + delivery };
}
