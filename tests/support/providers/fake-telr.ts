import { randomBytes } from 'node:crypto';

import { startFakeServer, type FakeReply, type FakeRequest, type FakeServer } from './fake-server.ts';
import type { ProviderContract } from './provider-contract.ts';
import { rawNotification } from './provider-requests.ts';

interface Order {
  ref: string;
  cartid: string;
  test: number;
  amount: string;
  currency: string;
  description: string;
  status: { code: number; text: string };
  transaction?: { ref: string; type: string; status: string };
}

export interface FakeTelr extends FakeServer {
  settings: { store: number; authKey: string; remoteKey: string; baseUrl: string };
  orders: Map<string, Order>;
  /** Codes: 3 paid, -1 expired, -2 cancelled, -3 declined. */
  end(ref: string, code: number): void;
}

// https://docs.telr.com/reference/createsession, and its remote API for refunds
const calls = [/^POST \/order\.json$/, /^POST \/remote\.xml$/];

/** secure.telr.com/gateway: orders, whose cart ids must be unique, and refunds in XML. */
export async function startFakeTelr(): Promise<FakeTelr> {
  const credentials = { store: 1, authKey: 'auth-key', remoteKey: 'remote<&>key' };
  const orders = new Map<string, Order>();

  function create(order: Omit<Order, 'ref' | 'status'>): FakeReply {
    if ([...orders.values()].some(({ cartid }) => cartid === order.cartid))
      return refuse('create', 'E56:Duplicate transaction', 'Cart ID must be unique');
    const ref = randomBytes(16).toString('hex').toUpperCase();
    orders.set(ref, { ...order, ref, status: { code: 1, text: 'Pending' } });
    return {
      body: {
        method: 'create',
        order: { ref, url: `https://secure.telr.com/gateway/process.html?o=${ref}` },
      },
    };
  }

  function check(ref: string): FakeReply {
    const order = orders.get(ref);
    return order ? { body: { method: 'check', order } } : refuse('check', 'E23:Order not found', '');
  }

  const server = await startFakeServer(calls, ({ path, body }: FakeRequest) => {
    if (path === '/remote.xml') return refundByXml(orders, body);
    const { method, store, authkey, order, language } = JSON.parse(body);
    if (String(store) !== '1' || authkey !== credentials.authKey)
      return refuse(method, 'E01:Authorisation failed', 'Invalid store ID or authentication key');
    if (language !== undefined && language !== 'en' && language !== 'ar')
      return refuse(method, 'E05:Invalid request', 'Unknown language');
    return method === 'create' ? create(order) : check(order.ref);
  });
  return Object.assign(server, {
    settings: { ...credentials, baseUrl: server.url },
    orders,
    end(ref: string, code: number) {
      const isPaid = code === 3;
      const transaction = {
        ref: `0${randomBytes(5).readUIntBE(0, 5)}`,
        type: 'sale',
        status: isPaid ? 'A' : 'D',
      };
      Object.assign(orders.get(ref) ?? {}, {
        status: { code, text: isPaid ? 'Paid' : 'Ended' },
        transaction,
      });
    },
  });
}

function refundByXml(orders: Map<string, Order>, xml: string): FakeReply {
  const field = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  const order = [...orders.values()].find(({ transaction }) => transaction?.ref === field('ref'));
  const isRight =
    field('key') === 'remote&lt;&amp;&gt;key' &&
    field('type') === 'refund' &&
    order !== undefined &&
    Number(field('amount')) <= Number(order.amount);
  const status = isRight ? 'A' : 'E';
  return {
    type: 'application/xml',
    body: `<?xml version="1.0"?><remote><auth><status>${status}</status><code>0</code></auth></remote>`,
  };
}

function refuse(method: string, message: string, note: string): FakeReply {
  return { body: { method, error: { message, note } } };
}

export const contract: ProviderContract = {
  key: 'telr',
  currency: 'AED',
  keys: {
    store: ['15996'],
    authKey: ['pQ6nP-7rHt@5WRFv'],
    remoteKey: ['pQ6nP-7rHt@5WRFv'],
    test: ['true', 'false'],
  },
  mistakes: [
    ['store', 'shop', 'store'],
    ['authKey', 'short', 'key'],
    ['authKey', '15996', 'storeHere'],
    ['remoteKey', '15996', 'storeHere'],
  ],
  async start() {
    const fake = await startFakeTelr();
    const ends = (code: number) => (ref: string) => fake.end(ref, code);
    return {
      server: fake,
      settings: fake.settings,
      states: {
        '1': ['pending', ends(1)],
        '2': ['pending', ends(2)],
        '3': ['completed', ends(3)],
        '-1': ['canceled', ends(-1)],
        '-2': ['canceled', ends(-2)],
        '-3': ['failed', ends(-3)],
      },
      notify: (ref) => rawNotification(`tran_cartid=${fake.orders.get(ref)?.cartid ?? ''}&tran_status=A`),
      // Whoever names a cart is heard, and proves nothing by it.
      forge: () => rawNotification('tran_status=A'),
    };
  },
};
