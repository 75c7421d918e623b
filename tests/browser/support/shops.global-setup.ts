import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { TestProject } from 'vitest/node';

import { startShop, type RunningShop } from '../../../bench/start-shop.ts';
import { ensureBuilt } from '../../../scripts/ensure-built.ts';
import { findChromium } from '../../../scripts/find-chromium.ts';

/** Origins of a worker's demo shops by language. */
export interface DemoShops {
  en: string;
  ru: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One a worker, in the order of `VITEST_POOL_ID`. */
    shops: DemoShops[];
    /** Path of the program. */
    chromium: string;
  }
}

/**
 * Starts the demo shop in both languages for each worker, as `npm start` would, each with a database and a data
 * folder of its own, and as if behind a proxy: each visitor has an address of their own, so that none uses up what
 * another may do in an hour.
 */
export default async function startShops(project: TestProject): Promise<() => Promise<void>> {
  const chromium = findChromium();
  if (!chromium) throw new Error('There is no Chromium: install it, or set CHROMIUM_PATH to it.');
  project.provide('chromium', chromium);
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-browser-'));
  const running: RunningShop[] = [];
  const start = async (worker: number, language: keyof DemoShops) => {
    const shop = await startShop(join(folder, `${worker}-${language}`), {
      TRUST_PROXY: '1',
      // What a test counts is its own: the samples have tests of their own.
      DEMO_SAMPLES: '0',
      DEMO_LANGUAGE: language,
    });
    running.push(shop);
    return shop.origin;
  };
  const stop = async () => {
    await Promise.all(running.map((shop) => shop.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  const startPair = async (worker: number): Promise<DemoShops> => ({
    en: await start(worker, 'en'),
    ru: await start(worker, 'ru'),
  });
  const workers = Array.from({ length: countWorkers(project) }, (_, worker) => worker);
  const started = await Promise.allSettled(workers.map(startPair));
  const shops = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (shops.length < workers.length) {
    await stop();
    throw new AggregateError(
      started.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])),
      'A demo shop did not start',
    );
  }
  project.provide('shops', shops);
  return stop;
}

/** No more than there are files to run: who looks at one file waits for one pair. */
function countWorkers({ vitest, config }: TestProject): number {
  return Math.min(config.maxWorkers, vitest.state.getPaths().length);
}
