export const paymentStates = [
  'new',
  'pending',
  'completed',
  'failed',
  'canceled',
  'cashSuccess',
  'cashFailed',
  'initFailed',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Moves of one payment attempt (requirement 397); "pay again" starts a new attempt in `new`. */
const nextStates: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  new: ['pending', 'initFailed', 'cashSuccess', 'cashFailed'],
  pending: ['completed', 'failed', 'canceled'],
  completed: [],
  failed: [],
  canceled: [],
  cashSuccess: [],
  cashFailed: [],
  initFailed: [],
};

export function canMovePayment(from: PaymentState, to: PaymentState): boolean {
  return nextStates[from].includes(to);
}

/** No more news will come: the result page may stop polling. */
export function isFinalPayment(state: PaymentState): boolean {
  return nextStates[state].length === 0;
}

export function canPayAgain(state: PaymentState): boolean {
  return state === 'failed' || state === 'canceled' || state === 'initFailed';
}

export function isPaymentState(value: unknown): value is PaymentState {
  return paymentStates.some((state) => state === value);
}
