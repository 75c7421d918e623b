import { setTimeout as sleep } from 'node:timers/promises';

import type { Layer } from '../src/domain/schemas/layer.schema.ts';
import type { AdminPriceList } from '../src/domain/schemas/price-list.schema.ts';
import { offer } from '../tests/prove/overload/measure-phase.ts';
import type { Outcome } from '../tests/prove/overload/open-load.ts';
import { rankPages, writeRequest } from './mixed-requests.ts';
import { report } from './report.ts';
import { createCaller, signIn } from './sign-in.ts';
import { startShop } from './start-shop.ts';

const pagesPerSecond = 60;
/** Before the sale begins, while it does, and after it has ended. */
const phaseSeconds = 60;
const warmPages = 1000;
const catalogs = '/catalogs/';
const isCatalog = (path: string) => path.startsWith(catalogs);

/**
 * Pages asked for at an even rate while a sale of the whole shop begins and ends: what readers feel of it against the time
 * before, and how long a filter by price takes to follow.
 */
export async function benchSaleBoundary(dataDir: string, products: number): Promise<void> {
  const shop = await startShop(dataDir, { TRUST_PROXY: '1' });
  try {
    const { origin } = shop;
    const { pages, drawPage } = await rankPages(origin);
    for (const path of pages.slice(0, warmPages).toReversed()) await (await fetch(origin + path)).text();
    const saved = performance.now();
    const { startsAt, cheaper } = await planSale(origin, Date.now() + (phaseSeconds + 15) * 1000);
    const savedMs = performance.now() - saved;
    const before = Math.round(startsAt - Date.now()) / 1000;
    const seconds = before + 2 * phaseSeconds;
    const page = Array.from({ length: pagesPerSecond * seconds }, () =>
      writeRequest('GET', drawPage(), { 'accept-encoding': 'br' }),
    );
    const began = Date.now();
    const [outcomes, followed] = await Promise.all([
      offer({ origin, perSecond: pagesPerSecond, seconds, mix: { page: 1 }, requests: { page } }),
      watchFilter(origin, { catalog: pages.find(isCatalog) ?? '', startsAt }),
    ]);
    const phase = (from: number) =>
      outcomes.filter(([, due]) => due >= from - began && due < from - began + phaseSeconds * 1000);
    const [quiet, start, end] = [
      phase(startsAt - phaseSeconds * 1000),
      phase(startsAt),
      phase(startsAt + phaseSeconds * 1000),
    ].map(p99Of);
    report('sale-boundary', {
      products,
      variations: cheaper,
      savedSeconds: round(savedMs / 1000),
      p99: quiet,
      p99AtStart: start,
      p99AtEnd: end,
      ratioAtStart: round((start ?? 0) / (quiet || 1)),
      ratioAtEnd: round((end ?? 0) / (quiet || 1)),
      failures: outcomes.filter(([, , status]) => status === null || status >= 400).length,
      filterFollowsSeconds: followed,
      bar: { ratio: 1.5 },
    });
  } finally {
    await shop.stop();
  }
}

/** A fifth off everything from a moment on, for one phase. */
async function planSale(origin: string, startsAt: number): Promise<{ startsAt: number; cheaper: number }> {
  const call = createCaller(origin, await signIn(origin));
  const layer = await call<Layer>('POST', '/layers', {
    name: 'Everything',
    color: '#c2410c',
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(startsAt + phaseSeconds * 1000).toISOString(),
  });
  const { cheaper } = await call<AdminPriceList>('POST', '/price-lists', {
    name: `A fifth ${startsAt}`,
    layer: layer.id,
    percent: 20,
  });
  await call('POST', `/layers/${layer.id}/approve`, { revision: layer.revision });
  return { startsAt, cheaper };
}

/** Seconds from the start until the filter of a catalog has the range of the sale's prices. */
async function watchFilter(
  origin: string,
  { catalog, startsAt }: { catalog: string; startsAt: number },
): Promise<number | null> {
  const readRange = async () => {
    const answer = await fetch(`${origin}/api/catalogs/v3/${catalog.slice(catalogs.length)}`);
    return /"price":\{"min":[^,]+,"max":[^,]+/.exec(await answer.text())?.[0];
  };
  await sleep(startsAt - 500 - Date.now());
  const known = await readRange();
  if (known === undefined) throw new Error('The catalog has no range of prices');
  for (const until = startsAt + phaseSeconds * 1000; Date.now() < until; await sleep(200)) {
    const range = await readRange();
    if (range !== known) return round((Date.now() - startsAt) / 1000);
  }
  return null;
}

/** In milliseconds. */
function p99Of(outcomes: readonly Outcome[]): number {
  const times = outcomes.map(([, , , ms]) => ms).toSorted((a, b) => a - b);
  return round(times[Math.floor(times.length * 0.99)] ?? 0);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
