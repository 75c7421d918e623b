import { z } from 'zod';

import { translatorOf } from '#i18n/messages-of.ts';

import { headerOf, isSameSignature, readNotification, signHex } from '../notification-parts.ts';
import { baseUrlSchema, defineProvider, statusOf } from '../payment-provider.ts';
import type {
  CreateRequest,
  Notification,
  PaymentReport,
  ProviderPorts,
  RawNotification,
} from '../payment-provider.ts';
import { NotificationError, ProviderError } from '../provider-error.ts';
import { optionalTextField, secretField, toggleField } from '../provider-fields.ts';
import { readAnswer } from '../provider-http.ts';
import {
  intentForm,
  intentSchema,
  isIntent,
  metadataSchema,
  reportOfIntent,
  secretSchema,
} from './stripe-intent.ts';

/** What keys look like: https://docs.stripe.com/keys. */
const settingsSchema = z.object({
  secretKey: secretField({
    looks: /^(?:sk|rk)_(?:test|live)_[A-Za-z0-9]{8,}$/,
    wrong: 'payments.stripe.secretKey',
    mixUps: [
      [/^pk_/, 'payments.stripe.publishableKey'],
      [/^whsec_/, 'payments.stripe.signingSecretHere'],
    ],
  }),
  /** Of the endpoint. */
  webhookSecret: secretField({
    looks: /^whsec_[A-Za-z0-9+/=_-]{8,}$/,
    wrong: 'payments.stripe.signingSecret',
    mixUps: [
      [/^pk_/, 'payments.stripe.publishableForSigning'],
      [/^(?:sk|rk)_/, 'payments.stripe.secretKeyHere'],
      [/^we_/, 'payments.stripe.endpointIdHere'],
    ],
  }),
  /** Apple Pay, Google Pay and Link over the shop's own checkout. */
  express: z
    .object({
      publishableKey: optionalTextField({
        looks: /^pk_(?:test|live)_[A-Za-z0-9]{8,}$/,
        wrong: 'payments.stripe.publishableKeyForm',
        mixUps: [
          [/^(?:sk|rk)_/, 'payments.stripe.secretForPublishable'],
          [/^whsec_/, 'payments.stripe.signingForPublishable'],
        ],
      }),
      enabled: toggleField(),
    })
    .optional(),
  baseUrl: baseUrlSchema('https://api.stripe.com'),
});
type Settings = z.infer<typeof settingsSchema>;

const sessionSchema = z.object({
  id: z.string(),
  url: z.url().nullish(),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  /** Stripe counts the currencies of this shop in minor units, as we do. */
  amount_total: z.int(),
  currency: z.string(),
  metadata: metadataSchema,
});
type Session = z.infer<typeof sessionSchema>;
const fetchedSessionSchema = sessionSchema.extend({
  payment_intent: z
    .object({
      id: z.string(),
      status: z.string(),
      latest_charge: z.object({ amount_refunded: z.int() }).nullish(),
    })
    .nullish(),
});
const chargeSchema = z.object({
  id: z.string(),
  amount: z.int(),
  amount_refunded: z.int(),
  currency: z.string(),
  metadata: metadataSchema,
});
const refundSchema = z.object({ status: z.string().nullable() });
const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

/** Of a session: its `payment_status`, unless it has come to an end without one. */
const states = { unpaid: 'pending', paid: 'completed', expired: 'canceled', failed: 'failed' } as const;
const toleranceSeconds = 300;
/** The one that this file was written against; without it each account's own default would answer. */
const apiVersion = '2025-12-15.clover';

/**
 * Stripe Checkout: a hosted page per payment (https://docs.stripe.com/api/checkout/sessions). Events are
 * signed over the raw body with the time of sending (https://docs.stripe.com/webhooks#verify-manually).
 * A declined card is no news: the shopper may try another one until the session expires. What is paid in a sheet is a
 * payment intent of its own (https://docs.stripe.com/elements/express-checkout-element/accept-a-payment).
 */
export const stripeProvider = defineProvider({
  key: 'stripe',
  currencies: ['USD', 'EUR', 'AED'],
  refundsAreIdempotent: true,
  settings: settingsSchema,
  states,
  connectionTest: { stranger: 'cs_test_doesnotexist' },
  connect(settings, ports) {
    const call = createCaller(settings, ports);
    const fetchSession = async (id: string) =>
      readAnswer(
        fetchedSessionSchema,
        await call(
          'GET',
          `/v1/checkout/sessions/${encodeURIComponent(id)}?expand[]=payment_intent.latest_charge`,
        ),
      );
    return {
      async create(request) {
        if (request.isExpress) {
          const answer = await call('POST', '/v1/payment_intents', request.paymentId, intentForm(request));
          return { providerId: readAnswer(intentSchema, answer).id };
        }
        const answer = await call('POST', '/v1/checkout/sessions', request.paymentId, sessionForm(request));
        const session = readAnswer(sessionSchema, answer);
        if (!session.url) throw new ProviderError('unavailable', 'The session has no address');
        return { providerId: session.id, redirectUrl: session.url };
      },
      async fetch(providerId) {
        if (isIntent(providerId)) {
          const answer = await call('GET', `${pathOfIntent(providerId)}?expand[]=latest_charge`);
          return reportOfIntent(readAnswer(intentSchema, answer));
        }
        const session = await fetchSession(providerId);
        const refunded = session.payment_intent?.latest_charge?.amount_refunded ?? 0;
        const hasFailed =
          session.status === 'complete' && session.payment_intent?.status === 'requires_payment_method';
        return reportOf(session, hasFailed, refunded);
      },
      parseNotification(notification) {
        verifySignature(settings.webhookSecret, notification, ports.now());
        return readEvent(notification);
      },
      async refund({ providerId, amount, key }) {
        const intentId = isIntent(providerId)
          ? providerId
          : (await fetchSession(providerId)).payment_intent?.id;
        if (intentId === undefined) throw new ProviderError('refused', 'The session has no payment');
        const form = { payment_intent: intentId, amount: String(amount) };
        const { status } = readAnswer(refundSchema, await call('POST', '/v1/refunds', key, form));
        if (status === 'failed' || status === 'canceled')
          throw new ProviderError('refused', `The refund is ${status}`);
        return status === 'succeeded' ? 'done' : 'pending';
      },
      async readClientSecret(providerId) {
        return readAnswer(secretSchema, await call('GET', pathOfIntent(providerId))).client_secret;
      },
    };
  },
  findExpress: ({ express }) =>
    express?.enabled && express.publishableKey ? { publishableKey: express.publishableKey } : null,
});

function pathOfIntent(id: string): string {
  return `/v1/payment_intents/${encodeURIComponent(id)}`;
}

function createCaller({ secretKey, baseUrl }: Settings, { http }: ProviderPorts) {
  return (
    method: 'GET' | 'POST',
    path: string,
    key?: string,
    form?: Record<string, string>,
  ): Promise<string> =>
    http({
      method,
      url: baseUrl + path,
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': apiVersion,
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { body: new URLSearchParams(form).toString() }),
    });
}

/** One item of the order's total: discounts and delivery need no words of Stripe's. */
function sessionForm({
  paymentId,
  order,
  returnUrl,
  cancelUrl,
  language,
}: CreateRequest): Record<string, string> {
  const { email } = order.customer;
  return {
    mode: 'payment',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': order.currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(order.total),
    'line_items[0][price_data][product_data][name]': translatorOf(language)('payment.orderTitle', {
      number: order.number,
    }),
    success_url: returnUrl,
    cancel_url: cancelUrl,
    client_reference_id: paymentId,
    // Its pages have no Arabic and it refuses the session: `auto` goes by the shopper's browser.
    locale: language === 'ar' ? 'auto' : language,
    'metadata[payment]': paymentId,
    'metadata[order]': order.number,
    // Charges repeat what their payment intent holds: refunds are told of charges.
    'payment_intent_data[metadata][payment]': paymentId,
    'payment_intent_data[metadata][order]': order.number,
    ...(email && { customer_email: email }),
  };
}

function verifySignature(secret: string, notification: RawNotification, now: number): void {
  const header = headerOf(notification, 'stripe-signature') ?? '';
  const parts = header.split(',').map((part) => part.split('=', 2));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  const expected = signHex(secret, `${time}.`, notification.rawBody);
  const isSigned = parts.some(([name, value]) => name === 'v1' && isSameSignature(expected, value));
  if (!isSigned) throw new NotificationError('Wrong signature');
  if (!(Math.abs(now / 1000 - Number(time)) <= toleranceSeconds))
    throw new NotificationError('The signature is too old');
}

function readEvent(notification: RawNotification): Notification {
  const { id: eventId, type, data } = readNotification(eventSchema, notification);
  if (type === 'charge.refunded') {
    const { amount, amount_refunded: refunded, currency, metadata } = parseObject(chargeSchema, data.object);
    const { payment: paymentId = null, order: orderNumber = null } = metadata;
    const report = { providerId: null, paymentId, orderNumber, status: 'completed' as const };
    return {
      kind: 'event',
      event: { ...report, eventId, amount, currency: currency.toUpperCase(), refunded },
    };
  }
  if (type.startsWith('payment_intent.')) {
    if (!isOfSheet(data.object)) return { kind: 'nothing' };
    return {
      kind: 'event',
      event: { ...reportOfIntent(parseObject(intentSchema, data.object)), eventId },
    };
  }
  if (!type.startsWith('checkout.session.')) return { kind: 'nothing' };
  const session = parseObject(sessionSchema, data.object);
  const hasFailed = type === 'checkout.session.async_payment_failed';
  const report = reportOf(session, hasFailed, 0);
  return { kind: 'event', event: { ...report, eventId } };
}

function isOfSheet(object: unknown): boolean {
  const made = z.object({ metadata: metadataSchema }).safeParse(object);
  return made.success && made.data.metadata.express === 'true';
}

function parseObject<Schema extends z.ZodType>(schema: Schema, object: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(object);
  if (parsed.success) return parsed.data;
  throw new NotificationError('The event cannot be read', { cause: parsed.error });
}

function reportOf(session: Session, hasFailed: boolean, refunded: number): PaymentReport {
  return {
    providerId: session.id,
    paymentId: session.metadata.payment ?? null,
    orderNumber: session.metadata.order ?? null,
    status: statusOf(states, hasFailed ? 'failed' : stateOf(session)),
    amount: session.amount_total,
    currency: session.currency.toUpperCase(),
    refunded,
  };
}

function stateOf({ status, payment_status: paymentStatus }: Session): string {
  return paymentStatus !== 'paid' && status === 'expired' ? status : paymentStatus;
}
