import { createCircuitBreaker, type CircuitBreaker } from '#platform/timeouts/circuit-breaker.ts';

import { ProviderError } from './provider-error.ts';

export interface CircuitBreakers {
  /** Calls a provider, or throws at once while it is left alone. */
  call<T>(provider: string, run: () => Promise<T>): Promise<T>;
}

interface CircuitBreakersOptions {
  /** Failures in a row after which a provider is left alone; default 5. */
  mostFailures?: number;
  /** For how long, in milliseconds; default 30,000. */
  pauseMs?: number;
  now?: () => number;
}

/** Keeps shoppers from waiting for a provider that is down, one circuit a provider. */
export function createCircuitBreakers(options: CircuitBreakersOptions = {}): CircuitBreakers {
  const { mostFailures = 5, pauseMs = 30_000, now = Date.now } = options;
  const circuitBreakers = new Map<string, CircuitBreaker>();
  return {
    call(provider, run) {
      const circuitBreaker =
        circuitBreakers.get(provider) ??
        createCircuitBreaker({
          mostFailures,
          pauseMs,
          now,
          isDown: (error) => error instanceof ProviderError && error.kind === 'unavailable',
          refusal: () => new ProviderError('unavailable', `${provider} is left alone`),
        });
      circuitBreakers.set(provider, circuitBreaker);
      return circuitBreaker(run);
    },
  };
}
