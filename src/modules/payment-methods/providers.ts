import type { ProviderKey } from '#locales/payment-messages.ts';

import type { ProviderKind } from './payment-provider.ts';
import { paytabsProvider } from './providers/paytabs.ts';
import { stripeProvider } from './providers/stripe.ts';
import { tapProvider } from './providers/tap.ts';
import { telrProvider } from './providers/telr.ts';
import { yookassaProvider } from './providers/yookassa.ts';

/** Every provider, in the order of the admin's list. One without texts, or texts without one, is a type error. */
const byKey: Readonly<Record<ProviderKey, ProviderKind>> = {
  yookassa: yookassaProvider,
  stripe: stripeProvider,
  telr: telrProvider,
  tap: tapProvider,
  paytabs: paytabsProvider,
};

export const providers: readonly ProviderKind[] = Object.values(byKey);

/** null for cash, the demo's and what the shop does not know. */
export function findProvider(key: string): ProviderKind | null {
  return providers.find((provider) => provider.key === key) ?? null;
}
