import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import type { CircuitBreakers } from './circuit-breakers.ts';
import type { PaymentKinds } from './payment-kinds.ts';
import { readMethodSettings } from './payment-methods.queries.ts';
import type { PaymentProvider, ProviderPorts } from './payment-provider.ts';
import { ProviderError } from './provider-error.ts';

/** Providers as this shop has set them up. */
export interface ProviderConnections {
  /** null for a provider that is unknown or lacks its settings; whether it is enabled does not matter. */
  open(key: string): Promise<PaymentProvider | null>;
  /** Calls one that must be there, unless it has been failing; throws `ProviderError`. */
  call<T>(key: string, run: (provider: PaymentProvider) => Promise<T>): Promise<T>;
}

interface ProviderConnectionsOptions {
  db: Kysely<Database>;
  kinds: PaymentKinds;
  circuitBreakers: CircuitBreakers;
  ports: ProviderPorts;
}

export function createProviderConnections({
  db,
  kinds,
  circuitBreakers,
  ports,
}: ProviderConnectionsOptions): ProviderConnections {
  async function open(key: string): Promise<PaymentProvider | null> {
    const kind = kinds.find(key);
    return kind && kind.connect(await readMethodSettings(db, key), ports);
  }
  return {
    open,
    async call(key, run) {
      const provider = await open(key);
      if (!provider) throw new ProviderError('refused', `${key} is not set up`);
      return circuitBreakers.call(key, () => run(provider));
    },
  };
}
