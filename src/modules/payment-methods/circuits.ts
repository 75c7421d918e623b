import { ProviderError } from './provider-error.ts';

export interface Circuits {
  /** Calls a provider, or throws at once while it is left alone. */
  call<T>(provider: string, run: () => Promise<T>): Promise<T>;
}

interface CircuitsOptions {
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
export function createCircuits(options: CircuitsOptions = {}): Circuits {
  const { mostFailures = 5, pauseMs = 30_000, now = Date.now } = options;
  const circuits = new Map<string, { failures: number; openUntil: number }>();
  return {
    async call(provider, run) {
      const circuit = circuits.get(provider) ?? { failures: 0, openUntil: 0 };
      circuits.set(provider, circuit);
      if (circuit.openUntil > now()) throw new ProviderError('unavailable', `${provider} is left alone`);
      if (circuit.failures >= mostFailures) circuit.openUntil = now() + pauseMs;
      try {
        const result = await run();
        circuit.failures = 0;
        circuit.openUntil = 0;
        return result;
      } catch (error) {
        const isDown = error instanceof ProviderError && error.kind === 'unavailable';
        circuit.failures = isDown ? circuit.failures + 1 : 0;
        circuit.openUntil = circuit.failures >= mostFailures ? now() + pauseMs : 0;
        throw error;
      }
    },
  };
}
