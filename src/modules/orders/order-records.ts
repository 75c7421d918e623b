import { createHash } from 'node:crypto';

import type { z } from 'zod';

import { cashMethod } from '#domain/checkout-rules.ts';
import type { OrderStateCode } from '#domain/order-states.ts';
import type { PaymentState } from '#domain/payment-states.ts';
import type { OrderRequest } from '#domain/schemas/order.schema.ts';

import type { storedDeliverySchema } from './compose-order.ts';
import type { DeliveryPlace, ShopTerms } from './shop-terms.ts';

/** An order that is not paid online within this time is canceled, and its stock given back. */
const reservedMinutes = 30;

interface InitialState {
  status: OrderStateCode;
  paymentStatus: PaymentState;
  /** null keeps the stock for good. */
  reservedMinutes: number | null;
}

/** Cash needs no answer of anybody: such an order stands at once. */
export function initialState(paymentMethod: string): InitialState {
  return paymentMethod === cashMethod
    ? { status: 'confirmed', paymentStatus: 'cashSuccess', reservedMinutes: null }
    : { status: 'new', paymentStatus: 'new', reservedMinutes };
}

/** Who to talk to about the order, as `orders.contact` keeps it. */
export interface StoredContact {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  receiver?: { firstName: string; lastName: string; phone: string };
}

export function describeContact({
  firstName,
  lastName,
  phone,
  email,
  receiver,
}: OrderRequest): StoredContact {
  return { firstName, lastName, phone, email, ...(receiver && { receiver }) };
}

export function describeDelivery(
  { deliveryType, address }: OrderRequest,
  { code, title, shippingSpeed: speed }: DeliveryPlace,
  weight: number | null,
): z.infer<typeof storedDeliverySchema> {
  const stored = { code, title, speed, weight };
  return deliveryType === 'pickup' ? { type: 'pickup', ...stored } : { type: 'delivery', ...stored, address };
}

/** To which words the buyer agreed, when, and from where: null where the shop does not ask. */
export function recordConsent(
  { consent }: OrderRequest,
  { settings, t }: ShopTerms,
  { orderId, clientKey }: { orderId: string; clientKey: string },
): { at: string; text: string; client: string } | null {
  if (!consent) return null;
  return {
    at: new Date().toISOString(),
    text: hash(settings.ecommerce.checkoutPolicyText || t('checkout.policy')),
    // The id makes equal addresses differ: orders of one client cannot be told by it.
    client: hash(`${orderId} ${clientKey}`),
  };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
