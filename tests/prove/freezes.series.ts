import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';

import { createDatabase } from '#db/database.ts';
import { readPostmasterFile } from '#db/embedded/postmaster.ts';
import { findRunningServer } from '#db/embedded/start-postgres.ts';
import { createPool } from '#db/pool.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { freezeServer } from '#tests/support/freeze.ts';

import { startShop } from '../../bench/start-shop.ts';
import { findDisagreements } from '../faults/check-order-log.ts';
import { fillShop, repeatUnknown } from '../faults/crash-under-orders.ts';
import { runOrderLoad, type Operation } from '../faults/order-load.ts';
import { expectNone, quantile, type Series, type SeriesContext } from './series.ts';

const frozenMs = 20_000;
/** Between two visitors. */
const everyMs = 100;
/** From the first unanswered question to the refusal (reliability 3, case 40). */
const mostRefusalMs = 1000;
const mostReturnMs = 5000;

export const series: Series = {
  about:
    'the database is frozen for 20 s while orders are placed: refusals within 1 s, back by itself, 0 lost',
  count: 3,
  run,
};

/** Linux: the server of the shop's own database and its children are stopped by signals. */
async function run({ count, folder, say }: SeriesContext): Promise<Record<string, number>> {
  const shop = await startShop(folder, { DEMO: '0', TRUST_PROXY: '1' });
  const db = createDatabase(createPool({ connectionString: (await findRunningServer(folder)) ?? '' }));
  const refusalMs: number[] = [];
  const returnMs: number[] = [];
  const figures = () => ({
    refusals: refusalMs.length,
    refusalP50Ms: quantile(refusalMs, 0.5),
    refusalP99Ms: quantile(refusalMs, 0.99),
    refusalMaxMs: quantile(refusalMs, 1),
    returnMaxMs: quantile(returnMs, 1),
  });
  try {
    const variationIds = await fillShop(db);
    for (let round = 0; round < count; round++) {
      const stopping = new AbortController();
      const load = runOrderLoad(shop.origin, variationIds, stopping.signal);
      await sleep(500);
      const goOn = freezeServer(readPostmasterFile(join(folder, 'postgres/18'))?.pid ?? 0);
      const visits = visitFor(shop.origin, frozenMs);
      // What is under way is refused; who ordered on for 20 s would have thousands of orders to send again.
      stopping.abort();
      const log: Operation[] = await load;
      refusalMs.push(...(await visits));
      goOn();
      returnMs.push(await waitUntilReady(shop.origin));
      await repeatUnknown(shop.origin, log);
      expectNone(
        'Sent again',
        log.filter(({ outcome }) => outcome !== 'placed'),
      );
      expectNone('After the freeze', await findDisagreements(db, log));
      say(figures());
    }
    expectNone('Invariants', await checkInvariants(db));
    expectNone(
      'Refused too late, in ms',
      refusalMs.filter((ms) => ms > mostRefusalMs),
    );
    expectNone(
      'Back too late, in ms',
      returnMs.filter((ms) => ms > mostReturnMs),
    );
    return { ...figures(), lost: 0 };
  } finally {
    await db.destroy();
    await shop.stop();
  }
}

/** Asks for pages that nobody has kept, one visitor after another; how long each waited for its refusal. */
async function visitFor(origin: string, ms: number): Promise<number[]> {
  const visits: Promise<number>[] = [];
  const end = performance.now() + ms;
  while (performance.now() < end) {
    visits.push(measureRefusal(`${origin}/api/products/none-${visits.length}`));
    await sleep(everyMs);
  }
  return Promise.all(visits);
}

async function measureRefusal(address: string): Promise<number> {
  const begun = performance.now();
  const { status } = await fetch(address);
  if (status !== 503) throw new Error(`A frozen database was answered with ${status}`);
  return performance.now() - begun;
}

async function waitUntilReady(origin: string): Promise<number> {
  const begun = performance.now();
  while ((await fetch(`${origin}/readiness`)).status !== 200) await sleep(20);
  return performance.now() - begun;
}
