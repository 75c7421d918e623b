import { once } from 'node:events';
import { createServer } from 'node:net';

import { offer } from '../tests/prove/overload/measure-phase.ts';
import type { Outcome } from '../tests/prove/overload/open-load.ts';
import { rankPages, warmUp, writeOrders, writeRequest, writeSaves } from './mixed-requests.ts';
import { report } from './report.ts';
import { startShop } from './start-shop.ts';

/** A second: 95 of a hundred requests read. */
const perSecond = { page: 57, order: 2, save: 1 };
const turnSeconds = 15;
const turns = 2;
/** What visitors have asked for before the first turn, most popular last. */
const warmPages = 2000;
const bars = { hitRate: 0.9, p99Ratio: 1.5 };

type Mix = Partial<typeof perSecond>;

/**
 * Pages asked for by how popular they are, at an even rate, by turns with and without orders and saved products: how
 * many are answered from memory, and what the writes cost readers.
 */
export async function benchMixedTraffic(dataDir: string, products: number): Promise<void> {
  const metricsPort = await findFreePort();
  const shop = await startShop(dataDir, { TRUST_PROXY: '1', METRICS_PORT: String(metricsPort) });
  try {
    const popular = await rankPages(shop.origin);
    const writeCount = turnSeconds * turns;
    const order = await writeOrders(shop.origin, popular, perSecond.order * writeCount + turns);
    const save = await writeSaves(shop.origin, popular, perSecond.save * writeCount + turns);
    const readPage = (path: string) => writeRequest('GET', path, { 'accept-encoding': 'br' });
    await warmUp(shop.origin, popular.pages.slice(0, warmPages).toReversed());
    const asRead: Outcome[] = [];
    const asWritten: Outcome[] = [];
    const rates: { alone: number[]; mixed: number[] } = { alone: [], mixed: [] };
    const run = async (mix: Mix, requests: Record<string, string[]>) => {
      const before = await readCache(metricsPort);
      const rate = Object.values(mix).reduce((sum, count) => sum + count, 0);
      const page = Array.from({ length: rate * turnSeconds }, () => readPage(popular.drawPage()));
      const outcomes = await offer({
        origin: shop.origin,
        perSecond: rate,
        seconds: turnSeconds,
        mix,
        requests: { ...requests, page },
      });
      const after = await readCache(metricsPort);
      const hits = after.hits - before.hits;
      return { outcomes, hitRate: hits / (hits + after.misses - before.misses) };
    };
    const partOf = (list: string[], turn: number, each: number) => list.slice(turn * each, (turn + 1) * each);
    for (let turn = 0; turn < turns; turn++) {
      const alone = await run({ page: perSecond.page }, {});
      asRead.push(...alone.outcomes);
      rates.alone.push(alone.hitRate);
      const mixed = await run(perSecond, {
        order: partOf(order, turn, perSecond.order * turnSeconds + 1),
        save: partOf(save, turn, perSecond.save * turnSeconds + 1),
      });
      asWritten.push(...mixed.outcomes);
      rates.mixed.push(mixed.hitRate);
    }
    expectAnswers([...asRead, ...asWritten]);
    const [alone, mixed] = [p99Of(asRead), p99Of(asWritten)];
    report('mixed-traffic', {
      products,
      reads: asWritten.filter(isPage).length,
      orders: asWritten.filter(([kind]) => kind === 'order').length,
      saves: asWritten.filter(([kind]) => kind === 'save').length,
      hitRate: mean(rates.mixed),
      hitRateWithoutWrites: mean(rates.alone),
      p99: round(mixed),
      p99WithoutWrites: round(alone),
      p99Ratio: round(mixed / alone),
      bar: bars,
    });
  } finally {
    await shop.stop();
  }
}

const isPage = ([kind]: Outcome) => kind === 'page';

/** Of the pages, in milliseconds. */
function p99Of(outcomes: readonly Outcome[]): number {
  const times = outcomes
    .filter(isPage)
    .map(([, , , ms]) => ms)
    .toSorted((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)] ?? 0;
}

function expectAnswers(outcomes: readonly Outcome[]): void {
  const failed = outcomes.filter(([, , status]) => status === null || status >= 300);
  if (failed.length > 0) throw new Error(`${failed.length} requests failed, as ${JSON.stringify(failed[0])}`);
}

/** Pages answered from memory and pages drawn, so far. */
async function readCache(port: number): Promise<{ hits: number; misses: number }> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const read = (name: string) =>
    Number(new RegExp(`^vitrina_page_cache_${name}_total (\\d+)`, 'm').exec(text)?.[1]);
  return { hits: read('hits'), misses: read('misses') };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

function mean(shares: readonly number[]): number {
  return Math.round((1000 * shares.reduce((sum, share) => sum + share, 0)) / shares.length) / 1000;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
