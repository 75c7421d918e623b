import { z } from 'zod';

import { translatorOf } from '#i18n/messages-of.ts';

import { statusOf } from '../payment-provider.ts';
import type { CreateRequest, PaymentReport } from '../payment-provider.ts';

/**
 * What the shop writes to what it makes at Stripe. `express` tells the intent of a sheet from that of a session, whose
 * events say nothing that those of the session do not.
 */
export const metadataSchema = z
  .object({
    payment: z.string().optional(),
    order: z.string().optional(),
    express: z.string().optional(),
  })
  .nullish()
  .transform((metadata) => metadata ?? {});

/** https://docs.stripe.com/api/payment_intents/object */
export const intentSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  last_payment_error: z.object({}).nullish(),
  /** An id, unless it is expanded. */
  latest_charge: z.union([z.string(), z.object({ amount_refunded: z.int() })]).nullish(),
  metadata: metadataSchema,
});
type Intent = z.infer<typeof intentSchema>;

/** Never kept and never logged: https://docs.stripe.com/api/payment_intents/object, `client_secret`. */
export const secretSchema = z.object({ client_secret: z.string().min(1) });

/** https://docs.stripe.com/payments/paymentintents/lifecycle; what waits for the shopper or the bank is pending. */
const states = { succeeded: 'completed', canceled: 'canceled', failed: 'failed' } as const;

/** Ids of intents, which no session's begins with. */
export function isIntent(providerId: string): boolean {
  return providerId.startsWith('pi_');
}

/**
 * The form that makes an intent (https://docs.stripe.com/api/payment_intents/create). No `shipping`: the sheet sends
 * the address itself, and what a secret key has set a publishable one may not change. No `receipt_email` either: with
 * it Stripe sends receipts whatever the owner has set, where sessions go by that.
 */
export function intentForm({ paymentId, order, language }: CreateRequest): Record<string, string> {
  return {
    amount: String(order.total),
    currency: order.currency.toLowerCase(),
    'automatic_payment_methods[enabled]': 'true',
    description: translatorOf(language)('payment.orderTitle', { number: order.number }),
    'metadata[payment]': paymentId,
    'metadata[order]': order.number,
    'metadata[express]': 'true',
  };
}

/** A declined card has an intent wait for another one, which a sheet that is closed will not bring. */
export function reportOfIntent(intent: Intent): PaymentReport {
  const { id, status, amount, currency, metadata, last_payment_error: error, latest_charge: charge } = intent;
  const hasFailed = status === 'requires_payment_method' && error;
  return {
    providerId: id,
    paymentId: metadata.payment ?? null,
    orderNumber: metadata.order ?? null,
    status: statusOf(states, hasFailed ? 'failed' : status),
    amount,
    currency: currency.toUpperCase(),
    refunded: typeof charge === 'object' && charge !== null ? charge.amount_refunded : 0,
  };
}
