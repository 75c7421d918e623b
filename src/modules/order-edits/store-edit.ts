import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { linePaid, sumDeliveryWeight } from '#domain/order-amounts.ts';
import { storedDeliverySchema } from '#modules/orders/order-records.ts';

import {
  insertShifts,
  replaceDiscounts,
  replaceLines,
  replaceTaxes,
  updateEditedOrder,
  type EditableOrderRow,
  type KeptTax,
  type NewLine,
  type OrderShift,
} from './order-edits.queries.ts';
import { isPaidOnline, takesStock, type EditPlan } from './plan-edit.ts';

/** A new order whose sum has changed waits for its money for a day more: its buyer reads of it in an email. */
const keepHours = 24;

/** Writes a planned edit of an order that is locked. */
export async function storeEdit(
  trx: Kysely<Database>,
  order: EditableOrderRow,
  plan: EditPlan,
): Promise<void> {
  const placed = plan.lines.map((line, position) => ({ ...line, position }));
  const kept = placed.flatMap(({ id, position, quantity, discount, taxRelief, taxAdded, snapshot }) =>
    id === null ? [] : [{ id, position, quantity, discount, taxRelief, taxAdded, parts: snapshot.parts }],
  );
  const added = placed.flatMap(
    ({ item, position, quantity, fullPrice, price, discount, taxRelief, taxAdded, snapshot }): NewLine[] => {
      if (!item) return [];
      const { productId, variationId } = item;
      const money = { quantity, fullPrice, price, discount, taxRelief, taxAdded };
      return [{ position, ...money, snapshot, productId, variationId, fromStock: takesStock(order, item) }];
    },
  );
  const newIds = await replaceLines(trx, order.id, { kept, added });
  const lines = placed.map((line) => ({ ...line, lineId: line.id ?? newIds.shift() ?? 0 }));
  await replaceDiscounts(trx, order.id, {
    promotions: promotionsLeft(order, plan),
    lines: lines.flatMap(({ lineId, parts }) => parts.map((part) => ({ ...part, lineId }))),
    byStaff: plan.discount && {
      title: plan.discount.reason,
      amount: plan.byStaff,
      percent: plan.discount.kind === 'percent' ? plan.discount.value : null,
      lines: lines.map(({ lineId, byStaff: amount }) => ({ lineId, amount })),
    },
  });
  const ofLines = lines.flatMap(({ lineId, tax }): KeptTax[] => (tax ? [{ ...tax, lineId }] : []));
  const { deliveryTax } = plan;
  await replaceTaxes(trx, order.id, deliveryTax ? [...ofLines, { ...deliveryTax, lineId: null }] : ofLines);
  if (isPaidOnline(order)) {
    const { less, more } = shiftsOf(order, plan);
    await insertShifts(trx, 'order_removals', order.id, less);
    await insertShifts(trx, 'order_additions', order.id, more);
  }
  const weight = sumDeliveryWeight(lines.map(({ snapshot, quantity }) => ({ ...snapshot, quantity })));
  await updateEditedOrder(trx, order.id, {
    amounts: plan.amounts,
    taxRelief: plan.taxRelief,
    deliveryDiscount: plan.deliveryDiscount,
    deliveryTaxAdded: plan.deliveryTaxAdded,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    delivery: { ...storedDeliverySchema.parse(order.delivery), weight },
    version: order.version + 1,
    keepHours,
  });
}

/** What a paid order loses and gains, by lines and of the delivery: receipts of refunds and payments name it. */
function shiftsOf(
  order: EditableOrderRow,
  { lines, amounts, deliveryTaxAdded, deliveryTax }: EditPlan,
): { less: OrderShift[]; more: OrderShift[] } {
  const editedById = new Map(lines.flatMap((line) => (line.id === null ? [] : [[line.id, line] as const])));
  const ofStanding = order.lines.map((line): OrderShift => {
    const edited = editedById.get(line.id);
    return {
      snapshot: line.snapshot,
      quantity: (edited?.quantity ?? 0) - line.quantity,
      amount: (edited ? linePaid(edited) : 0) - linePaid(line),
      vatCode: (edited?.tax ?? line.tax)?.vatCode ?? null,
    };
  });
  const ofAdded = lines
    .filter(({ id }) => id === null)
    .map((line): OrderShift => {
      const { snapshot, quantity, tax } = line;
      return { snapshot, quantity, amount: linePaid(line), vatCode: tax?.vatCode ?? null };
    });
  const ofDelivery = {
    snapshot: null,
    quantity: 0,
    amount: amounts.delivery + deliveryTaxAdded - order.deliveryPrice - order.deliveryTaxAdded,
    vatCode: (deliveryTax ?? order.deliveryTax)?.vatCode ?? null,
  };
  const all = [...ofStanding, ...ofAdded, ofDelivery];
  return {
    less: all
      .filter(({ amount }) => amount < 0)
      .map((shift) => ({ ...shift, quantity: Math.max(0, -shift.quantity), amount: -shift.amount })),
    more: all
      .filter(({ amount }) => amount > 0)
      .map((shift) => ({ ...shift, quantity: Math.max(0, shift.quantity) })),
  };
}

/** What each promotion still takes off. */
export function promotionsLeft(
  { discounts }: EditableOrderRow,
  { lines, deliveryDiscount }: EditPlan,
): { id: number; amount: number }[] {
  const sums = new Map<number, number>();
  for (const { adjustmentId, amount } of lines.flatMap(({ parts }) => parts))
    sums.set(adjustmentId, (sums.get(adjustmentId) ?? 0) + amount);
  return discounts
    .filter(({ byStaff }) => !byStaff)
    .map(({ id, class: kind, amount }) => {
      if (kind !== 'shipping') return { id, amount: sums.get(id) ?? 0 };
      return { id, amount: deliveryDiscount === 0 ? 0 : amount };
    });
}
