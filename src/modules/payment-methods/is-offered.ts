import type { PaymentKinds } from './payment-kinds.ts';

interface TestedMethod {
  key: string;
  testOutcome: string | null;
  isOfferedUntested: boolean;
}

/** Whether buyers are offered a method that is switched on and has its keys: keys that nobody has tried may be wrong. */
export function isOffered(
  kinds: Pick<PaymentKinds, 'needsTest'>,
  { key, testOutcome, isOfferedUntested }: TestedMethod,
): boolean {
  return !kinds.needsTest(key) || testOutcome === 'accepted' || isOfferedUntested;
}
