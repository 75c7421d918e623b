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

/**
 * Keeps shoppers from waiting for a provider that is down, one circuit a provider. After the pause one
 * call tries again; the others go on being refused until it succeeds.
 */
export function createCircuitBreakers(options: CircuitBreakersOptions = {}): CircuitBreakers {
  const { mostFailures = 5, pauseMs = 30_000, now = Date.now } = options;
  const circuitBreakers = new Map<string, { failures: number; openUntil: number }>();
  return {
    async call(provider, run) {
      const circuitBreaker = circuitBreakers.get(provider) ?? { failures: 0, openUntil: 0 };
      circuitBreakers.set(provider, circuitBreaker);
      if (circuitBreaker.openUntil > now())
        throw new ProviderError('unavailable', `${provider} is left alone`);
      if (circuitBreaker.failures >= mostFailures) circuitBreaker.openUntil = now() + pauseMs;
      try {
        const result = await run();
        circuitBreaker.failures = 0;
        circuitBreaker.openUntil = 0;
        return result;
      } catch (error) {
        const isDown = error instanceof ProviderError && error.kind === 'unavailable';
        circuitBreaker.failures = isDown ? circuitBreaker.failures + 1 : 0;
        circuitBreaker.openUntil = circuitBreaker.failures >= mostFailures ? now() + pauseMs : 0;
        throw error;
      }
    },
  };
}
