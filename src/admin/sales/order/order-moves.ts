import type { OrderStateCode } from '#domain/order-states.ts';
import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';

/** What usually comes next; a move that the order may not make is left out. */
const usual: Partial<Record<OrderStateCode, readonly OrderStateCode[]>> = {
  confirmed: ['assembling'],
  paid: ['assembling'],
  shipped: ['delivered'],
  ready_for_pickup: ['delivered'],
};

/** Paid in cash on receipt, a guest's order waits until the buyer or the staff confirm it. */
export function isUnconfirmed({ state, paymentState }: Pick<OrderDetail, 'state' | 'paymentState'>): boolean {
  return state === 'new' && paymentState === 'cashSuccess';
}

type MovedOrder = Pick<OrderDetail, 'state' | 'next' | 'delivery' | 'paymentState'>;

/** The one step that is offered first, and all the others. Canceling is never first. */
export function movesOf(order: MovedOrder): {
  first: OrderStateCode | null;
  others: OrderStateCode[];
} {
  const { state, next, delivery } = order;
  const leaving = delivery.type === 'pickup' ? 'ready_for_pickup' : 'shipped';
  const done: OrderStateCode[] | undefined =
    delivery.type === 'none' && (state === 'confirmed' || state === 'paid') ? ['delivered'] : undefined;
  const begun: OrderStateCode[] | undefined = isUnconfirmed(order) ? ['confirmed'] : done;
  const wanted = begun ?? (state === 'assembling' ? [leaving] : (usual[state] ?? []));
  const first = next.find((to) => wanted.some((one) => one === to)) ?? null;
  return { first, others: next.filter((to) => to !== first) };
}
