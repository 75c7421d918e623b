import { z } from 'zod';

import { paths } from '#domain/routes.ts';

import { headerOf, isSameSignature, readNotification, signHex } from '../notification-parts.ts';
import { defineProvider, statusOf } from '../payment-provider.ts';
import type { CreateRequest, PaymentReport } from '../payment-provider.ts';
import { decimalSchema, toDecimal } from '../provider-amounts.ts';
import { NotificationError, ProviderError } from '../provider-error.ts';
import { choiceField, numberField, secretField } from '../provider-fields.ts';
import { readAnswer } from '../provider-http.ts';

/** Each region has a host of its own, and knows the accounts that were opened there (https://docs.paytabs.com). */
const hosts = {
  UAE: 'secure.paytabs.com',
  KSA: 'secure.paytabs.sa',
  Egypt: 'secure-egypt.paytabs.com',
  Oman: 'secure-oman.paytabs.com',
  Jordan: 'secure-jordan.paytabs.com',
  Kuwait: 'secure-kuwait.paytabs.com',
  Iraq: 'secure-iraq.paytabs.com',
  Morocco: 'secure-morocco.paytabs.com',
  Qatar: 'secure-doha.paytabs.com',
  Global: 'secure-global.paytabs.com',
} as const;
const regions = [
  'UAE',
  'KSA',
  'Egypt',
  'Oman',
  'Jordan',
  'Kuwait',
  'Iraq',
  'Morocco',
  'Qatar',
  'Global',
] as const;

const settingsSchema = z.object({
  profileId: numberField({ looks: /^\d{3,12}$/, wrong: 'payments.paytabs.profileId' }),
  serverKey: secretField({
    looks: /^[A-Z0-9]{10}(?:-[A-Z0-9]{10}){2}$/,
    wrong: 'payments.paytabs.serverKey',
    mixUps: [[/^C[A-Z0-9]{5}(?:-[A-Z0-9]{6}){3}$/, 'payments.paytabs.clientKeyHere']],
  }),
  region: choiceField(regions, 'UAE'),
  /** Instead of the region's host, for tests. */
  baseUrl: z.url({ protocol: /^https?$/ }).optional(),
});

const createdSchema = z.object({ tran_ref: z.string(), redirect_url: z.url() });
const transactionSchema = z.object({
  tran_ref: z.string(),
  tran_type: z.string(),
  cart_id: z.string(),
  cart_amount: decimalSchema,
  cart_currency: z.string(),
  payment_result: z.object({ response_status: z.string() }),
});
type Transaction = z.infer<typeof transactionSchema>;

/** `response_status` of a transaction. */
const states = {
  A: 'completed',
  H: 'pending',
  P: 'pending',
  D: 'failed',
  E: 'failed',
  C: 'canceled',
  V: 'canceled',
  X: 'canceled',
} as const;

/**
 * PayTabs' hosted page (https://docs.paytabs.com, "Hosted Payment Page"); the statuses are those of
 * https://support.paytabs.com/en/support/solutions/articles/60000711358. The callback's header `Signature`
 * is the HMAC of its raw body (…/articles/60000718961). It brings shoppers back by POST. A request
 * that is repeated for one cart is refused for two minutes, refunds included.
 */
export const paytabsProvider = defineProvider({
  key: 'paytabs',
  currencies: ['AED', 'USD'],
  refundsAreIdempotent: false,
  settings: settingsSchema,
  states,
  connectionTest: {
    stranger: 'TST0000000000000',
    // Its code tells more than its status.
    refusal: /"code":\s*1\D|authentication failed|invalid profile/i,
  },
  connect({ profileId, serverKey, region, baseUrl = `https://${hosts[region]}` }, { http }) {
    const call = (path: string, body: object): Promise<string> =>
      http({
        method: 'POST',
        url: baseUrl + path,
        headers: { authorization: serverKey, 'content-type': 'application/json' },
        body: JSON.stringify({ profile_id: profileId, ...body }),
      });
    const query = async (tranRef: string): Promise<Transaction> =>
      readAnswer(transactionSchema, await call('/payment/query', { tran_ref: tranRef }));
    return {
      async create(request) {
        const created = readAnswer(createdSchema, await call('/payment/request', describe(request)));
        return { providerId: created.tran_ref, redirectUrl: created.redirect_url };
      },
      fetch: async (providerId) => reportOf(await query(providerId)),
      parseNotification(notification) {
        const signature = signHex(serverKey, notification.rawBody);
        if (!isSameSignature(signature, headerOf(notification, 'signature')))
          throw new NotificationError('Wrong signature');
        const transaction = readNotification(transactionSchema, notification);
        if (!isSale(transaction)) return { kind: 'nothing' };
        const eventId = `${transaction.tran_ref} ${transaction.payment_result.response_status}`;
        return { kind: 'event', event: { ...reportOf(transaction), eventId } };
      },
      async refund({ providerId, amount, currency, key }) {
        const answer = await call('/payment/request', {
          tran_type: 'refund',
          tran_class: 'ecom',
          cart_id: key,
          cart_currency: currency,
          cart_amount: Number(toDecimal(amount)),
          cart_description: 'Refund',
          tran_ref: providerId,
        });
        const { response_status: status } = readAnswer(transactionSchema, answer).payment_result;
        if (status === 'A') return 'done';
        if (status === 'P' || status === 'H') return 'pending';
        throw new ProviderError('refused', `The refund’s status is ${status}`);
      },
    };
  },
});

function describe({ paymentId, order, returnUrl, notificationUrl, language }: CreateRequest) {
  const { firstName, lastName, email, phone } = order.customer;
  return {
    tran_type: 'sale',
    tran_class: 'ecom',
    cart_id: paymentId,
    cart_currency: order.currency,
    cart_amount: Number(toDecimal(order.total)),
    cart_description: `Order ${order.number}`,
    // Its pages know Arabic and English, and refuse another language.
    paypage_lang: language === 'ar' ? 'ar' : 'en',
    hide_shipping: true,
    customer_details: { name: `${firstName} ${lastName}`.trim(), email, phone },
    callback: notificationUrl,
    return: postableUrl(returnUrl),
  };
}

/** Where a POST of the shopper's browser is sent on to the page. */
function postableUrl(returnUrl: string): string {
  const { pathname, search } = new URL(returnUrl);
  const url = new URL(paths.paymentReturn, returnUrl);
  url.searchParams.set('to', pathname + search);
  return url.href;
}

function isSale({ tran_type: type }: Transaction): boolean {
  return type.toLowerCase() === 'sale';
}

function reportOf(transaction: Transaction): PaymentReport {
  return {
    providerId: transaction.tran_ref,
    paymentId: transaction.cart_id,
    orderNumber: null,
    status: statusOf(states, transaction.payment_result.response_status),
    amount: transaction.cart_amount,
    currency: transaction.cart_currency,
    refunded: 0,
  };
}
