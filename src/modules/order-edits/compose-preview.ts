import { toMajor } from '#domain/money.ts';
import { lineTotal } from '#domain/order-amounts.ts';
import type { OrderEditPreview } from '#domain/schemas/order-edit.schema.ts';
import { sumTaxes } from '#domain/taxes/tax-amounts.ts';
import { composeAdjustment, composeTax } from '#modules/orders/compose-order.ts';
import { nameBought } from '#modules/orders/order-records.ts';

import type { EditableOrderRow } from './order-edits.queries.ts';
import type { EditPlan } from './plan-edit.ts';
import { promotionsLeft } from './store-edit.ts';

/** What the staff see of an edit before it is saved. */
export function composePreview(order: EditableOrderRow, plan: EditPlan): OrderEditPreview {
  const { amounts, lines, deliveryDiscount, deliveryTax, discount, byStaff } = plan;
  const left = new Map(promotionsLeft(order, plan).map(({ id, amount }) => [id, amount]));
  const promotions = order.discounts
    .map((each) => ({ ...each, amount: left.get(each.id) ?? 0 }))
    .filter(({ amount }) => amount > 0);
  const ofStaff =
    discount && byStaff > 0
      ? [{ class: 'order' as const, title: discount.reason, code: null, amount: byStaff }]
      : [];
  const taxes = [...lines.map(({ tax }) => tax), deliveryTax].flatMap((tax) => (tax ? [tax] : []));
  return {
    lines: lines.map((line) => ({
      id: line.id,
      title: line.snapshot.title,
      options: nameBought(line.snapshot),
      image: line.snapshot.image,
      quantity: line.quantity,
      fullPrice: toMajor(line.fullPrice),
      price: toMajor(line.price),
      sum: toMajor(lineTotal(line)),
    })),
    goods: toMajor(amounts.goods),
    discount: toMajor(amounts.discount),
    adjustments: [...promotions, ...ofStaff].map(composeAdjustment),
    deliveryPrice: toMajor(amounts.delivery),
    deliveryDiscount: toMajor(deliveryDiscount),
    taxes: sumTaxes(taxes).map(composeTax),
    total: toMajor(amounts.total),
    totalBefore: toMajor(order.total),
  };
}
