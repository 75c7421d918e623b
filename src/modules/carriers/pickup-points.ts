import { createHash } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { mostPointsOfCity, type PickupPoint } from '#domain/schemas/carrier.schema.ts';
import { foldText } from '#domain/text.ts';
import type { FindPickupPoint, PointsWish } from '#modules/delivery/carrier-price.ts';
import { ProviderError } from '#modules/payment-methods/provider-error.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import { createSharedCalls } from '#platform/limits/share-calls.ts';
import type { Log } from '#platform/log.ts';

import type { CarrierConnections } from './carrier-connections.ts';
import { keepPoints, selectPoints } from './pickup-points.queries.ts';

export interface PickupPoints {
  /** Null where the carrier is silent or off, and nothing is known from before. Never throws. */
  list(wish: PointsWish): Promise<readonly PickupPoint[] | null>;
  /** Null for a code that no point of the city has. */
  find: FindPickupPoint;
}

interface PickupPointsDeps {
  db: Kysely<Database>;
  connections: CarrierConnections;
  limits: Pick<RateLimiter, 'tryTake'>;
  log: Log;
}

const keptSeconds = 24 * 3600;
/** More cities at a time are not asked about: visitors choose what is asked for. */
const mostAtOnce = 4;
const mostAsked = { limit: 1000, windowSeconds: 3600 };

/** Pickup points of carriers by city, kept for a day, or for two while their carrier is silent. */
export function createPickupPoints({ db, connections, limits, log }: PickupPointsDeps): PickupPoints {
  const askOnce = createSharedCalls<PickupPoint[]>(mostAtOnce);

  async function ask(key: Buffer, { carrier, country, city }: PointsWish): Promise<PickupPoint[] | null> {
    if (!(await limits.tryTake({ key: 'pickup-points:asked', ...mostAsked }))) return null;
    try {
      const points = await connections.call(carrier, (port) =>
        port.points({ country, city, postalCode: '' }, mostPointsOfCity),
      );
      const kept = points.slice(0, mostPointsOfCity);
      await keepPoints(db, key, kept, keptSeconds);
      return kept;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      log.warn({ err: error, carrier }, 'A carrier has not said where it hands parcels out');
      return null;
    }
  }

  async function list(wish: PointsWish): Promise<readonly PickupPoint[] | null> {
    const ready = await connections.open(wish.carrier);
    if (!ready?.enabled || !ready.kind.currencies.includes(wish.currency)) return null;
    if (!/^[A-Z]{2}$/.test(wish.country) || wish.city === '') return [];
    const key = keyOf(wish);
    const kept = await selectPoints(db, key);
    if (kept?.isFresh) return kept.points;
    return (await askOnce(key.toString('hex'), () => ask(key, wish))) ?? kept?.points ?? null;
  }

  return {
    list,
    find: async ({ code, ...wish }) => (await list(wish))?.find((point) => point.code === code) ?? null,
  };
}

/** Those whose name, code or address has every word of what was typed. */
export function searchPoints(points: readonly PickupPoint[], typed: string): PickupPoint[] {
  const words = foldText(typed)
    .split(/[\s,.]+/)
    .filter((word) => word !== '');
  return points.filter(({ code, name, address }) => {
    const text = foldText(`${code} ${name} ${address}`);
    return words.every((word) => text.includes(word));
  });
}

function keyOf({ carrier, country, city }: PointsWish): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([carrier, country, foldText(city)]))
    .digest();
}
