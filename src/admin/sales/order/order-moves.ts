import type { OrderStateCode } from '#domain/order-states.ts';
import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';

/** What usually comes next; a move that the order may not make is left out. */
const usual: Partial<Record<OrderStateCode, readonly OrderStateCode[]>> = {
  confirmed: ['assembling'],
  paid: ['assembling'],
  shipped: ['delivered'],
  ready_for_pickup: ['delivered'],
};

/** The one step that is offered first, and all the others. Canceling is never first. */
export function movesOf({ state, next, delivery }: Pick<OrderDetail, 'state' | 'next' | 'delivery'>): {
  first: OrderStateCode | null;
  others: OrderStateCode[];
} {
  const leaving = delivery.type === 'pickup' ? 'ready_for_pickup' : 'shipped';
  const done: OrderStateCode[] | undefined =
    delivery.type === 'none' && (state === 'confirmed' || state === 'paid') ? ['delivered'] : undefined;
  const wanted = done ?? (state === 'assembling' ? [leaving] : (usual[state] ?? []));
  const first = next.find((to) => wanted.some((one) => one === to)) ?? null;
  return { first, others: next.filter((to) => to !== first) };
}
