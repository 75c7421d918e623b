interface CircuitBreakerOptions {
  /** Calls in a row that fail because the other side is down, until all are refused. */
  mostFailures: number;
  /** Between two calls that try whether it is back, in milliseconds. */
  pauseMs: number;
  isDown(error: unknown): boolean;
  /** What a call gets that is refused. */
  refusal(): Error;
  onChange?(isOpen: boolean, cause: unknown): void;
  now?: () => number;
}

/** Runs a call, or throws the refusal at once. */
export type CircuitBreaker = <T>(run: () => Promise<T>) => Promise<T>;

/**
 * Spares everybody the waiting for what is down. After the pause one call tries again; the others go on being refused
 * until it succeeds.
 */
export function createCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  const { mostFailures, pauseMs, isDown, refusal, onChange, now = Date.now } = options;
  let failures = 0;
  let openUntil = 0;
  const settle = (next: number, cause: unknown) => {
    const wasOpen = failures >= mostFailures;
    failures = next;
    const isOpen = failures >= mostFailures;
    openUntil = isOpen ? now() + pauseMs : 0;
    if (isOpen !== wasOpen) onChange?.(isOpen, cause);
  };
  return async (run) => {
    if (openUntil > now()) throw refusal();
    if (failures >= mostFailures) openUntil = now() + pauseMs;
    try {
      const result = await run();
      settle(0, undefined);
      return result;
    } catch (error) {
      settle(isDown(error) ? failures + 1 : 0, error);
      throw error;
    }
  };
}
