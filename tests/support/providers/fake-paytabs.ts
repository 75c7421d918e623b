import { createHmac, randomInt } from 'node:crypto';

import { startFakeServer, type FakeReply, type FakeRequest, type FakeServer } from './fake-server.ts';
import type { ProviderContract } from './provider-contract.ts';
import { rawNotification } from './provider-requests.ts';

interface Transaction {
  tran_ref: string;
  tran_type: string;
  cart_id: string;
  cart_amount: string;
  cart_currency: string;
  cart_description: string;
  payment_result: { response_status: string; response_code: string; response_message: string };
}

interface RequestBody {
  tran_type: 'sale' | 'refund';
  cart_id: string;
  cart_amount: number;
  cart_currency: string;
  cart_description: string;
  tran_ref?: string;
  paypage_lang?: string;
}

export interface FakePaytabs extends FakeServer {
  settings: { profileId: number; serverKey: string; baseUrl: string };
  transactions: Map<string, Transaction>;
  end(ref: string, status: string): void;
  callback(ref: string, change?: Partial<Transaction>): { body: string; headers: Record<string, string> };
}

// https://docs.paytabs.com: hosted payment page, and its query by `tran_ref`
const calls = [/^POST \/payment\/(?:request|query)$/];

/** secure.paytabs.com: requests and queries; a cart asks once; callbacks signed over the raw body. */
export async function startFakePaytabs(): Promise<FakePaytabs> {
  const credentials = { profileId: 59_305, serverKey: 'SJJN9-KEY' };
  const transactions = new Map<string, Transaction>();

  function request(body: RequestBody): FakeReply {
    if (body.paypage_lang !== undefined && !['ar', 'en'].includes(body.paypage_lang))
      return { status: 400, body: { code: 206, message: 'Invalid paypage_lang' } };
    if ([...transactions.values()].some(({ cart_id: id }) => id === body.cart_id))
      return { status: 400, body: { code: 4, message: 'Duplicate Request' } };
    const ref = `TST22${randomInt(1e9, 1e10)}`;
    const isRefund = body.tran_type === 'refund';
    const original = transactions.get(body.tran_ref ?? '');
    const isPossible = Number(original?.cart_amount) >= body.cart_amount;
    const status = isRefund ? (isPossible ? 'A' : 'E') : 'P';
    const transaction: Transaction = {
      tran_ref: ref,
      tran_type: isRefund ? 'Refund' : 'Sale',
      cart_id: body.cart_id,
      cart_amount: body.cart_amount.toFixed(2),
      cart_currency: body.cart_currency,
      cart_description: body.cart_description,
      payment_result: { response_status: status, response_code: '1', response_message: '' },
    };
    transactions.set(ref, transaction);
    if (isRefund) return { body: transaction };
    return { body: { ...transaction, redirect_url: `https://secure.paytabs.com/payment/page/${ref}` } };
  }

  const server = await startFakeServer(calls, ({ path, headers, body: text }: FakeRequest) => {
    const body = JSON.parse(text);
    if (headers.authorization !== credentials.serverKey || body.profile_id !== credentials.profileId)
      return { status: 401, body: { code: 1, message: 'Authentication failed' } };
    if (path === '/payment/request') return request(body);
    const found = transactions.get(body.tran_ref);
    return found ? { body: found } : { status: 400, body: { code: 113, message: 'Transaction not found' } };
  });

  return Object.assign(server, {
    settings: { ...credentials, baseUrl: server.url },
    transactions,
    end(ref: string, status: string) {
      const result = { response_status: status, response_code: 'G1', response_message: '' };
      Object.assign(transactions.get(ref) ?? {}, { payment_result: result });
    },
    callback(ref: string, change: Partial<Transaction> = {}) {
      const body = JSON.stringify({ ...transactions.get(ref), ...change });
      const signature = createHmac('sha256', credentials.serverKey).update(body).digest('hex');
      return { body, headers: { signature } };
    },
  });
}

export const contract: ProviderContract = {
  key: 'paytabs',
  currency: 'AED',
  keys: {
    profileId: ['49622'],
    serverKey: ['S6JNLKTLKB-JB2DGZTTBW-KZRDGRRGLG'],
    region: ['', 'UAE', 'Global'],
  },
  mistakes: [
    ['profileId', 'profile', 'profileId'],
    ['serverKey', 'hello', 'serverKey'],
    ['serverKey', 'CKKMDG-GNBB6H-TNGM9K-2VTGBN', 'clientKeyHere'],
  ],
  async start() {
    const fake = await startFakePaytabs();
    const ends = (status: string) => (ref: string) => fake.end(ref, status);
    return {
      server: fake,
      settings: fake.settings,
      states: {
        A: ['completed', ends('A')],
        H: ['pending', ends('H')],
        P: ['pending', ends('P')],
        D: ['failed', ends('D')],
        E: ['failed', ends('E')],
        C: ['canceled', ends('C')],
        V: ['canceled', ends('V')],
        X: ['canceled', ends('X')],
      },
      notify(ref) {
        const { body, headers } = fake.callback(ref);
        return rawNotification(body, headers);
      },
      forge(ref) {
        const { body, headers } = fake.callback(ref);
        return rawNotification(`${body} `, headers);
      },
    };
  },
};
