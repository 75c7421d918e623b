import type { MessageKey } from '#locales/message-keys.ts';

export const orderStateCodes = [
  'new',
  'confirmed',
  'paid',
  'assembling',
  'shipped',
  'ready_for_pickup',
  'delivered',
  'canceled',
  'returned',
] as const;
export type OrderStateCode = (typeof orderStateCodes)[number];

interface OrderStateRule {
  title: MessageKey;
  /** Of a badge with white text: each has a contrast of at least 4.5 with white. */
  color: string;
  next: readonly OrderStateCode[];
}

/**
 * The life of an order. Cash orders skip `paid`; an order on its way is returned rather than
 * canceled, so that stock comes back only with the goods.
 */
export const orderStates: Readonly<Record<OrderStateCode, OrderStateRule>> = {
  new: { title: 'orderStates.new', color: '#1d4ed8', next: ['confirmed', 'paid', 'assembling', 'canceled'] },
  confirmed: { title: 'orderStates.confirmed', color: '#0e7490', next: ['paid', 'assembling', 'canceled'] },
  paid: { title: 'orderStates.paid', color: '#047857', next: ['assembling', 'canceled'] },
  assembling: {
    title: 'orderStates.assembling',
    color: '#b45309',
    next: ['shipped', 'ready_for_pickup', 'canceled'],
  },
  shipped: { title: 'orderStates.shipped', color: '#6d28d9', next: ['delivered', 'returned'] },
  ready_for_pickup: {
    title: 'orderStates.readyForPickup',
    color: '#4338ca',
    next: ['delivered', 'canceled'],
  },
  delivered: { title: 'orderStates.delivered', color: '#15803d', next: ['returned'] },
  canceled: { title: 'orderStates.canceled', color: '#b91c1c', next: [] },
  returned: { title: 'orderStates.returned', color: '#57534e', next: [] },
};

/** Nothing is on its way any more: the person behind a deleted account may be forgotten. */
export const closedOrderStates: readonly OrderStateCode[] = ['delivered', 'canceled', 'returned'];

/** An order of which nothing is delivered is neither packed nor sent. */
const undeliveredNext: Partial<Record<OrderStateCode, readonly OrderStateCode[]>> = {
  new: ['confirmed', 'paid', 'canceled'],
  confirmed: ['paid', 'delivered', 'canceled'],
  paid: ['delivered', 'canceled'],
};

/** What may come next of an order; `isDelivered`: something of it is delivered or picked up. */
export function nextStates(from: OrderStateCode, isDelivered: boolean): readonly OrderStateCode[] {
  return (isDelivered ? undefined : undeliveredNext[from]) ?? orderStates[from].next;
}

/** Whether the shop’s rules let an order go from one state to the other. */
export function canMoveOrder(from: OrderStateCode, to: OrderStateCode, isDelivered = true): boolean {
  return nextStates(from, isDelivered).includes(to);
}

export function isOrderStateCode(value: unknown): value is OrderStateCode {
  return orderStateCodes.some((code) => code === value);
}
