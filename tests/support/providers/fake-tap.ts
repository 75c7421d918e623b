import { createHmac, randomBytes } from 'node:crypto';

import { startFakeServer, type FakeReply, type FakeRequest, type FakeServer } from './fake-server.ts';

interface Charge {
  id: string;
  object: 'charge';
  status: string;
  amount: number;
  currency: string;
  reference: { transaction: string; order: string; gateway?: string; payment?: string };
  transaction: { url: string; created: string };
}

interface CreateBody extends Pick<Charge, 'amount' | 'currency' | 'reference'> {
  source: { id: string };
  customer: { email?: string; phone?: object };
}

export interface FakeTap extends FakeServer {
  settings: { secretKey: string; baseUrl: string };
  charges: Map<string, Charge>;
  end(id: string, status: string): void;
  webhook(id: string): { body: string; headers: Record<string, string> };
}

/** api.tap.company/v2: charges and refunds, idempotent by reference; signs named fields of its webhooks. */
export async function startFakeTap(): Promise<FakeTap> {
  const secretKey = 'sk_test_tap';
  const charges = new Map<string, Charge>();
  const answers = new Map<string, FakeReply>();

  function create({ amount, currency, reference, source, customer }: CreateBody): FakeReply {
    if (source.id !== 'src_all' || !(customer.email || customer.phone))
      return { status: 400, body: { errors: [{ code: '1108', description: 'Customer is required' }] } };
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

  function refund({ charge_id: id, amount }: { charge_id: string; amount: number }): FakeReply {
    const charge = charges.get(id);
    const isPossible = charge?.status === 'CAPTURED' && amount <= charge.amount;
    return { body: { id: `re_${id}`, object: 'refund', status: isPossible ? 'PENDING' : 'DECLINED' } };
  }

  const server = await startFakeServer(({ method, path, headers, body }: FakeRequest) => {
    if (headers.authorization !== `Bearer ${secretKey}`) return { status: 401, body: { errors: [] } };
    if (method === 'GET') {
      const charge = charges.get(path.slice('/charges/'.length));
      return charge ? { body: charge } : { status: 404, body: { errors: [] } };
    }
    const request = JSON.parse(body);
    const key = path + request.reference.idempotent;
    const known = answers.get(key);
    if (known) return known;
    const answer = path === '/refunds' ? refund(request) : create(request);
    answers.set(key, answer);
    return answer;
  });

  return Object.assign(server, {
    settings: { secretKey, baseUrl: server.url },
    charges,
    end(id: string, status: string) {
      const charge = charges.get(id);
      if (!charge) throw new Error(`No charge ${id}`);
      charge.status = status;
      Object.assign(charge.reference, { gateway: 'mada_pg1', payment: '4327230736106619650' });
    },
    webhook(id: string) {
      const charge = charges.get(id);
      if (!charge) throw new Error(`No charge ${id}`);
      const { amount, currency, reference, status, transaction } = charge;
      const fields = `x_id${id}x_amount${amount.toFixed(2)}x_currency${currency}x_gateway_reference${reference.gateway ?? ''}x_payment_reference${reference.payment ?? ''}x_status${status}x_created${transaction.created}`;
      const hashstring = createHmac('sha256', secretKey).update(fields).digest('hex');
      return { body: JSON.stringify(charge), headers: { hashstring } };
    },
  });
}
