import { z } from 'zod';

import { element } from '#platform/xml/xml.ts';

import { baseUrlSchema, defineProvider, statusOf } from '../payment-provider.ts';
import type { CreateRequest } from '../payment-provider.ts';
import { decimalSchema, toDecimal } from '../provider-amounts.ts';
import { NotificationError, ProviderError } from '../provider-error.ts';
import { digitsField, optionalSecretField, secretField, toggleField } from '../provider-fields.ts';
import { readAnswer } from '../provider-http.ts';

/** Keys as Telr's merchant administration shows them; they have no fixed shape but length. */
const keyShape = {
  looks: /^(?!\d+$)\S{8,100}$/,
  wrong: 'payments.telr.key',
  mixUps: [[/^\d+$/, 'payments.telr.storeHere']],
} as const;

const settingsSchema = z.object({
  store: digitsField({ looks: /^\d{1,12}$/, wrong: 'payments.telr.store' }),
  authKey: secretField(keyShape),
  /** Of the remote API; without it money is given back in Telr's own dashboard. */
  remoteKey: optionalSecretField(keyShape),
  test: toggleField(),
  baseUrl: baseUrlSchema('https://secure.telr.com/gateway'),
});

const code = z.union([z.string(), z.number()]).transform(String);
const errorSchema = z.object({ message: z.string().default(''), note: z.string().default('') });
const createdSchema = z.object({
  order: z.object({ ref: z.string(), url: z.url() }).optional(),
  error: errorSchema.optional(),
});
const checkedSchema = z.object({
  order: z
    .object({
      ref: z.string(),
      cartid: z.string(),
      amount: decimalSchema,
      currency: z.string(),
      status: z.object({ code }),
      transaction: z.object({ ref: z.string(), status: z.string() }).optional(),
    })
    .optional(),
  error: errorSchema.optional(),
});
type CheckedOrder = NonNullable<z.infer<typeof checkedSchema>['order']>;

/** Codes of an order: 1 pending, 2 authorised, 3 paid, -1 expired, -2 cancelled, -3 declined. */
const states = {
  '1': 'pending',
  '2': 'pending',
  '3': 'completed',
  '-1': 'canceled',
  '-2': 'canceled',
  '-3': 'failed',
} as const;

/**
 * Telr's hosted payment page
 * (https://telr.com/support/knowledge-base/hosted-payment-page-integration-guide/). Its transaction advice
 * is a form that carries the cart's id; we take it for no more than a hint, and `check` the order. Refunds
 * go through the remote API (https://docs.telr.com/reference/request-methods).
 */
export const telrProvider = defineProvider({
  key: 'telr',
  currencies: ['AED', 'USD'],
  refundsAreIdempotent: false,
  settings: settingsSchema,
  states,
  connectionTest: {
    stranger: '0'.repeat(64),
    // It refuses with 200.
    refusal: /authori[sz]ation|authentication|auth ?key|store id|not (?:allowed|permitted)|ip address/i,
    ownWords: /^Telr:/,
  },
  connect({ store, authKey, remoteKey, test, baseUrl }, { http }) {
    const testFlag = test ? '1' : '0';
    const call = (body: object): Promise<string> =>
      http({
        method: 'POST',
        url: `${baseUrl}/order.json`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ store, authkey: authKey, ...body }),
      });
    const check = async (ref: string): Promise<CheckedOrder> => {
      const { order, error } = readAnswer(checkedSchema, await call({ method: 'check', order: { ref } }));
      if (!order) throw refusal(error);
      return order;
    };
    return {
      async create(request) {
        const answer = await call({ method: 'create', framed: 0, ...describe(request, testFlag) });
        const { order, error } = readAnswer(createdSchema, answer);
        if (!order) throw refusal(error);
        return { providerId: order.ref, redirectUrl: order.url };
      },
      async fetch(providerId) {
        const { cartid, amount, currency, ...order } = await check(providerId);
        const report = { providerId, paymentId: cartid, orderNumber: null, amount, currency, refunded: 0 };
        return { ...report, status: statusOf(states, stateOf(order)) };
      },
      parseNotification({ rawBody }) {
        const paymentId = new URLSearchParams(rawBody.toString('utf8')).get('tran_cartid');
        if (paymentId === null) throw new NotificationError('No cart is named');
        return { kind: 'hint', providerId: null, paymentId };
      },
      async refund({ providerId, amount, currency }) {
        if (remoteKey === undefined) throw new ProviderError('refused', 'No key for refunds is set up');
        const { transaction } = await check(providerId);
        if (!transaction) throw new ProviderError('refused', 'The order has no transaction');
        const answer = await http({
          method: 'POST',
          url: `${baseUrl}/remote.xml`,
          headers: { 'content-type': 'application/xml', accept: 'application/xml' },
          body: refundXml({ store, key: remoteKey, ref: transaction.ref, amount, currency, test: testFlag }),
        });
        const status = /<status>\s*(\w+)\s*<\/status>/.exec(answer)?.[1];
        if (status === undefined) throw new ProviderError('unavailable', 'The answer cannot be read');
        if (status !== 'A') throw new ProviderError('refused', `The refund’s status is ${status}`);
        return 'done';
      },
    };
  },
});

function describe({ paymentId, order, returnUrl, cancelUrl }: CreateRequest, test: string) {
  const { firstName, lastName, email, phone } = order.customer;
  return {
    // Its pages know English and Arabic alone.
    language: 'en',
    order: {
      cartid: paymentId,
      test,
      amount: toDecimal(order.total),
      currency: order.currency,
      description: `Order ${order.number}`,
      trantype: 'sale',
    },
    customer: { email, phone, name: { forenames: firstName, surname: lastName } },
    return: { authorised: returnUrl, declined: returnUrl, cancelled: cancelUrl },
  };
}

/** Its code, but for an order that is paid while its transaction is still held. */
function stateOf({ status, transaction }: Pick<CheckedOrder, 'status' | 'transaction'>): string {
  return status.code === '3' && transaction?.status !== 'A' ? '2' : status.code;
}

function refusal(error: z.infer<typeof errorSchema> | undefined): ProviderError {
  return error
    ? new ProviderError('refused', `Telr: ${error.message} ${error.note}`)
    : new ProviderError('unavailable', 'The provider’s answer has neither order nor error');
}

interface RefundFields {
  store: string;
  key: string;
  ref: string;
  amount: number;
  currency: string;
  test: string;
}

function refundXml({ store, key, ref, amount, currency, test }: RefundFields): string {
  const transaction = [
    element('type', 'refund'),
    element('class', 'ecom'),
    element('currency', currency),
    element('amount', toDecimal(amount)),
    element('ref', ref),
    element('test', test),
  ].join('');
  return `<?xml version="1.0" encoding="UTF-8"?><remote>${element('store', store)}${element('key', key)}<tran>${transaction}</tran></remote>`;
}
