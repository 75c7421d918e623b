import type { ConnectionTest } from '#domain/schemas/manage-delivery.schema.ts';

import type { PaymentProvider } from './payment-provider.ts';
import { ProviderError } from './provider-error.ts';

/**
 * A payment that no provider has. They answer "not found" to who has the right keys, and refuse others: asking
 * for it moves nothing and tells whether keys are right.
 */
const strangers: Readonly<Record<string, string>> = {
  yookassa: '00000000-0000-0000-0000-000000000000',
  stripe: 'cs_test_doesnotexist',
  tap: 'chg_doesnotexist',
  telr: '0000000000000000000000000000000000000000000000000000000000000000',
  paytabs: 'TST0000000000000',
};

/** Of providers whose statuses tell nothing: Telr refuses with 200, PayTabs with a code in the body. */
const refusals: Readonly<Record<string, RegExp>> = {
  telr: /authori[sz]ation|authentication|auth ?key|store id|not (?:allowed|permitted)|ip address/i,
  paytabs: /"code":\s*1\D|authentication failed|invalid profile/i,
};
const longestDetail = 200;

export function canTestConnection(key: string): boolean {
  return Object.hasOwn(strangers, key);
}

/** Whether a provider takes the shop's keys, and what it said. */
export async function testConnection(key: string, provider: PaymentProvider): Promise<ConnectionTest> {
  try {
    await provider.fetch(strangers[key] ?? '');
    return { outcome: 'accepted', detail: '' };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const outcome = outcomeOf(key, error);
    // What we say of a silent provider is no word of its own.
    const isItsWord = outcome !== 'accepted' && /^(?:The provider answered|Telr:)/.test(error.message);
    return { outcome, detail: isItsWord ? error.message.slice(0, longestDetail) : '' };
  }
}

function outcomeOf(key: string, { kind, message }: ProviderError): ConnectionTest['outcome'] {
  if (refusals[key]?.test(message)) return 'refused';
  const status = /answered (\d{3})/.exec(message)?.[1];
  if (status === '401' || status === '403') return 'refused';
  if (status === undefined) return kind === 'refused' ? 'accepted' : 'unreachable';
  return status === '400' || status === '404' ? 'accepted' : 'unreachable';
}
