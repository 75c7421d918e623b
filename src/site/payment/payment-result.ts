import { cashMethod } from '#domain/checkout-rules.ts';
import { canPayAgain, type PaymentState } from '#domain/payment-states.ts';
import type { Order } from '#domain/schemas/order.schema.ts';
import type { MessageKey } from '#locales/message-keys.ts';

type Tone = 'good' | 'waiting' | 'bad';

/** What the result page says and offers for a state of the payment (requirement 386). */
export interface PaymentOutcome {
  state: PaymentState;
  tone: Tone;
  title: MessageKey;
  hint: MessageKey | null;
  /** Text of the button that starts a payment; null where there is nothing to pay. */
  pay: MessageKey | null;
  /** Text of the way out of a payment that is under way and may never end; null without one. */
  otherWay: MessageKey | null;
  canCancel: boolean;
  /** A guest's order in cash, which waits until its buyer or the shop has confirmed it. */
  isUnconfirmed: boolean;
  /** News may still come by itself. */
  isAwaited: boolean;
}

const tones: Readonly<Record<PaymentState, Tone>> = {
  new: 'waiting',
  pending: 'waiting',
  completed: 'good',
  cashSuccess: 'good',
  failed: 'bad',
  canceled: 'bad',
  initFailed: 'bad',
  cashFailed: 'bad',
};

const hints: Readonly<Partial<Record<PaymentState, MessageKey>>> = {
  new: 'payment.newHint',
  pending: 'payment.pendingHint',
  completed: 'payment.completedHint',
  cashSuccess: 'payment.cashHint',
  failed: 'payment.failedHint',
  canceled: 'payment.canceledHint',
  initFailed: 'payment.initFailedHint',
  cashFailed: 'payment.cashFailedHint',
};

/** The state as the server knows it alone; nothing of an address is believed. */
export function viewPayment({
  status,
  payment,
  method,
  rest,
}: Pick<Order, 'status' | 'payment' | 'method' | 'rest'>): PaymentOutcome {
  if (rest > 0) return viewRest();
  const state = payment.status;
  const isOver = status.code === 'canceled' || status.code === 'returned';
  const isUnconfirmed = status.code === 'new' && state === 'cashSuccess';
  const isUnpaid = !isOver && (state === 'new' || canPayAgain(state));
  return {
    state,
    tone: isUnconfirmed ? 'waiting' : tones[state],
    title: `payment.${state}`,
    hint: isOver ? 'payment.orderCanceledHint' : isUnconfirmed ? null : (hints[state] ?? null),
    pay: isUnpaid && method !== cashMethod ? (state === 'new' ? 'payment.pay' : 'payment.payAgain') : null,
    otherWay: !isOver && state === 'pending' ? 'payment.otherWay' : null,
    canCancel:
      (status.code === 'new' || status.code === 'confirmed') && state !== 'pending' && state !== 'completed',
    isUnconfirmed,
    isAwaited: !isOver && state === 'pending',
  };
}

/** It was paid, and became dearer since. */
function viewRest(): PaymentOutcome {
  return {
    state: 'completed',
    tone: 'waiting',
    title: 'payment.partly',
    hint: 'payment.partlyHint',
    pay: 'payment.payRest',
    otherWay: null,
    canCancel: false,
    isUnconfirmed: false,
    isAwaited: false,
  };
}

/** What happens to the goods now; null where that depends on a payment that has not come. */
export function describeNextStep({ tone }: PaymentOutcome, order: Order): MessageKey | null {
  if (tone !== 'good' || order.status.code === 'canceled') return null;
  const { type } = order.deliveryInformation;
  if (type === 'none') return null;
  return type === 'pickup' ? 'payment.nextPickup' : 'payment.nextDelivery';
}
