import { callApi } from '../client/api-client.ts';
import { toFormAnswer } from '../client/form-answer.ts';
import { authStore } from '../shop/auth-store.ts';
import type { AccountTexts } from './account-texts.ts';

/**
 * Goes to what the server draws of a customer's order: it knows a browser by the cookie of the order, which is fetched
 * first. Gives what went wrong; empty: nothing.
 */
export async function openOrder(number: string, href: string, t: AccountTexts['t']): Promise<string> {
  const path = `/orders/${encodeURIComponent(number)}/access`;
  const [failure] = await callApi('POST', path, { token: authStore.get()?.token });
  if (failure) return toFormAnswer(failure, t)?.errors?.[0] ?? t('errors.internal');
  location.assign(href);
  return '';
}
