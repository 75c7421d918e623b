import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { z } from 'zod';

import { headerOf, isSameSignature, readNotification, signHex } from '../notification-parts.ts';
import { baseUrlSchema, defineProvider, statusOf } from '../payment-provider.ts';
import type { CreateRequest, PaidOrder, PaymentReport, ProviderPorts } from '../payment-provider.ts';
import { toDecimal } from '../provider-amounts.ts';
import { NotificationError, ProviderError } from '../provider-error.ts';
import { secretField } from '../provider-fields.ts';
import { readAnswer } from '../provider-http.ts';

/** What keys look like: https://developers.tap.company/docs/authentication. */
const settingsSchema = z.object({
  secretKey: secretField({
    looks: /^sk_(?:test|live)_[A-Za-z0-9]{8,}$/,
    wrong: 'payments.tap.secretKey',
    mixUps: [[/^pk_/, 'payments.tap.publishableKey']],
  }),
  baseUrl: baseUrlSchema('https://api.tap.company/v2'),
});

const text = z.union([z.string(), z.number()]).transform(String);
const chargeSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.coerce.number().min(0),
  currency: z.string(),
  transaction: z.object({ url: z.url().optional(), created: text.optional() }).default({}),
  /** Of a refund, which has no transaction. */
  created: text.optional(),
  reference: z
    .object({
      transaction: text.optional(),
      order: text.optional(),
      gateway: text.optional(),
      payment: text.optional(),
    })
    .default({}),
});
type Charge = z.infer<typeof chargeSchema>;
const notificationSchema = chargeSchema.extend({ object: z.string() });
const refundSchema = z.object({ status: z.string() });

/** INITIATED is a page that was opened, no more; CAPTURED alone is money. */
const states = {
  INITIATED: 'pending',
  IN_PROGRESS: 'pending',
  CAPTURED: 'completed',
  ABANDONED: 'canceled',
  CANCELLED: 'canceled',
  EXPIRED: 'canceled',
  VOID: 'canceled',
  FAILED: 'failed',
  DECLINED: 'failed',
  RESTRICTED: 'failed',
  TIMEDOUT: 'failed',
  UNKNOWN: 'failed',
} as const;
/** Refunds are accepted first and checked against the shop's balance later. */
const acceptedRefunds = new Set(['PENDING', 'ACCEPTED', 'IN_PROGRESS', 'INITIATED']);
const refusedRefunds = new Set(['DECLINED', 'FAILED', 'RESTRICTED', 'CANCELLED', 'CANCELED']);
/** "Amount should be rounded with standard decimal value": all others have two. */
const threeDecimals = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);
/** Names must be shorter than 150 characters (errors 1131 and 1133). */
const longestName = 149;

/**
 * Tap charges on its hosted page (https://developers.tap.company/reference/charges, with the errors of
 * https://developers.tap.company/reference/charge-response-codes); `reference.idempotent` makes a repeated request
 * of the next 24 hours the same charge or refund (https://developers.tap.company/docs/idempotency). Its webhook signs
 * named fields, not the body, and is not sent of charges that are opened or abandoned
 * (https://developers.tap.company/docs/webhook): those are asked for.
 */
export const tapProvider = defineProvider({
  key: 'tap',
  currencies: ['AED', 'USD'],
  refundsAreIdempotent: true,
  settings: settingsSchema,
  states,
  connectionTest: { stranger: 'chg_doesnotexist' },
  connect({ secretKey, baseUrl }, { http }) {
    const call = (method: 'GET' | 'POST', path: string, body?: object): Promise<string> =>
      send(http, secretKey, method, baseUrl + path, body);
    return {
      async create(request) {
        const charge = readAnswer(chargeSchema, await call('POST', '/charges', describe(request)));
        const redirectUrl = charge.transaction.url;
        if (redirectUrl === undefined) throw new ProviderError('unavailable', 'The charge has no address');
        return { providerId: charge.id, redirectUrl };
      },
      fetch: async (providerId) =>
        reportOf(readAnswer(chargeSchema, await call('GET', `/charges/${encodeURIComponent(providerId)}`))),
      parseNotification(notification) {
        const charge = readNotification(notificationSchema, notification);
        if (!isSameSignature(signHex(secretKey, signedFields(charge)), headerOf(notification, 'hashstring')))
          throw new NotificationError('Wrong signature');
        if (charge.object !== 'charge') return { kind: 'nothing' };
        const eventId = `${charge.id} ${charge.status}`;
        return { kind: 'event', event: { ...reportOf(charge), eventId } };
      },
      async refund({ providerId, amount, currency, key }) {
        const body = {
          charge_id: providerId,
          amount: Number(toDecimal(amount)),
          currency,
          reason: 'requested_by_customer',
          reference: { merchant: key, idempotent: key },
        };
        const { status } = readAnswer(refundSchema, await call('POST', '/refunds', body));
        if (status === 'REFUNDED') return 'done';
        if (acceptedRefunds.has(status)) return 'pending';
        // UNKNOWN and TIMED_OUT among the others: money may be on its way, so it is asked for anew with the same key.
        const kind = refusedRefunds.has(status) ? 'refused' : 'unavailable';
        throw new ProviderError(kind, `The refund is ${status}`);
      },
    };
  },
});

function send(http: ProviderPorts['http'], key: string, method: 'GET' | 'POST', url: string, body?: object) {
  return http({
    method,
    url,
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
}

function describe({ paymentId, order, returnUrl, notificationUrl }: CreateRequest) {
  return {
    amount: Number(toDecimal(order.total)),
    currency: order.currency,
    customer_initiated: true,
    threeDSecure: true,
    description: `Order ${order.number}`,
    metadata: { payment: paymentId, order: order.number },
    reference: { transaction: paymentId, order: order.number, idempotent: paymentId },
    customer: customerOf(order.customer),
    source: { id: 'src_all' },
    post: { url: notificationUrl },
    redirect: { url: returnUrl },
  };
}

/** Tap wants a first name, and an email address or a phone number in two parts (errors 1130 to 1139). */
function customerOf({ firstName, lastName, email, phone }: PaidOrder['customer']) {
  const number = parsePhoneNumberFromString(phone);
  return {
    first_name: (firstName || lastName || email).slice(0, longestName),
    ...(firstName && lastName && { last_name: lastName.slice(0, longestName) }),
    ...(email && { email }),
    ...(number && { phone: { country_code: number.countryCallingCode, number: number.nationalNumber } }),
  };
}

/** The fields in the order and spelling that the signature is made of, the amount with its decimals. */
function signedFields({ id, amount, currency, reference, status, ...times }: Charge): string {
  const created = times.transaction.created ?? times.created ?? '';
  const { gateway = '', payment = '' } = reference;
  return `x_id${id}x_amount${amount.toFixed(decimalsOf(currency))}x_currency${currency}x_gateway_reference${gateway}x_payment_reference${payment}x_status${status}x_created${created}`;
}

function decimalsOf(currency: string): number {
  return threeDecimals.has(currency) ? 3 : 2;
}

function reportOf({ id, status, amount, currency, reference }: Charge): PaymentReport {
  return {
    providerId: id,
    paymentId: reference.transaction ?? null,
    orderNumber: reference.order ?? null,
    status: statusOf(states, status),
    amount: Math.round(amount * 10 ** decimalsOf(currency)),
    currency,
    refunded: 0,
  };
}
