import { paymentPath } from '#domain/routes.ts';
import type { Order } from '#domain/schemas/order.schema.ts';
import type { NextStep } from '#domain/schemas/payment.schema.ts';
import type { Language } from '#domain/settings/settings.schema.ts';

import { callApi } from '../client/api-client.ts';

/** Leaves for the provider of an order that was just placed, else for the page that says how it stands. */
export async function leaveForPayment(
  order: Order,
  language: Language,
  token: string | undefined,
): Promise<void> {
  const body = {
    order: order.number,
    method: order.payment.method,
    returnUrl: location.origin + paymentPath(order.number, order.accessToken),
    cancelUrl: location.origin + paymentPath(order.number, order.accessToken),
    language,
  };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const [, start] = await callApi<NextStep>('POST', '/payment/initialize', { body, headers, token });
  if (start?.redirectUrl) location.assign(start.redirectUrl);
  else if (start?.form) sendForm(start.form);
  else location.assign(paymentPath(order.number));
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
