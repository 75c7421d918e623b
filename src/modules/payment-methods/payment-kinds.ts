import { cashMethod } from '#domain/checkout-rules.ts';
import { currencies, type Currency } from '#domain/currencies.ts';
import type { ExpressPayment } from '#domain/schemas/delivery.schema.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

import { decryptFields } from './method-secrets.ts';
import type { ProviderKind } from './payment-provider.ts';
import { providers } from './providers.ts';
import { demoProvider } from './providers/demo.ts';

/** Cash is paid to whoever hands the goods over: no provider, every currency, nothing to set up. */
const cashCurrencies = currencies;

export interface PaymentKinds {
  /** Of every method that the shop knows, cash first. */
  keys: readonly string[];
  find(key: string): ProviderKind | null;
  /** Empty for a method that the shop does not know. */
  currenciesOf(key: string): Currency[];
  /** A provider's keys are to be tested before buyers are offered it; the demo's and cash have nothing to test. */
  needsTest(key: string): boolean;
  /** Nothing that the method needs is missing in its stored settings. */
  isConfigured(key: string, settings: unknown): boolean;
  /** What opens wallets over the checkout, by the method's stored settings; null where none are offered there. */
  findExpress(key: string, settings: unknown): ExpressPayment | null;
}

interface PaymentKindsOptions {
  demo: boolean;
  /** Opens the keys that the methods' settings hold. */
  secrets: SecretBox;
}

/** The methods that this program can take payments by; the demo's only where demos are allowed. */
export function createPaymentKinds({ demo, secrets }: PaymentKindsOptions): PaymentKinds {
  const offered = demo ? [...providers, demoProvider] : providers;
  const byKey = new Map<string, ProviderKind>(
    offered.map((provider) => [provider.key, openedBy(secrets, provider)]),
  );
  return {
    keys: [cashMethod, ...byKey.keys()],
    find: (key) => byKey.get(key) ?? null,
    currenciesOf: (key) => [...(key === cashMethod ? cashCurrencies : (byKey.get(key)?.currencies ?? []))],
    needsTest: (key) => byKey.get(key)?.connectionTest !== undefined,
    isConfigured: (key, settings) => key === cashMethod || (byKey.get(key)?.isConfigured(settings) ?? false),
    findExpress: (key, settings) => byKey.get(key)?.findExpress(settings) ?? null,
  };
}

/** The provider, which meets its settings as they are stored. */
function openedBy(secrets: SecretBox, provider: ProviderKind): ProviderKind {
  const open = (stored: unknown) => decryptFields(provider.key, stored, secrets);
  return {
    ...provider,
    connect: (stored, ports) => provider.connect(open(stored), ports),
    isConfigured: (stored) => provider.isConfigured(open(stored)),
    findExpress: (stored) => provider.findExpress(open(stored)),
  };
}
