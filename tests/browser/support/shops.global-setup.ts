import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { TestProject } from 'vitest/node';

import { ensureBuilt } from '../../../scripts/ensure-built.ts';
import { findChromium } from '../../../scripts/find-chromium.ts';
import { startDemoShops } from '../../support/demo-shops.ts';

const languages = ['en', 'ru'] as const;

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
export default async function startShopsOfWorkers(project: TestProject): Promise<() => Promise<void>> {
  const chromium = findChromium();
  if (!chromium) throw new Error('There is no Chromium: install it, or set CHROMIUM_PATH to it.');
  project.provide('chromium', chromium);
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-browser-'));
  const workers = Array.from({ length: countWorkers(project) }, (_, worker) => worker);
  const running = await startDemoShops(
    workers.flatMap((worker) =>
      languages.map(
        (language) => [join(folder, `${worker}-${language}`), language, { TRUST_PROXY: '1' }] as const,
      ),
    ),
  );
  const shops = workers.map((worker): DemoShops => {
    const [en = '', ru = ''] = running.slice(worker * languages.length).map(({ origin }) => origin);
    return { en, ru };
  });
  project.provide('shops', shops);
  return async () => {
    await Promise.all(running.map((shop) => shop.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
}

/** No more than there are files to run: who looks at one file waits for one pair. */
function countWorkers({ vitest, config }: TestProject): number {
  return Math.min(config.maxWorkers, vitest.state.getPaths().length);
}
