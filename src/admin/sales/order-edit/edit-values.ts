import { isEqual } from '#domain/editing/is-equal.ts';
import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';
import type { OrderEdit } from '#domain/schemas/order-edit.schema.ts';

import type { TypedDiscount } from './discount-fields.tsx';

/** A line that the staff add; `price` is null for what it costs today. Major units. */
interface AddedLine {
  /** Tells lines apart; one variation may come twice. */
  key: string;
  variationId: number;
  name: string;
  /** What it costs today; null where it has no price. */
  today: number | null;
  quantity: number | null;
  price: number | null;
}

/** An order as the form of its edit has it; numbers are null while their fields are empty. */
export interface EditValues extends Record<string, unknown> {
  lines: { id: number; quantity: number | null }[];
  added: AddedLine[];
  deliveryPrice: number | null;
  discount: TypedDiscount;
  notify: boolean;
}

export function toValues(order: OrderDetail): EditValues {
  const { staffDiscount } = order;
  return {
    lines: order.lines.map(({ id, quantity }) => ({ id, quantity })),
    added: [],
    deliveryPrice: order.deliveryPrice,
    discount: staffDiscount ?? { kind: 'none', value: null, reason: '' },
    notify: true,
  };
}

/** What the API is asked for; lines and what is added keep their places, by which it tells what is wrong. */
export function toEdit(values: EditValues, order: Pick<OrderDetail, 'deliveryPrice'>): OrderEdit {
  const { lines, added, deliveryPrice, discount } = values;
  return {
    lines: lines.map(({ id, quantity }) => ({ id, quantity: quantity ?? 0 })),
    added: added.map(({ variationId, quantity, price }) => ({ variationId, quantity: quantity ?? 0, price })),
    // One that is named is no longer the one that the order was placed with.
    ...(deliveryPrice !== null && deliveryPrice !== order.deliveryPrice && { deliveryPrice }),
    discount:
      discount.kind === 'none'
        ? null
        : { kind: discount.kind, value: discount.value ?? 0, reason: discount.reason },
  };
}

/** What was typed, on top of what somebody else has made of the order since. */
export function rebaseValues(typed: EditValues, before: EditValues, now: EditValues): EditValues {
  const quantityIn = (values: EditValues, id: number) =>
    values.lines.find((line) => line.id === id)?.quantity;
  return {
    ...typed,
    lines: now.lines.map((line) => {
      const mine = quantityIn(typed, line.id);
      return mine === undefined || mine === quantityIn(before, line.id) ? line : { ...line, quantity: mine };
    }),
    deliveryPrice: typed.deliveryPrice === before.deliveryPrice ? now.deliveryPrice : typed.deliveryPrice,
    discount: isEqual(typed.discount, before.discount) ? now.discount : typed.discount,
  };
}
