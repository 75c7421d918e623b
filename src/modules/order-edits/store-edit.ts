import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { linePaid, sumDeliveryWeight } from '#domain/order-amounts.ts';
import { storedDeliverySchema } from '#modules/orders/order-records.ts';

import {
  insertRemovals,
  replaceDiscounts,
  replaceLines,
  replaceTaxes,
  updateEditedOrder,
  type EditableOrderRow,
  type KeptTax,
  type NewLine,
  type NewRemoval,
} from './order-edits.queries.ts';
import { takesStock, type EditPlan } from './plan-edit.ts';

/** A new order whose sum has changed waits for its money for a day more: its buyer reads of it in an email. */
const keepHours = 24;

/** Writes a planned edit of an order that is locked. */
export async function storeEdit(
  trx: Kysely<Database>,
  order: EditableOrderRow,
  plan: EditPlan,
): Promise<void> {
  const placed = plan.lines.map((line, position) => ({ ...line, position }));
  const kept = placed.flatMap(({ id, position, quantity, discount, taxRelief, taxAdded }) =>
    id === null ? [] : [{ id, position, quantity, discount, taxRelief, taxAdded }],
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
  if (order.paid !== null) await insertRemovals(trx, order.id, removalsOf(order, plan));
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

/** What a paid order loses, by lines and of the delivery: receipts of the refund name it. */
function removalsOf(order: EditableOrderRow, { lines, amounts, deliveryTaxAdded }: EditPlan): NewRemoval[] {
  const editedById = new Map(lines.map((line) => [line.id, line]));
  const ofLines = order.lines.map((line): NewRemoval => {
    const edited = editedById.get(line.id);
    return {
      snapshot: line.snapshot,
      quantity: Math.max(0, line.quantity - (edited?.quantity ?? 0)),
      amount: linePaid(line) - (edited ? linePaid(edited) : 0),
      vatCode: line.tax?.vatCode ?? null,
    };
  });
  const ofDelivery = {
    snapshot: null,
    quantity: 0,
    amount: order.deliveryPrice + order.deliveryTaxAdded - amounts.delivery - deliveryTaxAdded,
    vatCode: order.deliveryTax?.vatCode ?? null,
  };
  return [...ofLines, ofDelivery].filter(({ amount }) => amount > 0);
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
