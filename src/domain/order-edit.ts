import { toMinor } from './money.ts';
import { lineTotal, sumOrder, type AmountLine, type OrderAmounts } from './order-amounts.ts';
import { prorate } from './prorate.ts';
import { taxIncluded, taxRelief, type FoundTax, type TaxPart } from './taxes/tax-amounts.ts';

/** What one discount takes off one line; minor units. */
export interface DiscountPart {
  adjustmentId: number;
  amount: number;
}

/** A line as it stands in an order; minor units. */
export interface StandingLine extends Omit<AmountLine, 'discount'> {
  id: number;
  /** What promotions took off it. */
  parts: readonly DiscountPart[];
  tax: FoundTax | null;
}

/** A line that an edit adds; minor units. */
export type AddedLine = Omit<AmountLine, 'discount'> & { tax: FoundTax | null };

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
  /** What the staff take off all goods; minor units. */
  byStaff: number;
  /** The tax within the prices of all goods that is not charged; minor units. */
  taxRelief: number;
  amounts: OrderAmounts;
}

/**
 * What an order costs after an edit; a delivery is what is paid for it, tax that is not charged left out. Prices,
 * promotions and rates of what stands stay as they were placed: fewer pieces keep their share of a discount, rounded
 * down; more of them cost their price, for a promotion was not meant for them. The staff's discount is taken off what is left then, divided among the lines, never more than they cost.
 */
export function editAmounts(order: EditableAmounts, edit: AmountEdit): EditedAmounts {
  const unmarked = [...order.lines.flatMap((line) => changeQuantity(line, edit)), ...edit.added.map(asLine)];
  const bases = unmarked.map(lineTotal);
  const goods = bases.reduce((sum, base) => sum + base, 0);
  const byStaff = edit.discount ? Math.min(goods, amountOf(edit.discount, goods)) : 0;
  const shares = prorate(byStaff, bases);
  const lines = unmarked.map((line, index) => taxed(line, shares[index] ?? 0));
  const delivery = edit.delivery ?? order.delivery;
  return {
    lines,
    deliveryDiscount: edit.delivery === null ? order.deliveryDiscount : 0,
    deliveryTax: order.deliveryTax && delivery > 0 ? taxOf(delivery, order.deliveryTax) : null,
    byStaff,
    taxRelief: lines.reduce((sum, line) => sum + line.taxRelief, 0),
    amounts: sumOrder(lines, delivery),
  };
}

interface UnmarkedLine extends AmountLine {
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

function taxed({ tax, ...line }: UnmarkedLine, byStaff: number): EditedLine {
  const shown = { ...line, discount: line.discount + byStaff };
  const relief = tax ? taxRelief(lineTotal(shown), tax) : 0;
  const discounted = { ...shown, discount: shown.discount + relief };
  return { ...discounted, byStaff, taxRelief: relief, tax: tax && taxOf(lineTotal(discounted), tax) };
}

function taxOf(price: number, { vatCode, ...rate }: FoundTax): NonNullable<EditedLine['tax']> {
  return { ...taxIncluded(price, rate), vatCode };
}
