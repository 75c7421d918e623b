import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { maxCartLines } from '#domain/cart.ts';
import { AppError, fieldError, fieldErrors, type FieldErrors } from '#domain/errors.ts';
import { isDelivered, isGiftCard } from '#domain/fulfilment.ts';
import { writeMessageRef } from '#domain/i18n/message-ref.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import { lineTotal, maxOrderAmount } from '#domain/order-amounts.ts';
import {
  editAmounts,
  readStaffDiscount,
  type AddedLine,
  type EditedAmounts,
  type EditedLine,
} from '#domain/order-edit.ts';
import type { PriceOffers } from '#domain/price-lists.ts';
import type { OrderEdit, StaffDiscountInput } from '#domain/schemas/order-edit.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import type { TaxRules } from '#domain/taxes/find-rate.ts';
import { shopTimeZone } from '#domain/time-zones.ts';
import type { MessageKey } from '#locales/message-keys.ts';
import {
  countPieces,
  priceAsked,
  readItems,
  type ItemRow,
  type StockLine,
} from '#modules/inventory/items.ts';
import type { Shortage } from '#modules/inventory/stock.ts';
import { isEditable } from '#modules/orders/compose-order-detail.ts';
import {
  readSnapshot,
  shareLine,
  storedDeliverySchema,
  takeSnapshot,
  type LineSnapshot,
} from '#modules/orders/order-records.ts';
import { readOffers } from '#modules/price-lists/read-offers.ts';
import { createTaxFinder, taxedPlace } from '#modules/taxes/tax-order.ts';

import type { EditableOrderRow, StoredLine } from './order-edits.queries.ts';

export interface EditTerms {
  settings: Settings;
  taxRules: TaxRules;
}

/** A line as it is to be: one that stands, or one that comes. */
interface PlannedLine extends EditedLine {
  snapshot: LineSnapshot;
  standing: StoredLine | null;
  item: ItemRow | null;
}

/** What an edit makes of an order. */
export interface EditPlan extends EditedAmounts {
  lines: PlannedLine[];
  /** Null: the staff give none. */
  discount: StaffDiscountInput | null;
  /** Pieces to take from counted stocks; below 0: to give back. */
  stock: StockLine[];
}

/** The variations whose stock an edit may change. */
export function variationsOf(order: EditableOrderRow, edit: OrderEdit): number[] {
  const standing = order.lines.flatMap(({ variationId, snapshot }) => [
    ...(variationId === null ? [] : [variationId]),
    ...readSnapshot(snapshot).parts.map((part) => part.variationId),
  ]);
  return [...new Set([...standing, ...edit.added.map(({ variationId }) => variationId)])];
}

/** What one of a standing line took from counted stocks: of a bundle as it was ordered. */
function piecesOf({ variationId, fromStock, snapshot }: StoredLine): StockLine[] {
  if (!fromStock) return [];
  const { parts } = readSnapshot(snapshot);
  if (parts.length > 0)
    return parts.flatMap((part) =>
      part.fromStock ? [{ variationId: part.variationId, quantity: part.quantity }] : [],
    );
  return variationId === null ? [] : [{ variationId, quantity: 1 }];
}

/** The same of a line that comes. */
function piecesOfItem(row: ItemRow): StockLine[] {
  return countPieces([{ row, quantity: 1 }]).map((piece) => ({
    variationId: piece.row.variationId,
    quantity: piece.quantity,
  }));
}

/**
 * What an edit makes of an order as it is, nothing stored; `counted` are variations whose stock is. Throws 409 for an order that has left or a line that is
 * not there any more, 422 with what is wrong at the fields of the edit.
 */
export async function planEdit(
  db: Kysely<Database>,
  order: EditableOrderRow,
  edit: OrderEdit,
  { counted, ...terms }: EditTerms & { counted: ReadonlySet<number> },
): Promise<EditPlan> {
  if (!isEditable(order.status)) throw new AppError('conflict', 'orderEdit.hasLeft');
  // Cards are out as they were paid for, and are paid for by no other card: an order of them stays as it is.
  if (order.lines.some(({ snapshot }) => isGiftCard(readSnapshot(snapshot))))
    throw new AppError('conflict', 'orderEdit.giftCards');
  const quantities = readQuantities(order, edit);
  const items = await readItems(db, [...new Set(edit.added.map(({ variationId }) => variationId))]);
  const found = matchItems(edit, items, await readOffers(db, order.userId, items));
  const findTax = taxFinderOf(order, terms);
  const added = found.map(({ item, priceList: _list, ...line }): AddedLine => {
    return { ...line, tax: findTax(item.taxClass) };
  });
  const discount = edit.discount === undefined ? standingDiscount(order) : edit.discount;
  const { deliveryPrice } = edit;
  const edited = editAmounts(
    {
      lines: order.lines,
      delivery: order.deliveryPrice,
      deliveryDiscount: order.deliveryDiscount,
      // A delivery that was free had no tax.
      deliveryTax:
        order.deliveryTax ?? (order.deliveryPrice === 0 ? findTax(terms.taxRules.deliveryClass) : null),
    },
    {
      quantities,
      added,
      delivery: deliveryPrice === undefined ? null : toMinor(deliveryPrice),
      discount: discount && readStaffDiscount(discount),
    },
  );
  const standingById = new Map(order.lines.map((line) => [line.id, line]));
  const coming = [...found];
  const lines = edited.lines.map((line): PlannedLine => {
    const standing = line.id === null ? null : (standingById.get(line.id) ?? null);
    const { item = null, priceList = null } = (standing ? null : coming.shift()) ?? {};
    const snapshot = item ? takeSnapshot(item, priceList) : readSnapshot(standing?.snapshot);
    return { ...line, standing, item, snapshot: shareLine(snapshot, lineTotal(line)) };
  });
  checkDelivery(order, lines);
  checkPlan(order, { ...edited, lines });
  checkLines(order, edit, { lines, counted });
  return { ...edited, lines, discount, stock: listStockChanges(order, lines) };
}

/** Its money came through a provider, or by gift cards alone. */
export function isPaidOnline({ paymentStatus }: Pick<EditableOrderRow, 'paymentStatus'>): boolean {
  return paymentStatus === 'completed';
}

/** What is still to be paid of a paid order once it is as planned; minor units. */
export function restAfter(order: EditableOrderRow, { amounts }: Pick<EditPlan, 'amounts'>): number {
  return isPaidOnline(order) ? Math.max(0, amounts.total - (order.paid ?? 0)) : 0;
}

/** Whether more of what is sent at once, as files are, comes to the order: it would be given before it is paid. */
export function addsUndelivered({ lines }: Pick<EditPlan, 'lines'>): boolean {
  return lines.some(
    ({ snapshot, standing, quantity }) => !isDelivered(snapshot) && quantity > (standing?.quantity ?? 0),
  );
}

function readQuantities(order: EditableOrderRow, { lines }: OrderEdit): Map<number, number> {
  const quantities = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  if (quantities.size < lines.length) throw fieldError('lines', 'refunds.lineTwice');
  const known = new Set(order.lines.map(({ id }) => id));
  if (lines.some(({ id }) => !known.has(id)))
    throw new AppError('conflict', 'orders.changedMeanwhile', { data: { version: order.version } });
  return quantities;
}

type FoundLine = Omit<AddedLine, 'tax'> & { item: ItemRow; priceList: string | null };

/** Prices of today for this customer, unless the staff have typed one. */
function matchItems({ added }: OrderEdit, items: readonly ItemRow[], offers: PriceOffers): FoundLine[] {
  const itemById = new Map(items.map((item) => [item.variationId, item]));
  const refused: FieldErrors = {};
  const found = added.flatMap(({ variationId, quantity, price: typed }, index): FoundLine[] => {
    const item = itemById.get(variationId);
    const { price, priceList } = priceAsked(item, { quantity, typed }, offers);
    if (!item) refused[index] = at('variationId', 'checkout.lineGone');
    // Without a price it is "on request", not for nothing.
    else if (typed === null && price === 0) refused[index] = at('price', 'orderEdit.noPrice');
    else if (isGiftCard(item)) refused[index] = at('variationId', 'orderEdit.giftCardAdded');
    if (!item) return [];
    return [{ item, quantity, price, priceList, fullPrice: Math.max(price, item.fullPrice) }];
  });
  if (Object.keys(refused).length > 0) throw fieldErrors({ added: { children: refused } });
  return found;
}

/** The rates of the day on which the order was placed, in its prices or on top of them; one that was not taxed, or whose buyer is, stays so. */
function taxFinderOf(order: EditableOrderRow, { settings, taxRules }: EditTerms) {
  const taxes = [order.deliveryTax, ...order.lines.map(({ tax }) => tax)].filter((tax) => tax !== null);
  if (taxes.length === 0) return () => null;
  const { type, address } = storedDeliverySchema.parse(order.delivery);
  return createTaxFinder({
    rules: taxRules,
    place: taxedPlace((type === 'delivery' && address) || null, settings),
    moment: order.createdAt,
    timeZone: shopTimeZone(settings.common),
    included: taxes.every(({ included }) => included),
    isReverseCharged: taxes.some(({ reverseCharge }) => reverseCharge),
  });
}

/** What the staff gave before, as they typed it. */
function standingDiscount({ discounts }: EditableOrderRow): StaffDiscountInput | null {
  const given = discounts.find(({ byStaff }) => byStaff);
  if (!given) return null;
  const { percent, amount, title: reason } = given;
  return percent === null
    ? { kind: 'amount', value: toMajor(amount), reason }
    : { kind: 'percent', value: percent, reason };
}

/** An order of which nothing is delivered knows no place for goods that are. */
function checkDelivery({ delivery }: EditableOrderRow, lines: readonly PlannedLine[]): void {
  if (storedDeliverySchema.parse(delivery).type !== 'none') return;
  if (lines.some(({ item }) => item && isDelivered(item)))
    throw fieldError('added', 'orderEdit.notDelivered');
}

function checkPlan(order: EditableOrderRow, { lines, amounts }: Pick<EditPlan, 'lines' | 'amounts'>): void {
  if (lines.length === 0) throw fieldError('lines', 'orderEdit.nothingLeft');
  if (lines.length > maxCartLines)
    throw fieldErrors({
      added: { errors: [writeMessageRef('orderEdit.tooManyLines', { count: maxCartLines })] },
    });
  if (amounts.goods > maxOrderAmount || amounts.total > maxOrderAmount)
    throw fieldError('added', 'orderEdit.tooExpensive');
  if (amounts.total === 0 && order.total > 0) throw fieldError('discount', 'orderEdit.nothingToPay');
}

/** Pieces can be added only where their stock is known to be there. */
function checkLines(
  order: EditableOrderRow,
  edit: OrderEdit,
  { lines, counted }: { lines: readonly PlannedLine[]; counted: ReadonlySet<number> },
): void {
  const editedById = new Map(lines.map((line) => [line.id, line]));
  for (const line of order.lines) {
    const edited = editedById.get(line.id);
    const refusal = refusalOf(line, edited, counted);
    if (refusal === null || (order.isSample && refusal !== 'orderEdit.wasRefunded')) continue;
    const index = edit.lines.findIndex(({ id }) => id === line.id);
    throw index < 0
      ? fieldError('discount', refusal)
      : fieldErrors({ lines: { children: { [index]: at('quantity', refusal) } } });
  }
}

function refusalOf(
  line: StoredLine,
  edited: PlannedLine | undefined,
  counted: ReadonlySet<number>,
): MessageKey | null {
  const isSame = edited?.quantity === line.quantity && lineTotal(edited) === lineTotal(line);
  if (line.isReferred && !isSame) return 'orderEdit.wasRefunded';
  if (!edited || edited.quantity <= line.quantity) return null;
  if (line.fromStock && line.variationId === null) return 'checkout.lineGone';
  const { parts } = readSnapshot(line.snapshot);
  if (line.fromStock && parts.some((part) => part.fromStock && !counted.has(part.variationId)))
    return 'checkout.lineGone';
  // It took nothing when it was bought; its stock is counted since.
  const uncounted =
    parts.length > 0
      ? parts.filter((part) => !line.fromStock || !part.fromStock).map((part) => part.variationId)
      : line.fromStock
        ? []
        : [line.variationId];
  const isCountedSince = uncounted.some((variationId) => variationId !== null && counted.has(variationId));
  return isCountedSince ? 'orderEdit.countedSince' : null;
}

/** Net of what is taken and given back: a line may go and its variation come anew. */
function listStockChanges(order: EditableOrderRow, lines: readonly PlannedLine[]): EditPlan['stock'] {
  const changes = new Map<number, number>();
  const add = (pieces: readonly StockLine[], times: number) => {
    for (const { variationId, quantity } of pieces)
      changes.set(variationId, (changes.get(variationId) ?? 0) + quantity * times);
  };
  for (const line of order.lines) add(piecesOf(line), -line.quantity);
  for (const { standing, item, quantity } of lines) {
    if (standing) add(piecesOf(standing), quantity);
    if (item && takesStock(order, item)) add(piecesOfItem(item), quantity);
  }
  return [...changes]
    .map(([variationId, quantity]) => ({ variationId, quantity }))
    .filter(({ quantity }) => quantity !== 0);
}

/** A sample takes nothing: nobody ordered it. */
export function takesStock({ isSample }: Pick<EditableOrderRow, 'isSample'>, { stock }: ItemRow): boolean {
  return stock !== null && !isSample;
}

/** 422 that names each line of the edit of which there is not enough. */
export function refuseShort(
  order: EditableOrderRow,
  edit: OrderEdit,
  { plan, short }: { plan: Pick<EditPlan, 'lines'>; short: readonly Shortage[] },
): void {
  if (short.length === 0) return;
  const availableOf = new Map(short.map(({ variationId, available }) => [variationId, available]));
  const piecesById = new Map(order.lines.map((line) => [line.id, piecesOf(line)]));
  const refusals = (lines: readonly (readonly StockLine[])[]): FieldErrors =>
    Object.fromEntries(
      lines.flatMap((pieces, index) => {
        const enough = pieces.flatMap(({ variationId, quantity }) => {
          const available = availableOf.get(variationId);
          return available === undefined ? [] : [Math.floor(available / quantity)];
        });
        if (enough.length === 0) return [];
        const message = writeMessageRef('orderEdit.short', { count: Math.min(...enough) });
        return [[index, { children: { quantity: { errors: [message] } } }]];
      }),
    );
  throw fieldErrors({
    lines: { children: refusals(edit.lines.map(({ id }) => piecesById.get(id) ?? [])) },
    added: { children: refusals(plan.lines.flatMap(({ item }) => (item ? [piecesOfItem(item)] : []))) },
  });
}

function at(field: string, message: MessageKey): FieldErrors[string] {
  return { children: { [field]: { errors: [message] } } };
}
