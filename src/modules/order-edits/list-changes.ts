import { nameWithVariant } from '#domain/variant-name.ts';
import { nameBought, readSnapshot } from '#modules/orders/order-records.ts';
import type { StoredOrderChange } from '#modules/orders/order-events.ts';

import type { EditableOrderRow } from './order-edits.queries.ts';
import type { EditPlan } from './plan-edit.ts';

/** What an edit changes, for the order's history; none: it changes nothing. */
export function listChanges(order: EditableOrderRow, plan: EditPlan): StoredOrderChange[] {
  const { amounts, byStaff, discount } = plan;
  const given = order.discounts.find((each) => each.byStaff);
  const changes: StoredOrderChange[] = [
    ...listLineChanges(order, plan),
    { what: 'delivery', name: '', from: order.deliveryPrice, to: amounts.delivery },
    { what: 'discount', name: discount?.reason ?? given?.title ?? '', from: given?.amount ?? 0, to: byStaff },
    { what: 'total', name: '', from: order.total, to: amounts.total },
  ];
  return changes.filter(
    ({ what, from, to, name }) =>
      from !== to || (what === 'discount' && given !== undefined && given.title !== name),
  );
}

function listLineChanges(order: EditableOrderRow, { lines }: EditPlan): StoredOrderChange[] {
  const editedById = new Map(lines.map((line) => [line.id, line]));
  const standing = order.lines.map(({ id, quantity, snapshot }): StoredOrderChange => {
    const bought = readSnapshot(snapshot);
    return { what: 'line', name: nameOf(bought), from: quantity, to: editedById.get(id)?.quantity ?? 0 };
  });
  const added = lines
    .filter(({ id }) => id === null)
    .map(({ snapshot, quantity }): StoredOrderChange => {
      return { what: 'line', name: nameOf(snapshot), from: 0, to: quantity };
    });
  return [...standing, ...added];
}

function nameOf(bought: ReturnType<typeof readSnapshot>): string {
  return nameWithVariant(bought.title, nameBought(bought));
}
