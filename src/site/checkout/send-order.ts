import type { Order, OrderRequest } from '#domain/schemas/order.schema.ts';

import { callApi, type ApiFailure } from '../client/api-client.ts';
import { forgetAttempt, keepAttempt, readAttempt } from './order-attempt.ts';

type Answer = [ApiFailure, null] | [null, Order];

/**
 * Sends an order. Whatever gets lost on the way, one visit to the checkout makes one order: a retry goes
 * under the key of the attempt whose answer never came, and gets the order that this one made.
 */
export async function sendOrder(body: OrderRequest, token: string | undefined): Promise<Answer> {
  const before = readAttempt();
  const attempt = before ?? { key: crypto.randomUUID(), body };
  keepAttempt(attempt);
  const answer = await post(body, attempt.key, token);
  const [failure] = answer;
  if (failure === null) {
    forgetAttempt();
    return answer;
  }
  if (before && isKeyUsed(failure)) return sendAgain(before.key, before.body, token);
  // An answer that refuses says that there is no order; no answer says nothing.
  if (isAnswered(failure)) forgetAttempt();
  return answer;
}

/** The first attempt had arrived, and its buyer changed the form since: that order stands. */
async function sendAgain(key: string, body: unknown, token: string | undefined): Promise<Answer> {
  const answer = await post(body, key, token);
  if (answer[0] === null || isAnswered(answer[0])) forgetAttempt();
  return answer;
}

function post(body: unknown, key: string, token: string | undefined): Promise<Answer> {
  return callApi<Order>('POST', '/orders', { body, token, headers: { 'idempotency-key': key } });
}

function isAnswered({ status }: ApiFailure): boolean {
  return status !== null && status < 500;
}

/** 422 that names no field is about the key alone. */
function isKeyUsed({ status, children, errors }: ApiFailure): boolean {
  return status === 422 && !children && !errors;
}
