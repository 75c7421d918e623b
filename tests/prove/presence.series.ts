import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { createDatabase } from '#db/database.ts';
import { startPostgres } from '#db/embedded/start-postgres.ts';
import { createPool } from '#db/pool.ts';
import { listenTo, type Listening } from '#modules/live-editing/listening.fixture.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';

import { startShops } from '../../bench/start-shop.ts';
import { expectNone, quantile, type Series } from './series.ts';

/** As a builder's tab does it in company. */
const everyMs = 300;
const mostMs = 10_000;

export const series: Series = {
  about: 'somebody moves on a page so many times on one instance: a stream of the other tells each move',
  count: 200,
  async run({ count, folder, say }) {
    const server = await startPostgres({ dataDir: join(folder, 'database'), maxConnections: 100 });
    const db = createDatabase(createPool({ connectionString: server.url }));
    const settings = {
      DATABASE_URL: server.url,
      SECRET_KEY: 'the key of two instances that people meet on',
      DEMO: '0',
    };
    const shops = await startShops([0, 1].map((index) => [join(folder, `shop-${index}`), settings] as const));
    const [here, there] = shops;
    let listening: Listening | undefined;
    try {
      if (!here || !there) throw new Error('Two instances are wanted');
      const key = `page:${await createContentFixture(db).makePage({ slug: 'about' })}`;
      const [anna, boris] = [await makeStaff(db, 'admin'), await makeStaff(db, 'admin')];
      listening = await listenTo(there, `/admin/live?keys[]=${key}`, boris.token);
      const clientId = crypto.randomUUID();
      const toldMs: number[] = [];
      const missed: number[] = [];
      for (let caret = 0; caret < count; caret++) {
        const begun = performance.now();
        await move(here.origin, anna.token, { clientId, key, caret });
        const isTold = await waitUntilTold(listening, caret, begun + mostMs);
        if (isTold) toldMs.push(performance.now() - begun);
        else missed.push(caret);
        await sleep(Math.max(0, begun + everyMs - performance.now()));
      }
      const figures = {
        moves: count,
        toldP50Ms: quantile(toldMs, 0.5),
        toldP95Ms: quantile(toldMs, 0.95),
        toldMaxMs: quantile(toldMs, 1),
      };
      say(figures);
      expectNone('Not told', missed);
      return figures;
    } finally {
      listening?.stop();
      for (const shop of shops) await shop.stop();
      await db.destroy();
      await server.stop();
    }
  },
};

async function move(origin: string, token: string, place: object): Promise<void> {
  const { status } = await fetch(`${origin}/api/admin/presence`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ sectionId: 's1', itemId: null, path: ['options', 'title'], ...place }),
  });
  if (status !== 204) throw new Error(`A move was answered with ${status}`);
}

async function waitUntilTold({ events }: Listening, caret: number, until: number): Promise<boolean> {
  while (performance.now() < until) {
    const last = events.at(-1);
    if (last?.type === 'presence' && last.present[0]?.caret === caret) return true;
    await sleep(1);
  }
  return false;
}
