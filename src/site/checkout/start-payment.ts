import { paymentPath } from '#domain/routes.ts';
import type { Order } from '#domain/schemas/order.schema.ts';
import type { NextStep, StartedPayment } from '#domain/schemas/payment.schema.ts';
import type { Language } from '#locales/languages.ts';

import { callApi, type ApiFailure } from '../client/api-client.ts';

interface PaymentWish {
  /** Number of the order. */
  order: string;
  method: string;
  returnUrl: string;
  cancelUrl: string;
  language: Language;
}

/** Each call is an attempt of its own. */
function initializePayment<Answer>(wish: PaymentWish & { express?: true }, token: string | undefined) {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  return callApi<Answer>('POST', '/payment/initialize', { body: wish, headers, token });
}

/**
 * Starts to pay an order. `left`: the browser is on its way to the provider. null: there is nowhere to go,
 * the order says how it stands.
 */
export async function startPayment(
  wish: PaymentWish,
  token: string | undefined,
): Promise<ApiFailure | 'left' | null> {
  const [failure, start] = await initializePayment<NextStep>(wish, token);
  if (failure) return failure;
  if (start.redirectUrl) location.assign(start.redirectUrl);
  else if (start.form) sendForm(start.form);
  else return null;
  return 'left';
}

/** Starts to pay an order in the sheet of a wallet; null when that cannot begin, as the order's page says. */
export async function startInSheet(
  { number, accessToken, payment }: Order,
  language: Language,
  token: string | undefined,
): Promise<string | null> {
  const page = location.origin + paymentPath(number, accessToken);
  const wish = { order: number, method: payment.method, returnUrl: page, cancelUrl: page, language };
  const [, start] = await initializePayment<StartedPayment>({ ...wish, express: true }, token);
  return start?.clientSecret ?? null;
}

/** Leaves for the provider of an order that was just placed, else for the page that says how it stands. */
export async function leaveForPayment(
  order: Order,
  language: Language,
  token: string | undefined,
): Promise<void> {
  const page = location.origin + paymentPath(order.number, order.accessToken);
  const { number, payment } = order;
  const wish = { order: number, method: payment.method, returnUrl: page, cancelUrl: page, language };
  if ((await startPayment(wish, token)) !== 'left') location.assign(paymentPath(number));
}

function sendForm({ action, method, fields }: NonNullable<NextStep['form']>): void {
  const form = document.createElement('form');
  form.action = action;
  form.method = method;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
