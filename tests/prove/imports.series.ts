import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { createDatabase } from '#db/database.ts';
import { findRunningServer } from '#db/embedded/start-postgres.ts';
import { createPool } from '#db/pool.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';

import {
  beginImport,
  finishImport,
  readImport,
  runImport,
  writeProducts,
} from '../../bench/product-imports.ts';
import { benchAdmin, signIn } from '../../bench/sign-in.ts';
import { startShop, type RunningShop } from '../../bench/start-shop.ts';
import { offer } from './overload/measure-phase.ts';
import { expectNone, quantile, type Series } from './series.ts';

const products = 50_000;
/** Of the import that is killed. */
const killedProducts = 5000;
/** Pages a second that visitors ask for meanwhile. */
const perSecond = 20;
const aloneSeconds = 30;
/** Milliseconds: each batch clears pages, and one that is drawn anew takes longer than 1.5 times of one from memory. */
const bars = { seconds: 600, p99: 100 };

const env = { DEMO: '0', TRUST_PROXY: '1', ...benchAdmin };

export const series: Series = {
  about:
    '50,000 products of a foreign file in 10 minutes, p99 of pages 100 ms; the file again changes nothing; kills amid an import',
  count: 10,
  async run({ count, folder, say }) {
    const whole = await importWhole(join(folder, 'whole'), say);
    const uncut = await importKilled(join(folder, 'uncut'), 0);
    const killed = await importKilled(join(folder, 'killed'), count);
    if (killed.content !== uncut.content)
      throw new Error('An import that was killed has come to something else');
    const figures = { ...whole, kills: killed.kills };
    expectNone('Too slow', whole.seconds > bars.seconds ? [figures] : []);
    expectNone('Pages wait', whole.p99 > bars.p99 ? [figures] : []);
    return figures;
  },
};

/** Imports a large file while visitors read, then the same file again. */
async function importWhole(folder: string, say: (figures: Record<string, number>) => void) {
  const shop = await startShop(folder, env);
  try {
    const headers = await signIn(shop.origin);
    await finishImport(shop.origin, await beginImport(shop.origin, headers, writeProducts(0, 200)), headers);
    const pages = ['/', '/catalogs', '/catalogs/goods-0', ...[0, 7, 50].map((at) => `/products/thing-${at}`)];
    await readPages(shop.origin, pages, 5);
    const alone = await readPages(shop.origin, pages, aloneSeconds);
    const file = writeProducts(0, products);
    const started = performance.now();
    const memory = watchMemory(shop);
    const reading = new AbortController();
    const read = readUntil(shop.origin, pages, reading.signal);
    const begun = await beginImport(shop.origin, headers, file);
    const checked = (performance.now() - started) / 1000;
    const done = await finishImport(shop.origin, begun, headers);
    const seconds = (performance.now() - started) / 1000;
    reading.abort();
    const during = await read;
    expectNone('Lines refused', done.problemCount > 0 ? [done] : []);
    const figures = {
      products: done.createdCount + done.updatedCount + done.unchangedCount,
      megabytes: Math.round(file.length / 1e6),
      checkSeconds: Math.round(checked),
      seconds: Math.round(seconds),
      p99Alone: quantile(alone, 0.99),
      p99: quantile(during, 0.99),
      pages: during.length,
      peakMegabytes: memory.stop(),
    };
    say(figures);
    const again = performance.now();
    const same = await finishImport(shop.origin, await beginImport(shop.origin, headers, file), headers);
    expectNone('The same file has changed something', same.unchangedCount === products ? [] : [same]);
    await expectSound(folder);
    return { ...figures, againSeconds: Math.round((performance.now() - again) / 1000) };
  } finally {
    await shop.stop();
  }
}

/** Imports a file in a shop that is killed so many times meanwhile. */
async function importKilled(folder: string, kills: number): Promise<{ content: string; kills: number }> {
  let shop = await startShop(folder, env);
  let done = 0;
  try {
    const headers = await signIn(shop.origin);
    let begun = await beginImport(shop.origin, headers, writeProducts(0, killedProducts));
    await runImport(shop.origin, begun, headers);
    begun = await readImport(shop.origin, begun.id, headers);
    for (; done < kills; done++) {
      await sleep(300 + Math.random() * 1200);
      begun = await readImport(shop.origin, begun.id, headers);
      if (begun.state === 'done') break;
      await shop.kill();
      shop = await startShop(folder, env);
    }
    const { createdCount } = await finishImport(shop.origin, begun, headers);
    expectNone('Products', createdCount === killedProducts ? [] : [createdCount]);
    await expectSound(folder);
    const file = await fetch(`${shop.origin}/api/admin/products/export`, { headers });
    return {
      content: createHash('sha256')
        .update(await file.text())
        .digest('hex'),
      kills: done,
    };
  } finally {
    await shop.stop();
  }
}

async function expectSound(folder: string): Promise<void> {
  const db = createDatabase(createPool({ connectionString: (await findRunningServer(folder)) ?? '' }));
  try {
    expectNone('Invariants', await checkInvariants(db));
  } finally {
    await db.destroy();
  }
}

/** Milliseconds of each page, asked for at an even rate by a process of its own. */
async function readPages(origin: string, pages: readonly string[], seconds: number): Promise<number[]> {
  const outcomes = await offer({
    origin,
    perSecond,
    seconds,
    mix: { page: 100 },
    requests: { page: pages.map((path) => `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`) },
  });
  const failed = outcomes.filter(([, , status]) => status === null || status >= 400);
  expectNone('Pages failed', failed);
  return outcomes.map(([, , , ms]) => ms);
}

async function readUntil(origin: string, pages: readonly string[], ended: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!ended.aborted) times.push(...(await readPages(origin, pages, 10)));
  return times;
}

/** The most that the server's process held, looked at twice a second. */
function watchMemory(shop: RunningShop): { stop(): number } {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, shop.residentMegabytes());
  }, 500);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}
