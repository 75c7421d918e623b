import { createHmac, randomBytes } from 'node:crypto';

import { z } from 'zod';

import type { ProviderStatus } from '#domain/payment-states.ts';

import { startFakeServer, type FakeReply, type FakeRequest, type FakeServer } from './fake-server.ts';
import type { ProviderContract } from './provider-contract.ts';
import { rawNotification } from './provider-requests.ts';

interface Charge {
  id: string;
  object: 'charge';
  status: string;
  amount: number;
  currency: string;
  reference: { transaction: string; order: string; gateway?: string; payment?: string };
  transaction: { url: string; created: string };
}

export interface FakeTap extends FakeServer {
  settings: { secretKey: string; baseUrl: string };
  charges: Map<string, Charge>;
  /** What a refund that could be made is said to be. */
  refundStatus: string;
  end(id: string, status: string): void;
  /** Throws for what Tap posts nothing of. */
  webhook(id: string): { body: string; headers: Record<string, string> };
  /** A body of ours, signed as Tap signs charges or refunds; `amount` as it is written in the signature. */
  signed(body: object, amount: string): { body: string; headers: Record<string, string> };
}

/** At most two decimals, and no less than the least that Tap charges. */
const amountSchema = z
  .number('1117')
  .min(0.1, '1117')
  .refine((amount) => Number(amount.toFixed(2)) === amount, '1117');
const currencySchema = z.enum(['AED', 'USD'], '1119');
const urlSchema = z.url('1111');
const idempotentSchema = z.string().min(1);
const digits = (code: string) => z.string(code).regex(/^\d{1,14}$/, code);

/** What https://developers.tap.company/reference/create-a-charge takes, by the codes of its errors. */
const chargeSchema = z.strictObject({
  amount: amountSchema,
  currency: currencySchema,
  customer_initiated: z.boolean(),
  threeDSecure: z.literal(true, '1109'),
  description: z.string().max(999, '1121'),
  metadata: z.record(z.string().max(249, '1127'), z.string().max(999, '1128')),
  reference: z.strictObject({
    transaction: z.string().max(99, '1123'),
    order: z.string().max(99, '1122'),
    idempotent: idempotentSchema,
  }),
  customer: z
    .strictObject({
      first_name: z.string('1130').min(1, '1130').max(149, '1131'),
      last_name: z.string().min(1, '1132').max(149, '1133').optional(),
      email: z.email('1138').optional(),
      phone: z.strictObject({ country_code: digits('1136'), number: digits('1137') }).optional(),
    })
    .refine(({ email, phone }) => email !== undefined || phone !== undefined, '1139'),
  source: z.strictObject({ id: z.literal('src_all', '1125') }),
  post: z.strictObject({ url: urlSchema }),
  redirect: z.strictObject({ url: urlSchema }),
});

/** What https://developers.tap.company/reference/create-a-refund takes. */
const refundSchema = z.strictObject({
  charge_id: z.string('1142').startsWith('chg_', '1143'),
  amount: amountSchema,
  currency: currencySchema,
  reason: z.string('1156').min(1, '1156').max(249, '1157'),
  reference: z.strictObject({ merchant: z.string().max(99), idempotent: idempotentSchema }),
});

// https://developers.tap.company/reference/create-a-charge, /retrieve-a-charge and /create-a-refund
const calls = [/^POST \/(?:charges|refunds)$/, /^GET \/charges\/[^/]+$/];

/** api.tap.company/v2: charges and refunds, idempotent by reference; signs named fields of its webhooks. */
export async function startFakeTap(): Promise<FakeTap> {
  const secretKey = 'sk_test_tap';
  const charges = new Map<string, Charge>();
  const refunded = new Map<string, number>();
  const answers = new Map<string, FakeReply>();

  function create({ amount, currency, reference }: z.infer<typeof chargeSchema>): FakeReply {
    const id = `chg_TS${randomBytes(10).toString('hex')}`;
    const charge: Charge = {
      id,
      object: 'charge',
      status: 'INITIATED',
      amount,
      currency,
      reference: { transaction: reference.transaction, order: reference.order },
      transaction: { url: `https://checkout.payments.tap.company?token=${id}`, created: '1698392202943' },
    };
    charges.set(id, charge);
    return { body: charge };
  }

  function refund({ charge_id: id, amount, currency }: z.infer<typeof refundSchema>): FakeReply {
    const charge = charges.get(id);
    if (!charge) return refuse('1144');
    if (charge.currency !== currency) return refuse('1149');
    const sum = (refunded.get(id) ?? 0) + amount;
    if (sum > charge.amount) return refuse('1161');
    const status = charge.status === 'CAPTURED' ? fake.refundStatus : 'DECLINED';
    if (status !== 'DECLINED') refunded.set(id, sum);
    return { body: { id: `re_${id}`, object: 'refund', amount, currency, status } };
  }

  function answerOnce<Body extends { reference: { idempotent: string } }>(
    { path, body }: FakeRequest,
    schema: z.ZodType<Body>,
    answerTo: (request: Body) => FakeReply,
  ): FakeReply {
    const parsed = schema.safeParse(JSON.parse(body));
    if (!parsed.success) return refuse(/^\d{4}$/.exec(parsed.error.issues[0]?.message ?? '')?.[0] ?? '1103');
    const request = parsed.data;
    const key = path + request.reference.idempotent;
    const answer = answers.get(key) ?? answerTo(request);
    answers.set(key, answer);
    return answer;
  }

  const server = await startFakeServer(calls, (request: FakeRequest) => {
    const { method, path, headers } = request;
    if (headers.authorization !== `Bearer ${secretKey}`) return { status: 401, body: { errors: [] } };
    if (method === 'GET') {
      const charge = charges.get(path.slice('/charges/'.length));
      return charge ? { body: charge } : refuse('1144');
    }
    return path === '/refunds'
      ? answerOnce(request, refundSchema, refund)
      : answerOnce(request, chargeSchema, create);
  });

  const find = (id: string): Charge => {
    const charge = charges.get(id);
    if (!charge) throw new Error(`No charge ${id}`);
    return charge;
  };
  const fake: FakeTap = Object.assign(server, {
    settings: { secretKey, baseUrl: server.url },
    charges,
    refundStatus: 'PENDING',
    end(id: string, status: string) {
      const charge = find(id);
      charge.status = status;
      Object.assign(charge.reference, { gateway: 'mada_pg1', payment: '4327230736106619650' });
    },
    webhook(id: string) {
      const charge = find(id);
      if (charge.status === 'INITIATED' || charge.status === 'ABANDONED')
        throw new Error(`Nothing is posted of a charge that is ${charge.status}`);
      return fake.signed(charge, charge.amount.toFixed(2));
    },
    signed(body: object, amount: string) {
      const { id, currency, reference, status, transaction, created } = signedSchema.parse(body);
      const fields = `x_id${id}x_amount${amount}x_currency${currency}x_gateway_reference${reference.gateway}x_payment_reference${reference.payment}x_status${status}x_created${transaction?.created ?? created}`;
      const hashstring = createHmac('sha256', secretKey).update(fields).digest('hex');
      return { body: JSON.stringify(body), headers: { hashstring } };
    },
  });
  return fake;
}

const signedSchema = z.object({
  id: z.string(),
  currency: z.string(),
  status: z.string(),
  reference: z.object({ gateway: z.string().default(''), payment: z.string().default('') }),
  transaction: z.object({ created: z.string() }).optional(),
  created: z.string().optional(),
});

function refuse(code: string): FakeReply {
  return { status: 400, body: { errors: [{ code, description: `Error ${code}` }] } };
}

export const contract: ProviderContract = {
  key: 'tap',
  currency: 'AED',
  keys: { secretKey: ['sk_test_XKokBfNWv6FIYuTMg5sLPjhJ'] },
  mistakes: [
    ['secretKey', 'hello', 'secretKey'],
    ['secretKey', 'pk_test_0123456789', 'publishableKey'],
  ],
  async start() {
    const fake = await startFakeTap();
    const states = (means: ProviderStatus, ...statuses: string[]) =>
      Object.fromEntries(
        statuses.map((status) => [status, [means, (id: string) => fake.end(id, status)] as const]),
      );
    return {
      server: fake,
      settings: fake.settings,
      states: {
        ...states('pending', 'INITIATED', 'IN_PROGRESS'),
        ...states('completed', 'CAPTURED'),
        ...states('canceled', 'ABANDONED', 'CANCELLED', 'EXPIRED', 'VOID'),
        ...states('failed', 'FAILED', 'DECLINED', 'RESTRICTED', 'TIMEDOUT', 'UNKNOWN'),
      },
      notify(id) {
        const { body, headers } = fake.webhook(id);
        return rawNotification(body, headers);
      },
      forge(id) {
        const { body, headers } = fake.webhook(id);
        return rawNotification(body.replace('"CAPTURED"', '"DECLINED"'), headers);
      },
    };
  },
};
