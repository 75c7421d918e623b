import { createHash } from 'node:crypto';

import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';

import type { Database } from '#db/database.ts';
import { AppError } from '#domain/errors.ts';
import { wideNetworkOf } from '#http/client-address.ts';
import { createLoadingCache } from '#platform/cache/loading-cache.ts';

import { countGuestOrders, type ClientNetworks } from './guest-orders.queries.ts';
import { costOfOrder, mostCounted, type OrderCost } from './order-cost.ts';
import type { PlacedCounts } from './order-placement.queries.ts';
import { issuePuzzle, redeemProof } from './order-puzzles.ts';

/** Thrown inside the transaction of an order that costs something, so that nothing of it is held meanwhile. */
class OrderCostsError extends Error {
  readonly cost: OrderCost;
  /** Others of the network have to pay it too. */
  readonly isOfNetwork: boolean;
  constructor(cost: OrderCost, isOfNetwork: boolean) {
    super(`The order costs a ${cost.kind}`);
    this.cost = cost;
    this.isOfNetwork = isOfNetwork;
  }
}

/** What a guest has paid for one more order. */
interface Payment {
  hasWaited: boolean;
  /** The header of a solved puzzle. */
  proof: string | undefined;
}

interface GuestOrder {
  placed: PlacedCounts;
  /** See `countAll`. */
  all: number;
  /** What a network may place in an hour without delay. */
  freeOfNetwork: number;
  payment: Payment;
}

/** Resolves after so many milliseconds. */
export type Pause = (ms: number) => Promise<unknown>;

export interface OrderCharges {
  /**
   * Orders of all guests lately. Asked before the order's transaction: in it this would be one more connection, which
   * those who wait for its locks may all have taken.
   */
  countAll(freeOfNetwork: number): Promise<number>;
  /** Throws inside the order's transaction unless what it costs is paid. */
  check(trx: Kysely<Database>, order: GuestOrder): Promise<void>;
  /**
   * Places the order, and once more after the wait that it costs; of a network that is known to have to wait it
   * is placed after that at once. `guestKey` is the client's key, null for a customer. Throws 429 with a puzzle (`data.puzzle`), or
   * without one when the network has to wait, and 503 when too many wait already.
   */
  collect<T>(guestKey: string | null, place: (hasWaited: boolean) => Promise<T>): Promise<T>;
}

/** Each holds a connection of its client meanwhile, and nothing else. */
const mostWaiting = 1000;
const allTtlMs = 2000;
const knownWaitMs = 2000;
/** For those who cannot solve a puzzle: by then their network has placed less in the last hour. */
const retrySeconds = 600;

/** Makes orders of guests cost more the more there are (decision 028). */
export function createOrderCharges(db: Kysely<Database>, pause: Pause): OrderCharges {
  let waiting = 0;
  // In a rush of one network each order would be begun twice.
  const knownWaits = new LRUCache<string, number>({ max: 1000, ttl: knownWaitMs });
  // Of a rush nobody counts every order for every order.
  const lately = createLoadingCache<number, { count: number }>({
    max: 4,
    ttlMs: allTtlMs,
    load: async ([most = 0]) => new Map([[most, { count: await countGuestOrders(db, most) }]]),
  });

  async function wait(ms: number): Promise<void> {
    if (waiting >= mostWaiting) throw new AppError('unavailable', 'orders.busy', { retryAfter: 2 });
    waiting++;
    try {
      await pause(ms);
    } finally {
      waiting--;
    }
  }

  async function refuse(cost: OrderCost): Promise<never> {
    const puzzle = cost.kind === 'puzzle' ? await issuePuzzle(db, cost.bits) : null;
    throw new AppError('too_many_requests', 'checkout.orderCosts', {
      retryAfter: retrySeconds,
      ...(puzzle && { data: { puzzle } }),
    });
  }

  return {
    async countAll(freeOfNetwork) {
      return (await lately.get(mostCounted(freeOfNetwork).all))?.count ?? 0;
    },

    async check(trx, { placed: { buyers, network, wideNetwork }, all, freeOfNetwork, payment }) {
      const buyer = Math.max(0, ...buyers.map(({ unconfirmed }) => unconfirmed));
      const counts = { buyer, network, wideNetwork, all };
      const cost = costOfOrder(counts, freeOfNetwork);
      if (cost.kind === 'none' || (cost.kind === 'wait' && payment.hasWaited)) return;
      if (cost.kind === 'puzzle' && payment.proof !== undefined && (await redeemProof(trx, payment.proof)))
        return;
      const ofOthers = costOfOrder({ ...counts, buyer: 0 }, freeOfNetwork);
      throw new OrderCostsError(cost, ofOthers.kind === cost.kind);
    },

    async collect(guestKey, place) {
      const known = guestKey === null ? undefined : knownWaits.get(guestKey);
      try {
        if (known === undefined) return await place(false);
        await wait(known);
      } catch (error) {
        if (!(error instanceof OrderCostsError)) throw error;
        if (error.cost.kind !== 'wait') return refuse(error.cost);
        if (error.isOfNetwork && guestKey !== null) knownWaits.set(guestKey, error.cost.ms);
        await wait(error.cost.ms);
      }
      try {
        return await place(true);
      } catch (error) {
        // Others of the network were faster: now it costs more.
        throw error instanceof OrderCostsError ? await refuse(error.cost) : error;
      }
    },
  };
}

export function hashNetworks(clientKey: string): ClientNetworks {
  return { network: hash(clientKey), wideNetwork: hash(wideNetworkOf(clientKey)) };
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
