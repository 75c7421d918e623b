import { unavailable } from '#domain/errors.ts';
import type { ProviderConnections } from '#modules/payment-methods/provider-connections.ts';
import { ProviderError } from '#modules/payment-methods/provider-error.ts';

import type { PaymentRow } from './payments.queries.ts';

/** What a payment in a sheet is confirmed with, by its provider's answer; throws 503 when none comes. */
export async function readClientSecret(
  connections: ProviderConnections,
  { id, provider, provider_id: providerId }: PaymentRow,
): Promise<string> {
  if (providerId === null) throw new Error(`Payment ${id} has no id at ${provider}`);
  try {
    return await connections.call(provider, async (port) => {
      if (!port.readClientSecret) throw new ProviderError('refused', `${provider} has no sheets`);
      return port.readClientSecret(providerId);
    });
  } catch (error) {
    if (error instanceof ProviderError) throw unavailable('payments.noAnswer', error);
    throw error;
  }
}
