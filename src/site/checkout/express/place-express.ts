import type { CartItem } from '#domain/cart.ts';
import type { FieldErrors } from '#domain/errors.ts';
import type { Order } from '#domain/schemas/order.schema.ts';

import type { ApiFailure } from '../../client/api-client.ts';
import { toOrderRequest } from '../checkout-quote.ts';
import type { CheckoutValues } from '../checkout-values.ts';
import { sendOrder } from '../send-order.ts';
import type { OrderedSheet } from './start-express.ts';

interface ExpressOrder {
  items: readonly CartItem[];
  /** The form: consent, comment, company, recipient of gift cards, and the pickup location. */
  values: CheckoutValues;
  /** The way to pay. */
  method: string;
  token: string | undefined;
}

/** Places the order of a sheet as the form places its own: at the price that was shown, once for one visit. */
export function placeExpress(
  { items, values, method, token }: ExpressOrder,
  { contact, address, quote }: OrderedSheet,
): Promise<[ApiFailure, null] | [null, Order]> {
  const { hasReceiver, receiver, ...buyer } = contact;
  const delivered = address && {
    deliveryType: 'delivery' as const,
    locationCode: '',
    address,
    hasReceiver,
    receiver,
  };
  const filled = { ...values, ...buyer, ...delivered, paymentMethod: method };
  return sendOrder(toOrderRequest(items, filled, quote), { token, onPuzzle() {} });
}

/** What a refused order says first: a sheet has room for one sentence. */
export function firstMessage({ errors, children, message }: ApiFailure): string {
  return errors?.[0] ?? firstOf(children) ?? message;
}

function firstOf(children: FieldErrors = {}): string | undefined {
  for (const { errors, children: inner } of Object.values(children)) {
    const found = errors?.[0] ?? firstOf(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
