import { expect, test, vi } from 'vitest';

import { emptyDatabase } from '#tests/support/modules.ts';

import { createOrderCharges, hashNetworks } from './charge-order.ts';
import { mostCounted } from './order-cost.ts';

const freeOfNetwork = 60;
const db = emptyDatabase();

interface Counts {
  network?: number;
  /** Unconfirmed orders with the same email or phone. */
  buyer?: number;
}

/** Charges of a shop whose pauses end at once, and where an order of a network with these counts is tried. */
function open(pause: (ms: number) => Promise<void> = async () => {}) {
  const pauses: number[] = [];
  const charges = createOrderCharges(db, (ms) => {
    pauses.push(ms);
    return pause(ms);
  });
  const tries: boolean[] = [];
  const place = (guestKey: string | null, ...counts: Counts[]) =>
    charges.collect(guestKey, async (hasWaited) => {
      const { network = 0, buyer = 0 } = counts[hasWaited ? counts.length - 1 : 0] ?? {};
      tries.push(hasWaited);
      const buyers = [{ recent: 0, waiting: 0, unconfirmed: buyer }];
      const payment = { hasWaited, proof: undefined };
      await charges.check(db, {
        placed: { buyers, network, wideNetwork: 0 },
        all: 0,
        freeOfNetwork,
        payment,
      });
      return 'placed';
    });
  return { place, pauses, tries };
}

test('an order that costs nothing is placed at once', async () => {
  const { place, pauses, tries } = open();
  expect(await place('192.0.2.1', { network: 59 })).toBe('placed');
  expect([tries, pauses]).toEqual([[false], []]);
});

test('one that costs a wait is placed after it, and others of the network wait before they try', async () => {
  const { place, pauses, tries } = open();
  expect(await place('192.0.2.1', { network: 120 })).toBe('placed');
  expect([tries, pauses]).toEqual([[false, true], [500]]);
  expect(await place('192.0.2.1', { network: 120 })).toBe('placed');
  expect([tries, pauses]).toEqual([
    [false, true, true],
    [500, 500],
  ]);
  expect(await place('192.0.2.2', {})).toBe('placed');
  expect(tries.at(-1)).toBe(false);
});

test('a wait that is of the buyer alone is not one of the network, nor of the customers of a shop', async () => {
  const { place, pauses, tries } = open();
  await place('192.0.2.1', { buyer: 3 });
  await place('192.0.2.1', {});
  await place(null, { network: 60 });
  await place(null, {});
  expect(tries).toEqual([false, true, false, false, true, false]);
  expect(pauses).toEqual([250, 250]);
});

test('beyond all measure it is refused, for ten minutes, at once or when it has become so', async () => {
  const refusal = { status: 429, retryAfter: 600 };
  const { place, pauses } = open();
  await expect(place('192.0.2.1', { network: 1200 })).rejects.toMatchObject(refusal);
  expect(pauses).toEqual([]);
  await expect(place('192.0.2.1', { network: 60 }, { network: 1200 })).rejects.toMatchObject(refusal);
  expect(pauses).toEqual([250]);
});

test('what else goes wrong is told as it is, before a wait and after it', async () => {
  const charges = createOrderCharges(db, async () => {});
  const broken = new Error('broken');
  await expect(charges.collect('192.0.2.1', () => Promise.reject(broken))).rejects.toBe(broken);
});

test('a thousand wait at a time: the next is told to come back, and may once they are through', async () => {
  let end = () => {};
  const over = new Promise<void>((resolve) => (end = resolve));
  const { place, pauses } = open(() => over);
  const waiting = Array.from({ length: 1000 }, (_, index) => place(`client ${index}`, { network: 60 }));
  await vi.waitFor(() => expect(pauses).toHaveLength(1000));
  await expect(place('one more', { network: 60 })).rejects.toMatchObject({ status: 503, retryAfter: 2 });
  end();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['placed']));
  expect(await place('one more', { network: 60 })).toBe('placed');
});

test('clients are known by hashes of their network and the one around it', () => {
  const [one, near, far] = ['192.0.2.1', '192.0.2.9', '192.0.3.1'].map(hashNetworks);
  expect(one?.network).not.toEqual(near?.network);
  expect(one?.wideNetwork).toEqual(near?.wideNetwork);
  expect(one?.wideNetwork).not.toEqual(far?.wideNetwork);
  expect(one?.network.toString('hex')).toMatch(/^[\da-f]{64}$/);
});

test('orders are counted as far as they change what one costs', () => {
  expect(mostCounted(60)).toEqual({ network: 1200, wideNetwork: 4800, all: 60_000 });
});
