import { randomBytes } from 'node:crypto';

import type { FakeReply } from './fake-server.ts';

export interface Intent {
  id: string;
  object: 'payment_intent';
  status: string;
  amount: number;
  currency: string;
  client_secret: string;
  last_payment_error: { type: string; code: string } | null;
  metadata: Record<string, string>;
}

/** https://docs.stripe.com/api/payment_intents/create, of what the shop could mean: any other is refused as unknown. */
const intentFields =
  /^(?:amount|currency|description|receipt_email|automatic_payment_methods\[enabled\]|metadata\[\w+\])$/;

/** Payment intents of sheets, as Stripe makes and tells them; `refunds` are sums by intent. */
export function createIntents(refunds: ReadonlyMap<string, number>) {
  const intents = new Map<string, Intent>();

  function create(form: URLSearchParams): FakeReply {
    const amount = Number(form.get('amount'));
    const unknown = [...form.keys()].find((name) => !intentFields.test(name));
    if (unknown !== undefined)
      return { status: 400, body: { error: { code: 'parameter_unknown', param: unknown } } };
    // The currencies of this shop are counted in cents, and half a dollar is the least.
    if (!Number.isInteger(amount) || amount < 50)
      return { status: 400, body: { error: { code: 'amount_too_small', param: 'amount' } } };
    if (!/^[a-z]{3}$/.test(form.get('currency') ?? ''))
      return { status: 400, body: { error: { type: 'invalid_request_error', param: 'currency' } } };
    const id = `pi_3${randomBytes(12).toString('hex')}`;
    const metadata = [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key === undefined ? [] : [[key, value] as const];
    });
    const intent: Intent = {
      id,
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount,
      currency: form.get('currency') ?? '',
      client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      last_payment_error: null,
      metadata: Object.fromEntries(metadata),
    };
    intents.set(id, intent);
    return { body: intent };
  }

  function retrieve(id: string, isExpanded: boolean): FakeReply {
    const intent = intents.get(id);
    if (!intent) return { status: 404, body: { error: { code: 'resource_missing' } } };
    const charge = isExpanded ? { amount_refunded: refunds.get(id) ?? 0 } : `ch_${id}`;
    return { body: { ...intent, latest_charge: intent.status === 'succeeded' ? charge : null } };
  }

  return { intents, create, retrieve };
}
