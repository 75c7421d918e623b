import { toMajor } from '#domain/money.ts';
import type { OrderEditPreview } from '#domain/schemas/order-edit.schema.ts';
import { sumTaxes } from '#domain/taxes/tax-amounts.ts';
import {
  composeAdjustment,
  composePlannedLine,
  composeTax,
  describeStaffDiscount,
} from '#modules/orders/compose-order.ts';

import type { EditableOrderRow } from './order-edits.queries.ts';
import { restAfter, type EditPlan } from './plan-edit.ts';
import { promotionsLeft } from './store-edit.ts';

/** What the staff see of an edit before it is saved. */
export function composePreview(order: EditableOrderRow, plan: EditPlan): OrderEditPreview {
  const { amounts, lines, deliveryDiscount, deliveryTax } = plan;
  const left = new Map(promotionsLeft(order, plan).map(({ id, amount }) => [id, amount]));
  const promotions = order.discounts
    .map((each) => ({ ...each, amount: left.get(each.id) ?? 0 }))
    .filter(({ amount }) => amount > 0);
  const taxes = [...lines.map(({ tax }) => tax), deliveryTax].flatMap((tax) => (tax ? [tax] : []));
  return {
    lines: lines.map((line) => ({ id: line.id, ...composePlannedLine(line) })),
    goods: toMajor(amounts.goods),
    discount: toMajor(amounts.discount),
    adjustments: [...promotions, ...describeStaffDiscount(plan)].map(composeAdjustment),
    deliveryPrice: toMajor(amounts.delivery),
    deliveryDiscount: toMajor(deliveryDiscount),
    taxRelief: toMajor(plan.taxRelief),
    taxes: sumTaxes(taxes).map(composeTax),
    total: toMajor(amounts.total),
    totalBefore: toMajor(order.total),
    rest: toMajor(restAfter(order, plan)),
  };
}
