import { toMinor } from './money.ts';
import {
  lineTotal,
  sumOrder,
  type AmountLine,
  type OrderAmounts,
  type PricedDelivery,
} from './order-amounts.ts';
import { prorate } from './prorate.ts';
import { taxPrice, type FoundTax, type TaxPart } from './taxes/tax-amounts.ts';

/** What one discount takes off one line; minor units. */
export interface DiscountPart {
  adjustmentId: number;
  amount: number;
}

/** A line as it stands in an order; minor units. */
export interface StandingLine extends Omit<AmountLine, 'discount' | 'taxAdded'> {
  id: number;
  /** What promotions took off it. */
  parts: readonly DiscountPart[];
  tax: FoundTax | null;
}

/** A line that an edit adds; minor units. */
export type AddedLine = Omit<AmountLine, 'discount' | 'taxAdded'> & { tax: FoundTax | null };

/** A discount that the staff give on all goods: minor units, or hundredths of a percent of them. */
export type StaffDiscount = { kind: 'amount'; amount: number } | { kind: 'percent'; percent: number };

/** A discount as it is typed, in major units or percent, which is at most the whole. */
export function readStaffDiscount({
  kind,
  value,
}: {
  kind: StaffDiscount['kind'];
  value: number;
}): StaffDiscount {
  return kind === 'amount'
    ? { kind, amount: toMinor(value) }
    : { kind, percent: Math.round(Math.min(value, 100) * 100) };
}

/** An order that can be edited; minor units. The discount of the staff is not in its lines. */
export interface EditableAmounts {
  lines: readonly StandingLine[];
  /** What is paid for the delivery, what was taken off it, and its tax. */
  delivery: number;
  deliveryDiscount: number;
  deliveryTax: FoundTax | null;
}

export interface AmountEdit {
  /** Pieces by lines' ids, 0 to remove; other lines stay. */
  quantities: ReadonlyMap<number, number>;
  added: readonly AddedLine[];
  /** Minor units to be paid; null leaves the delivery as it is. */
  delivery: number | null;
  discount: StaffDiscount | null;
}

export interface EditedLine extends AmountLine {
  /** Null for one that is added. */
  id: number | null;
  parts: readonly DiscountPart[];
  /** What of its discount the staff gave; minor units. */
  byStaff: number;
  /** What of its discount is tax that is not charged; minor units. */
  taxRelief: number;
  tax: (TaxPart & Pick<FoundTax, 'vatCode'>) | null;
}

export interface EditedAmounts {
  /** Those that stand first, then those that are added, in their order. */
  lines: EditedLine[];
  deliveryDiscount: number;
  deliveryTax: EditedLine['tax'];
  /** Tax on top of the delivery's price; minor units. */
  deliveryTaxAdded: number;
  /** What the staff take off all goods; minor units. */
  byStaff: number;
  /** The tax within the prices of all goods that is not charged; minor units. */
  taxRelief: number;
  amounts: OrderAmounts;
}

/**
 * What an order costs after an edit; a delivery is what is paid for it, tax that is not charged or is added left out.
 * Prices, promotions and rates of what stands stay as they were placed, and so does whether tax is within prices: fewer
 * pieces keep their share of a discount, rounded down; more of them cost their price, for a promotion was not meant
 * for them. The staff's discount is taken off what is left then, divided among the lines, never more than they cost.
 */
export function editAmounts(order: EditableAmounts, edit: AmountEdit): EditedAmounts {
  const unmarked = [...order.lines.flatMap((line) => changeQuantity(line, edit)), ...edit.added.map(asLine)];
  const bases = unmarked.map(lineTotal);
  const goods = bases.reduce((sum, base) => sum + base, 0);
  const byStaff = edit.discount ? Math.min(goods, amountOf(edit.discount, goods)) : 0;
  const shares = prorate(byStaff, bases);
  const lines = unmarked.map((line, index) => taxed(line, shares[index] ?? 0));
  const delivery = edit.delivery ?? order.delivery;
  const taxedDelivery = taxDelivery(delivery, order.deliveryTax);
  return {
    lines,
    deliveryDiscount: edit.delivery === null ? order.deliveryDiscount : 0,
    ...taxedDelivery,
    byStaff,
    taxRelief: lines.reduce((sum, line) => sum + line.taxRelief, 0),
    amounts: sumOrder(lines, { delivery, ...taxedDelivery }),
  };
}

interface UnmarkedLine extends Omit<AmountLine, 'taxAdded'> {
  id: number | null;
  parts: readonly DiscountPart[];
  tax: FoundTax | null;
}

function changeQuantity(line: StandingLine, { quantities }: AmountEdit): UnmarkedLine[] {
  const quantity = quantities.get(line.id) ?? line.quantity;
  if (quantity === 0) return [];
  const parts = line.parts
    .map(({ adjustmentId, amount }) => ({ adjustmentId, amount: shareOf(amount, quantity, line.quantity) }))
    .filter(({ amount }) => amount > 0);
  return [{ ...line, quantity, parts, discount: parts.reduce((sum, { amount }) => sum + amount, 0) }];
}

/** What fewer pieces keep of a line's discount; more of them get no more. */
function shareOf(amount: number, pieces: number, before: number): number {
  if (pieces >= before) return amount;
  return Number((BigInt(amount) * BigInt(pieces)) / BigInt(before));
}

function asLine(line: AddedLine): UnmarkedLine {
  return { ...line, id: null, parts: [], discount: 0 };
}

/** Minor units; a percent is rounded once, half up. */
function amountOf(discount: StaffDiscount, goods: number): number {
  if (discount.kind === 'amount') return discount.amount;
  // Products of amounts and hundredths of percents are beyond what a number holds exactly.
  return Number((BigInt(goods) * BigInt(discount.percent) + 5000n) / 10_000n);
}

function taxed({ tax: found, ...line }: UnmarkedLine, byStaff: number): EditedLine {
  const shown = { ...line, discount: line.discount + byStaff };
  if (!found) return { ...shown, byStaff, taxRelief: 0, taxAdded: 0, tax: null };
  const { tax, relief, added } = taxPrice(lineTotal(shown), found);
  return {
    ...shown,
    discount: shown.discount + relief,
    byStaff,
    taxRelief: relief,
    taxAdded: added,
    tax: { ...tax, vatCode: found.vatCode },
  };
}

/** The delivery's price has no tax in it that is not charged. */
function taxDelivery(
  price: number,
  found: FoundTax | null,
): Pick<EditedAmounts, 'deliveryTax'> & Pick<PricedDelivery, 'deliveryTaxAdded'> {
  if (!found || price === 0) return { deliveryTax: null, deliveryTaxAdded: 0 };
  const { vatCode, ...rate } = found;
  const { tax, added } = taxPrice(price, rate);
  if (!rate.reverseCharge) return { deliveryTax: { ...tax, vatCode }, deliveryTaxAdded: added };
  return { deliveryTax: { ...tax, base: price, vatCode }, deliveryTaxAdded: 0 };
}
