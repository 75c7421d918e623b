import { setTimeout as sleep } from 'node:timers/promises';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { makePickupPoint } from '#tests/support/pickup-order.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { runOrderLoad, send, type Operation } from './order-load.ts';

/** Of each variation, so that none runs out. */
export const stockAtFirst = 10_000_000;

/** Puts into an empty shop what orders need; the ids of its variations. */
export async function fillShop(db: Kysely<Database>): Promise<number[]> {
  await makePickupPoint(db);
  const variations = Array.from({ length: 6 }, () => ({ stock: stockAtFirst }));
  return (await createShopFixture(db).makeProduct({ variations })).variationIds;
}

/** Lets clients order until the moment of the crash, which comes at any below `mostMs`, and a little beyond it. */
export async function orderThrough(
  origin: string,
  variationIds: readonly number[],
  crash: () => unknown,
  mostMs = 800,
): Promise<Operation[]> {
  const stopping = new AbortController();
  const load = runOrderLoad(origin, variationIds, stopping.signal);
  await sleep(5 + Math.floor(Math.random() * (mostMs - 5)));
  await crash();
  stopping.abort();
  return load;
}

/** Milliseconds until an order can be placed again. */
export async function awaitRecovery(origin: string, variationIds: readonly number[]): Promise<number> {
  const started = performance.now();
  for (;;) {
    const [probe] = await runOrderLoad(origin, variationIds, AbortSignal.timeout(1));
    if (probe?.outcome === 'placed') return performance.now() - started;
    if (performance.now() - started > 120_000) throw new Error('No order could be placed for two minutes');
    await sleep(50);
  }
}

/** Clients without an answer send again, with the same key: then each order stands exactly once. */
export async function repeatUnknown(origin: string, log: readonly Operation[]): Promise<void> {
  for (const operation of log) {
    if (operation.outcome === 'unknown') await send(origin, operation);
  }
}
