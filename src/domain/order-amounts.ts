import { isDelivered, type Fulfilled } from './fulfilment.ts';

/** A line of an order; minor units. Prices are of one piece, `price` is the shown one. */
export interface AmountLine {
  quantity: number;
  fullPrice: number;
  price: number;
  /** What promotions, and tax that is not charged, take off the line as a whole: it need not divide by the pieces. */
  discount: number;
  /** Tax on the line as a whole that is paid on top of its price; 0 where prices have it in them. */
  taxAdded: number;
}

/** What a discount is taken off: lines of its choice, all goods, or the delivery. */
export const adjustmentClasses = ['product', 'order', 'shipping'] as const;
export type AdjustmentClass = (typeof adjustmentClasses)[number];

/** Minor units. `total` is `goods - discount + delivery + taxAdded`. */
export interface OrderAmounts {
  /** At full prices. */
  goods: number;
  /** Of the goods: lower prices, promotions, and tax that is not charged. */
  discount: number;
  /** To be paid, without tax that is added. */
  delivery: number;
  /** On goods and delivery, on top of their prices; 0 where prices have their tax in them. */
  taxAdded: number;
  total: number;
}

/** Minor units. An order of more is refused: below it every sum here is exact. */
export const maxOrderAmount = 1_000_000_000_000;

/** What a line costs by its price, in minor units; tax that is added comes on top. */
export function lineTotal({
  quantity,
  price,
  discount,
}: Pick<AmountLine, 'quantity' | 'price' | 'discount'>): number {
  return quantity * price - discount;
}

/** What is paid for a line, in minor units, with all of its tax. */
export function linePaid(line: Omit<AmountLine, 'fullPrice'>): number {
  return lineTotal(line) + line.taxAdded;
}

/** A delivery, in minor units; both 0 while it is unknown. */
export interface PricedDelivery {
  /** To be paid, without tax that is added. */
  delivery: number;
  deliveryTaxAdded: number;
}

/** Adds up an order. */
export function sumOrder(
  lines: readonly AmountLine[],
  { delivery, deliveryTaxAdded }: PricedDelivery,
): OrderAmounts {
  const goods = lines.reduce((sum, line) => sum + line.quantity * line.fullPrice, 0);
  const cost = sumLines(lines);
  const taxAdded = lines.reduce((sum, line) => sum + line.taxAdded, deliveryTaxAdded);
  return { goods, discount: goods - cost, delivery, taxAdded, total: cost + delivery + taxAdded };
}

/** What lines cost by their prices, in minor units. */
export function sumLines(lines: readonly Pick<AmountLine, 'quantity' | 'price' | 'discount'>[]): number {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
}

/** What a pickup location and a shipping zone ask. Amounts in minor units, weights in kilograms; an absent limit does not bind. */
export interface DeliveryTerms {
  price: number;
  /** Goods of this amount on are delivered for nothing. */
  freeFrom?: number | undefined;
  minAmount?: number | undefined;
  maxAmount?: number | undefined;
  minWeight?: number | undefined;
  maxWeight?: number | undefined;
}

type LimitCode = 'minAmount' | 'maxAmount' | 'minWeight' | 'maxWeight';

/** A limit that an order does not keep; `value` is the limit, in minor units or kilograms. */
export interface BrokenLimit {
  code: LimitCode;
  value: number;
}

/** Minor units, for goods that cost so much (minor units, discounts taken off). */
export function priceDelivery({ price, freeFrom }: DeliveryTerms, goods: number): number {
  return freeFrom !== undefined && goods >= freeFrom ? 0 : price;
}

/**
 * Limits that goods of an amount (minor units, discounts taken off) and a weight do not keep. An unknown
 * weight breaks none.
 */
export function findBrokenLimits(terms: DeliveryTerms, goods: number, weight: number | null): BrokenLimit[] {
  const { minAmount = 0, maxAmount = maxOrderAmount, minWeight, maxWeight } = terms;
  const broken: BrokenLimit[] = [];
  if (goods < minAmount) broken.push({ code: 'minAmount', value: minAmount });
  if (goods > maxAmount) broken.push({ code: 'maxAmount', value: maxAmount });
  if (weight === null) return broken;
  if (minWeight !== undefined && weight < minWeight) broken.push({ code: 'minWeight', value: minWeight });
  if (maxWeight !== undefined && weight > maxWeight) broken.push({ code: 'maxWeight', value: maxWeight });
  return broken;
}

/** Centimetres and kilograms; missing values count as 0. */
export interface Measured {
  weight?: number | null;
  length?: number | null;
  height?: number | null;
  width?: number | null;
}

/** Cubic centimetres that count as one kilogram (specification section 9). */
const volumetricDivisor = 5000;

/** Kilograms: length × height × width / 5000. */
export function volumetricWeight({ length, height, width }: Measured): number {
  return (positive(length) * positive(height) * positive(width)) / volumetricDivisor;
}

/** Kilograms to pay delivery for: the larger of actual and volumetric, null if both are 0. */
export function deliveryWeight(measured: Measured): number | null {
  return Math.max(positive(measured.weight), volumetricWeight(measured)) || null;
}

/** Delivery weight of what an order has delivered: lines of unknown weight add nothing; null if all are unknown. */
export function sumDeliveryWeight(
  lines: readonly (Measured & Fulfilled & { quantity: number })[],
): number | null {
  const sum = lines
    .filter(isDelivered)
    .reduce((total, line) => total + (deliveryWeight(line) ?? 0) * line.quantity, 0);
  // Milligrams: far below any scale, far above binary dust such as 0.1 + 0.2.
  return Math.round(sum * 1e6) / 1e6 || null;
}

function positive(value: number | null | undefined): number {
  return typeof value === 'number' && value > 0 ? value : 0;
}
