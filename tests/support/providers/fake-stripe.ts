import { createHmac, randomBytes } from 'node:crypto';

import { startFakeServer, type FakeReply, type FakeRequest, type FakeServer } from './fake-server.ts';
import type { ProviderContract } from './provider-contract.ts';
import { rawNotification } from './provider-requests.ts';
import { createIntents, type Intent } from './stripe-intents.ts';

interface Session {
  id: string;
  object: 'checkout.session';
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  metadata: Record<string, string>;
}
interface SignedEvent {
  body: string;
  headers: Record<string, string>;
}

export interface FakeStripe extends FakeServer {
  settings: { secretKey: string; webhookSecret: string; baseUrl: string };
  sessions: Map<string, Session>;
  /** Of sheets; those of sessions come with them. */
  intents: Map<string, Intent>;
  changeIntent(id: string, change: Partial<Intent>): void;
  change(id: string, change: Partial<Session>): void;
  event(type: string, object: object, options?: { at?: number; eventId?: string }): SignedEvent;
}

// https://docs.stripe.com/api/checkout/sessions, /api/payment_intents and /api/refunds/create
const calls = [
  /^POST \/v1\/checkout\/sessions$/,
  /^GET \/v1\/checkout\/sessions\/[^/]+$/,
  /^POST \/v1\/payment_intents$/,
  /^GET \/v1\/payment_intents\/[^/]+$/,
  /^POST \/v1\/refunds$/,
];

/** https://docs.stripe.com/api/checkout/sessions/create, `locale`: any other is refused. */
const locales = new Set(
  (
    'auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ' +
    'ro ru sk sl sv th tr vi zh zh-HK zh-TW'
  ).split(' '),
);

/** api.stripe.com: Checkout sessions, payment intents and refunds, form-encoded, idempotent by key; signs its events. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const credentials = { secretKey: 'sk_test_1', webhookSecret: 'whsec_test' };
  const sessions = new Map<string, Session>();
  const refunds = new Map<string, number>();
  const { intents, create: createIntent, retrieve: retrieveIntent } = createIntents(refunds);
  const answers = new Map<string, { path: string; answer: FakeReply }>();

  function create(form: URLSearchParams): FakeReply {
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
    if (!locales.has(form.get('locale') ?? 'auto'))
      return { status: 400, body: { error: { type: 'invalid_request_error', param: 'locale' } } };
    if (form.get('mode') !== 'payment' || !Number.isInteger(amount) || !form.get('success_url'))
      return { status: 400, body: { error: { type: 'invalid_request_error' } } };
    const id = `cs_test_${randomBytes(12).toString('hex')}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: amount * Number(form.get('line_items[0][quantity]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      client_reference_id: form.get('client_reference_id'),
      metadata: { payment: form.get('metadata[payment]') ?? '', order: form.get('metadata[order]') ?? '' },
    };
    sessions.set(id, session);
    return { body: session };
  }

  /** What was paid with an intent; null where nothing was. */
  function paidWith(intent: string): number | null {
    const own = intents.get(intent);
    if (own) return own.status === 'succeeded' ? own.amount : null;
    const session = sessions.get(intent.replace('pi_', 'cs_'));
    return session?.payment_status === 'paid' ? session.amount_total : null;
  }

  function refund(form: URLSearchParams): FakeReply {
    const intent = form.get('payment_intent') ?? '';
    const paid = paidWith(intent);
    const amount = Number(form.get('amount'));
    const refunded = (refunds.get(intent) ?? 0) + amount;
    if (paid === null || refunded > paid)
      return { status: 400, body: { error: { code: 'charge_already_refunded' } } };
    refunds.set(intent, refunded);
    return {
      body: { id: `re_${randomBytes(8).toString('hex')}`, object: 'refund', amount, status: 'succeeded' },
    };
  }

  function retrieve(id: string): FakeReply {
    const session = sessions.get(id);
    if (!session) return { status: 404, body: { error: { code: 'resource_missing' } } };
    const intentId = id.replace('cs_', 'pi_');
    const isPaid = session.payment_status === 'paid';
    const intent = {
      id: intentId,
      status: isPaid ? 'succeeded' : 'requires_payment_method',
      latest_charge: isPaid ? { amount_refunded: refunds.get(intentId) ?? 0 } : null,
    };
    return { body: { ...session, payment_intent: session.status === 'complete' ? intent : null } };
  }

  const actions: Readonly<Record<string, (form: URLSearchParams) => FakeReply>> = {
    '/v1/checkout/sessions': create,
    '/v1/payment_intents': createIntent,
    '/v1/refunds': refund,
  };

  const server = await startFakeServer(calls, ({ method, path, query, headers, body }: FakeRequest) => {
    if (headers.authorization !== `Bearer ${credentials.secretKey}`)
      return { status: 401, body: { error: { message: 'Invalid API Key provided' } } };
    // A shop that names no version is answered by whatever its account was opened with.
    if (!/^20\d\d-\d\d-\d\d\.[a-z]+$/.test(String(headers['stripe-version'])))
      return { status: 400, body: { error: { message: 'Invalid Stripe API version' } } };
    if (method === 'GET' && path.startsWith('/v1/payment_intents/'))
      return retrieveIntent(path.slice('/v1/payment_intents/'.length), query.has('expand[]'));
    if (method === 'GET') return retrieve(path.slice('/v1/checkout/sessions/'.length));
    const key = String(headers['idempotency-key']);
    const known = answers.get(key);
    // https://docs.stripe.com/api/idempotent_requests: a key is of one call.
    if (known && known.path !== path) return { status: 400, body: { error: { type: 'idempotency_error' } } };
    if (known) return known.answer;
    const form = new URLSearchParams(body);
    const answer = actions[path]?.(form) ?? { status: 404, body: {} };
    answers.set(key, { path, answer });
    return answer;
  });

  return Object.assign(server, {
    settings: { ...credentials, baseUrl: server.url },
    sessions,
    intents,
    changeIntent: (id: string, change: Partial<Intent>) => void Object.assign(intents.get(id) ?? {}, change),
    change: (id: string, change: Partial<Session>) => void Object.assign(sessions.get(id) ?? {}, change),
    event: createSigner(credentials.webhookSecret),
  });
}

/** https://docs.stripe.com/webhooks#verify-manually */
function createSigner(secret: string): FakeStripe['event'] {
  return (type, object, { at = Date.now(), eventId = `evt_${randomBytes(8).toString('hex')}` } = {}) => {
    const body = JSON.stringify({ id: eventId, object: 'event', type, data: { object } }, null, 2);
    const time = Math.floor(at / 1000);
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    return { body, headers: { 'stripe-signature': `t=${time},v1=${signature},v0=abc` } };
  };
}

export const contract: ProviderContract = {
  key: 'stripe',
  currency: 'USD',
  keys: {
    secretKey: ['sk_live_0123456789abcd', 'rk_test_0123456789abcd'],
    webhookSecret: ['whsec_0123456789wxyz'],
    'express.publishableKey': ['pk_live_0123456789abcd', 'pk_test_0123456789abcd'],
    'express.enabled': ['true', 'false'],
  },
  mistakes: [
    ['secretKey', 'hello', 'secretKey'],
    ['secretKey', 'pk_live_0123456789', 'publishableKey'],
    ['secretKey', 'whsec_0123456789', 'signingSecretHere'],
    ['webhookSecret', 'hello', 'signingSecret'],
    ['webhookSecret', 'pk_live_wrong', 'publishableForSigning'],
    ['webhookSecret', 'sk_live_0123456789', 'secretKeyHere'],
    ['webhookSecret', 'we_1MvA', 'endpointIdHere'],
    ['express.publishableKey', 'hello', 'publishableKeyForm'],
    ['express.publishableKey', 'sk_live_0123456789', 'secretForPublishable'],
    ['express.publishableKey', 'rk_live_0123456789', 'secretForPublishable'],
    ['express.publishableKey', 'whsec_0123456789', 'signingForPublishable'],
  ],
  async start() {
    const fake = await startFakeStripe();
    const completed = (id: string) => fake.event('checkout.session.completed', fake.sessions.get(id) ?? {});
    return {
      server: fake,
      settings: fake.settings,
      states: {
        unpaid: ['pending', () => {}],
        paid: ['completed', (id) => fake.change(id, { status: 'complete', payment_status: 'paid' })],
        expired: ['canceled', (id) => fake.change(id, { status: 'expired' })],
        failed: ['failed', (id) => fake.change(id, { status: 'complete', payment_status: 'unpaid' })],
      },
      notify(id) {
        const { body, headers } = completed(id);
        return rawNotification(body, headers);
      },
      forge(id) {
        const { body, headers } = completed(id);
        return rawNotification(`${body} `, headers);
      },
    };
  },
};
