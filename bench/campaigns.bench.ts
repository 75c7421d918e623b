import { randomUUID } from 'node:crypto';

import type { EditsAnswer } from '../src/domain/editing/drafts.schema.ts';
import type { Layer, LayerDraftAnswer } from '../src/domain/schemas/layer.schema.ts';
import { measureLoad } from './measure-load.ts';
import { report } from './report.ts';
import { createCaller, signIn, type Call } from './sign-in.ts';
import { startShop } from './start-shop.ts';
import { uncached } from './uncached-pages.bench.ts';

const campaigns = 5;
const rounds = 3;
const ways = { cached: { 'accept-encoding': 'br' }, drawnAnew: uncached };
/** Shares of the pages a second without campaigns. */
const bars = { cached: 0.95, drawnAnew: 0.83 };

/** The home page without campaigns and with five that each say something of it, by turns: pages a second. */
export async function benchCampaigns(dataDir: string): Promise<void> {
  const shop = await startShop(dataDir, { TRUST_PROXY: '1' });
  try {
    const call = createCaller(shop.origin, await signIn(shop.origin));
    const layers = await planCampaigns(call);
    const decide = async (verb: 'approve' | 'pause') => {
      for (const { id } of layers) {
        const { revision } = await call<Layer>('GET', `/layers/${id}`);
        await call('POST', `/layers/${id}/${verb}`, { revision });
      }
    };
    const measure = async (headers: Record<string, string>) => {
      await measureLoad({ origin: shop.origin, paths: ['/'], headers, seconds: 1 });
      const { requestsPerSecond } = await measureLoad({
        origin: shop.origin,
        paths: ['/'],
        headers,
        seconds: 3,
      });
      return requestsPerSecond;
    };
    const ratios = { cached: [] as number[], drawnAnew: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      const without = { cached: await measure(ways.cached), drawnAnew: await measure(ways.drawnAnew) };
      await decide('approve');
      ratios.cached.push((await measure(ways.cached)) / without.cached);
      ratios.drawnAnew.push((await measure(ways.drawnAnew)) / without.drawnAnew);
      await decide('pause');
    }
    report('campaigns', {
      campaigns,
      cachedRatio: median(ratios.cached),
      drawnAnewRatio: median(ratios.drawnAnew),
      bars,
    });
  } finally {
    await shop.stop();
  }
}

/** Each gives the home page another title. */
async function planCampaigns(call: Call): Promise<Layer[]> {
  const { pages } = await call<{ pages: { id: number }[] }>('GET', '/pages?kind=home');
  const [home] = pages;
  if (!home) throw new Error('The shop has no home page');
  const layers: Layer[] = [];
  for (let count = 1; count <= campaigns; count++) {
    const layer = await call<Layer>('POST', '/layers', {
      name: `Campaign ${count}`,
      color: '#c2410c',
      startsAt: new Date(Date.now() - 1000).toISOString(),
      endsAt: new Date(Date.now() + 3_600_000).toISOString(),
    });
    const draft = `/layers/${layer.id}/documents/page:${home.id}/draft`;
    const { revision } = await call<LayerDraftAnswer>('GET', draft);
    const changes = [{ path: ['title'], value: `Campaign ${count}` }];
    const { results } = await call<EditsAnswer>('POST', `${draft}/edits`, {
      baseRevision: revision,
      clientId: randomUUID(),
      edits: [{ id: randomUUID(), intent: { type: 'page.update', changes } }],
    });
    if (results[0]?.status !== 'applied') throw new Error(`The edit was refused: ${JSON.stringify(results)}`);
    layers.push(layer);
  }
  return layers;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(100 * (sorted[Math.floor(sorted.length / 2)] ?? 0)) / 100;
}
