import type { Quote, QuoteRequest } from '#domain/schemas/order.schema.ts';

import { callApi } from '../client/api-client.ts';
import { authStore } from './auth-store.ts';

/** What an order would cost this buyer now; null when the server could not be asked. */
export async function fetchQuote(
  body: Pick<QuoteRequest, 'items'> & Record<string, unknown>,
  signal?: AbortSignal,
): Promise<Quote | null> {
  const token = authStore.get()?.token;
  const options = { body, isQuestion: true, ...(signal && { signal }) } as const;
  const [failure, quote] = await callApi<Quote>('POST', '/orders/quote', { ...options, token });
  // The session has ended: prices are told to everybody.
  if (failure?.status !== 401) return quote;
  return (await callApi<Quote>('POST', '/orders/quote', options))[1];
}
