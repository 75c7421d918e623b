import type { ConnectionTest } from '#domain/schemas/delivery-office.schema.ts';

import type { PaymentProvider } from './payment-provider.ts';
import { ProviderError } from './provider-error.ts';

/**
 * A payment that no provider has. Those listed answer "not found" to who has the right keys, and refuse
 * others: asking for it moves nothing and tells whether keys are right.
 */
const strangers: Readonly<Record<string, string>> = {
  yookassa: '00000000-0000-0000-0000-000000000000',
  stripe: 'cs_test_doesnotexist',
  tap: 'chg_doesnotexist',
};

export function canTestConnection(key: string): boolean {
  return Object.hasOwn(strangers, key);
}

/** Whether a provider takes the shop's keys. */
export async function testConnection(
  key: string,
  provider: PaymentProvider,
): Promise<ConnectionTest['outcome']> {
  try {
    await provider.fetch(strangers[key] ?? '');
    return 'accepted';
  } catch (error) {
    const status = error instanceof ProviderError ? /answered (\d{3})/.exec(error.message)?.[1] : undefined;
    if (status === '401' || status === '403') return 'refused';
    if (status === '400' || status === '404') return 'accepted';
    if (error instanceof ProviderError) return 'unreachable';
    throw error;
  }
}
