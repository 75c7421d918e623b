/** An order on its way: a second attempt with the same key is the same order. */
interface OrderAttempt {
  key: string;
  /** The first body that was sent and may have arrived. */
  body: unknown;
}

const storageKey = 'vitrina-order-attempt';

/** Kept for the tab until the order is placed, so that a lost answer never makes a second order. */
export function readAttempt(): OrderAttempt | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    const { key, body } = (stored ?? {}) as Partial<OrderAttempt>;
    return typeof key === 'string' && body !== undefined ? { key, body } : null;
  } catch {
    return null;
  }
}

/** Keeps the attempt for a reload of the page. */
export function keepAttempt(attempt: OrderAttempt): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(attempt));
  } catch {
    // Without storage the key lasts as long as this one attempt.
  }
}

/** The order is placed: the next one has a key of its own. */
export function forgetAttempt(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // As above.
  }
}
