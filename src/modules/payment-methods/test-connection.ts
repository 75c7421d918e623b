import type { ConnectionTest } from '#domain/schemas/manage-delivery.schema.ts';

import type { ConnectionTestTerms, PaymentProvider } from './payment-provider.ts';
import { ProviderError } from './provider-error.ts';

const longestDetail = 200;

/** Whether a provider takes the shop's keys, and what it said. */
export async function testConnection(
  terms: ConnectionTestTerms,
  provider: Pick<PaymentProvider, 'fetch'>,
): Promise<ConnectionTest> {
  try {
    await provider.fetch(terms.stranger);
    return { outcome: 'accepted', detail: '' };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const outcome = outcomeOf(terms, error);
    // What we say of a silent provider is no word of its own.
    const isSaid = error.message.startsWith('The provider answered') || terms.ownWords?.test(error.message);
    const isItsWord = outcome !== 'accepted' && isSaid;
    return { outcome, detail: isItsWord ? error.message.slice(0, longestDetail) : '' };
  }
}

function outcomeOf(
  { refusal }: ConnectionTestTerms,
  { kind, message }: ProviderError,
): ConnectionTest['outcome'] {
  if (refusal?.test(message)) return 'refused';
  const status = /answered (\d{3})/.exec(message)?.[1];
  if (status === '401' || status === '403') return 'refused';
  if (status === undefined) return kind === 'refused' ? 'accepted' : 'unreachable';
  return status === '400' || status === '404' ? 'accepted' : 'unreachable';
}
