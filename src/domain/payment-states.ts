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

/** After these a shopper may start another attempt. */
export function canPayAgain(state: PaymentState): boolean {
  return state === 'failed' || state === 'canceled' || state === 'initFailed';
}

export function isPaymentState(value: unknown): value is PaymentState {
  return paymentStates.some((state) => state === value);
}

/** States of one attempt at a provider as the shop keeps it: a shopper's, and what became of the money later. */
const attemptStates = [
  'new',
  'pending',
  'completed',
  'failed',
  'canceled',
  'initFailed',
  'needsRefund',
  'refunded',
] as const;
export type AttemptState = (typeof attemptStates)[number];

/** What a provider may say of a payment. */
export type ProviderStatus = 'pending' | 'completed' | 'failed' | 'canceled';

/** `refunded` is the sum of all refunds so far, in minor units. */
export interface Attempt {
  state: AttemptState;
  refunded: number;
}

interface AttemptEvent {
  status: ProviderStatus;
  refunded: number;
}

export function isAttemptState(value: unknown): value is AttemptState {
  return attemptStates.some((state) => state === value);
}

/** The provider took the money and has it, or had it: nothing it says later makes that undone. */
export function hasMoneyCome(state: AttemptState): boolean {
  return state === 'completed' || state === 'needsRefund' || state === 'refunded';
}

/**
 * The attempt after one event; what changes nothing gives an equal one. News may come twice, late
 * and in any order: money wins over everything said before, so that it is never lost. Money for an
 * order that does not take it any more (`orderTakesMoney`) has to be given back.
 */
export function advanceAttempt(
  attempt: Attempt,
  event: AttemptEvent,
  { amount, orderTakesMoney }: { amount: number; orderTakesMoney: boolean },
): Attempt {
  const { state } = attempt;
  switch (event.status) {
    case 'pending':
      return state === 'new' ? { ...attempt, state: 'pending' } : attempt;
    case 'failed':
    case 'canceled':
      return state === 'new' || state === 'pending' ? { ...attempt, state: event.status } : attempt;
    case 'completed': {
      const refunded = Math.max(attempt.refunded, event.refunded);
      if (refunded >= amount && amount > 0) return { state: 'refunded', refunded };
      if (hasMoneyCome(state)) return { state, refunded };
      return { state: orderTakesMoney ? 'completed' : 'needsRefund', refunded };
    }
  }
}

/** The provider need not be asked any more. */
export function isFinalAttempt(state: AttemptState): boolean {
  return state !== 'new' && state !== 'pending';
}
