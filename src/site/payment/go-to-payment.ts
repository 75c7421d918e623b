import { randomUUID } from 'node:crypto';

import { AppError } from '#domain/errors.ts';
import { paymentPath } from '#domain/routes.ts';
import type { Order } from '#domain/schemas/order.schema.ts';

import type { PageRequest, Redirection } from '../pages/page-request.ts';

/** Begins to pay an order that stands: on to the provider, else to the page that says why not. */
export async function goToPayment(
  { services, settings, origin }: PageRequest,
  order: Pick<Order, 'id' | 'number' | 'accessToken'>,
  method: string,
): Promise<Redirection> {
  const page = paymentPath(order.number);
  const returnUrl = origin + paymentPath(order.number, order.accessToken);
  try {
    const { redirectUrl = page } = await services.payments.initialize({
      orderId: order.id,
      method,
      idempotencyKey: randomUUID(),
      returnUrl,
      cancelUrl: returnUrl,
      language: settings.language,
      shopOrigins: [origin],
    });
    return { redirect: redirectUrl, status: 303 };
  } catch (error) {
    if (error instanceof AppError) return { redirect: page, status: 303 };
    throw error;
  }
}
