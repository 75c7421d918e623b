import type { Currency } from '#domain/currencies.ts';
import type { ProviderStatus } from '#domain/payment-states.ts';
import type { RawNotification } from '#modules/payment-methods/payment-provider.ts';
import type { ProviderKey } from '#locales/payment-messages.ts';

import type { FakeServer } from './fake-server.ts';

/** A provider's side of `provider-contract.test.ts`, which every provider keeps: a fake exports it as `contract`. */
export interface ProviderContract {
  key: ProviderKey;
  /** In which the fake charges. */
  currency: Currency;
  /** What owners may type into each field, one value at least. */
  keys: Readonly<Record<string, readonly string[]>>;
  /** What they mistake for it: field, text, and the error of the provider's texts that says so. */
  mistakes: readonly (readonly [field: string, typed: string, error: string])[];
  start(): Promise<StartedProvider>;
}

/** A fake that runs, with the shop's keys for it. */
export interface StartedProvider {
  server: FakeServer;
  /** As the shop stores them. */
  settings: Readonly<Record<string, unknown>>;
  /** The states that the provider documents: what each means to the shop, and how a payment is brought there. */
  states: Readonly<Record<string, readonly [ProviderStatus, (providerId: string) => void]>>;
  /** What the provider sends of a payment as it stands. */
  notify(providerId: string): RawNotification;
  /** What somebody else would send. */
  forge(providerId: string): RawNotification;
}
