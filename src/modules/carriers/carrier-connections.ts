import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Parcel } from '#domain/schemas/carrier.schema.ts';
import type { CircuitBreakers } from '#modules/payment-methods/circuit-breakers.ts';
import { ProviderError } from '#modules/payment-methods/provider-error.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

import type { Carrier, CarrierKind, CarrierPorts } from './carrier.ts';
import { openSettings } from './carrier-settings.ts';
import { findCarrierKind } from './carriers.ts';
import { selectCarriers } from './carriers.queries.ts';

/** A carrier as this shop has set it up. */
export interface ReadyCarrier {
  kind: CarrierKind;
  enabled: boolean;
  carrier: Carrier;
  defaults: Parcel;
}

export interface CarrierConnections {
  /** Those that lack nothing, switched on or not: parcels are still on their way with one that is off. */
  list(): Promise<ReadyCarrier[]>;
  /** Null for one that is unknown or lacks its settings. */
  open(key: string): Promise<ReadyCarrier | null>;
  /** Calls one that must be there, unless it has been failing; throws `ProviderError`. */
  call<T>(key: string, run: (carrier: Carrier) => Promise<T>): Promise<T>;
}

interface CarrierConnectionsOptions {
  db: Kysely<Database>;
  secrets: SecretBox;
  circuitBreakers: CircuitBreakers;
  ports: CarrierPorts;
}

/** Connections are kept, for they hold tokens; other settings make another one. */
export function createCarrierConnections(options: CarrierConnectionsOptions): CarrierConnections {
  const { db, secrets, circuitBreakers, ports } = options;
  const kept = new Map<string, { settings: string; ready: Omit<ReadyCarrier, 'enabled'> | null }>();

  function connect(kind: CarrierKind, stored: unknown): Omit<ReadyCarrier, 'enabled'> | null {
    const settings = JSON.stringify(stored);
    const known = kept.get(kind.key);
    if (known?.settings === settings) return known.ready;
    const opened = openSettings(kind, stored, secrets);
    const carrier = kind.connect(opened, ports);
    const defaults = kind.parcelDefaults(opened);
    const ready = carrier && defaults && { kind, carrier, defaults };
    kept.set(kind.key, { settings, ready });
    return ready;
  }

  async function read(key: string | null): Promise<ReadyCarrier[]> {
    return (await selectCarriers(db, key)).flatMap(({ key: known, enabled, settings }) => {
      const kind = findCarrierKind(known);
      const ready = kind && connect(kind, settings);
      return ready ? [{ ...ready, enabled }] : [];
    });
  }
  const open = async (key: string) => (await read(key))[0] ?? null;

  return {
    list: () => read(null),
    open,
    async call(key, run) {
      const ready = await open(key);
      if (!ready) throw new ProviderError('refused', `${key} is not set up`);
      return circuitBreakers.call(key, () => run(ready.carrier));
    },
  };
}
