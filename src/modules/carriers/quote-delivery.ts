import { createHash } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { foldText } from '#domain/text.ts';
import type { DeliveryWish, QuoteDelivery } from '#modules/delivery/carrier-price.ts';
import { ProviderError } from '#modules/payment-methods/provider-error.ts';
import { createSharedCalls } from '#platform/limits/share-calls.ts';
import type { Log } from '#platform/log.ts';

import type { CarrierConnections, ReadyCarrier } from './carrier-connections.ts';
import { keepQuote, selectQuote } from './carrier-quotes.queries.ts';
import { packGoods } from './pack-goods.ts';

interface QuoteDeps {
  db: Kysely<Database>;
  connections: CarrierConnections;
  log: Log;
  /** For a whole answer, in milliseconds. */
  waitMs?: number;
}

/** Buyers wait no longer for a price. */
const longestWaitMs = 2000;
const keptSeconds = 15 * 60;
/** For so long a buyer who was told the zone's price is not told another one. */
const silentSeconds = 5 * 60;
/** More of them at a time are not asked: visitors choose what is asked for. */
const mostAtOnce = 8;
const wholeRouble = 100;

/**
 * What delivery to the door or to a pickup point costs by a carrier, its cheapest service, rounded up to whole units. What was said is kept:
 * an order costs what its buyer has seen. Where nothing comes in time it is the zone's price, for some minutes.
 */
export function createDeliveryQuotes(deps: QuoteDeps): QuoteDelivery {
  const { db, connections, log, waitMs = longestWaitMs } = deps;
  const askOnce = createSharedCalls<number>(mostAtOnce);

  async function ask(ready: ReadyCarrier, wish: DeliveryWish): Promise<number | null> {
    const parcel = packGoods(wish.goods.map(fillGaps), ready.defaults);
    if (!parcel || !/^[A-Z]{2}$/.test(wish.country)) return null;
    const { country, city, postalCode } = wish;
    const to = { country, city, postalCode, address: '' };
    const quotes = await connections.call(wish.carrier, (carrier) =>
      carrier.quote({ parcel, to, point: wish.point }),
    );
    const prices = quotes.filter(({ currency }) => currency === wish.currency).map(({ price }) => price);
    if (prices.length === 0) return null;
    return Math.ceil(Math.min(...prices) / wholeRouble) * wholeRouble;
  }

  /** Null for a carrier that is silent, slow or refuses. */
  async function askInTime(ready: ReadyCarrier, wish: DeliveryWish): Promise<number | null> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), waitMs).unref()));
    const asked = ask(ready, wish).catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error;
      log.warn({ err: error, carrier: wish.carrier }, 'A carrier has not said what delivery costs');
      return null;
    });
    try {
      return await Promise.race([asked, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async function askAndKeep(key: Buffer, ready: ReadyCarrier, wish: DeliveryWish): Promise<number | null> {
    const price = await askInTime(ready, wish);
    await keepQuote(db, key, price, price === null ? silentSeconds : keptSeconds);
    // Another instance may have been told something else before.
    return (await selectQuote(db, key))?.price ?? null;
  }

  return async (wish) => {
    const ready = await connections.open(wish.carrier);
    if (!ready?.enabled || !ready.kind.currencies.includes(wish.currency)) return null;
    const key = keyOf(wish);
    const kept = await selectQuote(db, key);
    if (kept) return kept.price;
    return askOnce(key.toString('hex'), () => askAndKeep(key, ready, wish));
  };
}

function keyOf({ city, ...wish }: DeliveryWish): Buffer {
  const { carrier, country, postalCode, currency, point, goods } = wish;
  // All points of a city cost alike, but lockers have services of their own.
  const kind = point && (point.isLocker ? 'locker' : 'counter');
  const pieces = goods
    .map(fillGaps)
    .map(({ quantity, weight, length, width, height }) => [quantity, weight, length, width, height])
    .map((piece) => JSON.stringify(piece))
    .toSorted();
  return createHash('sha256')
    .update(JSON.stringify([carrier, country, foldText(city), postalCode, kind, currency, pieces]))
    .digest();
}

function fillGaps({ quantity, weight, length, width, height }: DeliveryWish['goods'][number]) {
  return {
    quantity,
    weight: weight ?? null,
    length: length ?? null,
    width: width ?? null,
    height: height ?? null,
  };
}
