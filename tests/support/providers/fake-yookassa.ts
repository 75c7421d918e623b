import { randomUUID } from 'node:crypto';

import { startFakeServer, type FakeReply, type FakeRequest, type FakeServer } from './fake-server.ts';
import type { ProviderContract } from './provider-contract.ts';
import { rawNotification } from './provider-requests.ts';

interface Amount {
  value: string;
  currency: string;
}
interface Payment {
  id: string;
  status: 'pending' | 'succeeded' | 'canceled';
  paid: boolean;
  amount: Amount;
  refunded_amount?: Amount;
  metadata: Record<string, string>;
  confirmation: { type: 'redirect'; confirmation_url: string };
  cancellation_details?: { party: string; reason: string };
}
interface CreateBody {
  amount: Amount;
  metadata: Record<string, string>;
  receipt?: Receipt;
}
interface Receipt {
  customer: { email?: string; phone?: string };
  items: {
    description: string;
    quantity: string;
    amount: Amount;
    vat_code: number;
    payment_mode: string;
    payment_subject: string;
  }[];
}

export interface FakeYookassa extends FakeServer {
  settings: { shopId: string; secretKey: string; baseUrl: string; networks: string[] };
  payments: Map<string, Payment>;
  pay(id: string): void;
  cancel(id: string, reason: string): void;
  /** The body of a notification of how the payment stands. */
  notification(id: string): string;
}

// https://yookassa.ru/developers/api
const calls = [/^POST \/(?:payments|refunds|receipts)$/, /^GET \/payments\/[^/]+$/];

/** api.yookassa.ru/v3: payments and refunds, idempotent by key, receipts checked as the real one does. */
export async function startFakeYookassa(): Promise<FakeYookassa> {
  const credentials = { shopId: '100500', secretKey: 'test_yookassa' };
  const authorization = `Basic ${Buffer.from(`${credentials.shopId}:${credentials.secretKey}`).toString('base64')}`;
  const payments = new Map<string, Payment>();
  const answers = new Map<string, FakeReply>();
  const withReceipts = new Set<string>();
  /** What was settled of a prepayment: what comes back afterwards is no prepayment any more. */
  const settled = new Set<string>();

  function create({ amount, metadata, receipt }: CreateBody): FakeReply {
    if (!/^\d+\.\d{2}$/.test(amount.value) || amount.currency !== 'RUB') return refuse('amount');
    if (receipt) {
      const wrong = findWrong(receipt, amount);
      if (wrong) return refuse(wrong);
    }
    const id = randomUUID();
    const confirmation = {
      type: 'redirect' as const,
      confirmation_url: `https://yoomoney.ru/checkout?orderId=${id}`,
    };
    const payment: Payment = { id, status: 'pending', paid: false, amount, metadata, confirmation };
    payments.set(id, payment);
    if (receipt) withReceipts.add(id);
    return { body: payment };
  }

  function refund({ payment_id: id, amount, receipt }: RefundBody): FakeReply {
    const payment = payments.get(id);
    if (payment?.status !== 'succeeded') return refuse('payment_id');
    const refunded = Number(payment.refunded_amount?.value ?? 0) + Number(amount.value);
    if (refunded > Number(payment.amount.value)) return refuse('amount');
    const isWhole = Number(amount.value) === Number(payment.amount.value);
    if (withReceipts.has(id) && !isWhole && !receipt) return refuse('receipt');
    const wrong = receipt && findWrong(receipt, amount);
    if (wrong) return refuse(wrong);
    const isSettled = receipt?.items.every(
      ({ payment_mode: mode }) => mode === 'full_payment' || mode === 'advance',
    );
    if (settled.has(id) && !isSettled) return refuse('receipt.items.payment_mode');
    payment.refunded_amount = { value: refunded.toFixed(2), currency: 'RUB' };
    return { body: { id: randomUUID(), status: 'succeeded', amount, payment_id: id } };
  }

  function settle({ payment_id: id, type, settlements, ...receipt }: SettlementBody): FakeReply {
    const payment = payments.get(id);
    if (payment?.status !== 'succeeded' || !withReceipts.has(id)) return refuse('payment_id');
    if (type !== 'payment' || settlements[0]?.type !== 'prepayment') return refuse('settlements');
    const wrong = findWrong(receipt, settlements[0].amount);
    if (wrong) return refuse(wrong);
    if (receipt.items.some(({ payment_mode: mode }) => mode !== 'full_payment'))
      return refuse('items.payment_mode');
    const left = kopecks(payment.amount.value) - kopecks(payment.refunded_amount?.value ?? '0');
    if (kopecks(settlements[0].amount.value) > left) return refuse('settlements');
    settled.add(id);
    return { body: { id: randomUUID(), type, status: 'pending', payment_id: id } };
  }

  const server = await startFakeServer(calls, ({ method, path, headers, body }: FakeRequest) => {
    if (headers.authorization !== authorization)
      return { status: 401, body: { code: 'invalid_credentials' } };
    if (method === 'GET') {
      const payment = payments.get(path.slice('/payments/'.length));
      return payment ? { body: payment } : { status: 404, body: { code: 'not_found' } };
    }
    const key = String(headers['idempotence-key'] ?? '');
    if (key === '' || key.length > 64) return refuse('Idempotence-Key');
    const known = answers.get(key);
    if (known) return known;
    if (path === '/receipts') {
      const answer = settle(JSON.parse(body));
      answers.set(key, answer);
      return answer;
    }
    const answer = path === '/payments' ? create(JSON.parse(body)) : refund(JSON.parse(body));
    answers.set(key, answer);
    return answer;
  });

  const find = (id: string): Payment => {
    const payment = payments.get(id);
    if (!payment) throw new Error(`No payment ${id}`);
    return payment;
  };
  return Object.assign(server, {
    settings: { ...credentials, baseUrl: server.url, networks: ['127.0.0.0/8'] },
    payments,
    pay: (id: string) => void Object.assign(find(id), { status: 'succeeded', paid: true }),
    cancel: (id: string, reason: string) =>
      void Object.assign(find(id), {
        status: 'canceled',
        cancellation_details: { party: 'yoo_money', reason },
      }),
    notification: (id: string) =>
      JSON.stringify({ type: 'notification', event: `payment.${find(id).status}`, object: find(id) }),
  });
}

interface SettlementBody extends Receipt {
  payment_id: string;
  type: string;
  settlements: { type: string; amount: Amount }[];
}
interface RefundBody {
  payment_id: string;
  amount: Amount;
  receipt?: Receipt;
}

function kopecks(value: string): number {
  return Math.round(Number(value) * 100);
}

/** What the receipt lacks: its buyer, positions that cost something, and the sum. */
function findWrong({ customer, items }: Receipt, amount: Amount): string | null {
  const { email, phone } = customer;
  if (!email && !/^[1-79]\d{10,14}$/.test(phone ?? '')) return 'receipt.customer';
  const known = items.every(
    (item) =>
      item.vat_code >= 1 &&
      item.vat_code <= 12 &&
      /^(?:advance|full_(?:pre)?payment)$/.test(item.payment_mode) &&
      item.payment_subject,
  );
  if (!known) return 'receipt.items';
  if (items.length === 0 || items.some((item) => kopecks(item.amount.value) <= 0)) return 'receipt.items';
  const total = items.reduce((sum, item) => sum + kopecks(item.amount.value) * Number(item.quantity), 0);
  return total === kopecks(amount.value) ? null : 'receipt.items';
}

function refuse(parameter: string): FakeReply {
  return { status: 400, body: { type: 'error', code: 'invalid_request', parameter } };
}

export const contract: ProviderContract = {
  key: 'yookassa',
  currency: 'RUB',
  keys: {
    shopId: ['100500'],
    secretKey: ['test_Fh8hUAVVBGUGbjmlzba6TB0iyUbos_lueTHE-axOwM0'],
    'receipt.vatCode': ['', '4'],
    'receipt.deliveryVatCode': ['', '11'],
    'receipt.taxSystemCode': ['', '2'],
    'receipt.paymentMode': ['', 'full_payment'],
  },
  mistakes: [
    ['shopId', 'my shop', 'shopId'],
    ['secretKey', 'hello', 'secretKey'],
    ['secretKey', '100500', 'shopIdHere'],
  ],
  async start() {
    const fake = await startFakeYookassa();
    return {
      server: fake,
      settings: fake.settings,
      states: {
        pending: ['pending', () => {}],
        waiting_for_capture: [
          'pending',
          (id) => void Object.assign(fake.payments.get(id) ?? {}, { status: 'waiting_for_capture' }),
        ],
        succeeded: ['completed', fake.pay],
        canceled: ['canceled', (id) => fake.cancel(id, 'expired_on_confirmation')],
        declined: ['failed', (id) => fake.cancel(id, 'insufficient_funds')],
      },
      notify: (id) => rawNotification(fake.notification(id)),
      forge: (id) => rawNotification(fake.notification(id), {}, '203.0.113.7'),
    };
  },
};
