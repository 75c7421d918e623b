import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { TestProject } from 'vitest/node';

import { startShops } from '../../../bench/start-shop.ts';
import { ensureBuilt } from '../../../scripts/ensure-built.ts';
import { findChromium } from '../../../scripts/find-chromium.ts';

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
export default async function startDemoShops(project: TestProject): Promise<() => Promise<void>> {
  const chromium = findChromium();
  if (!chromium) throw new Error('There is no Chromium: install it, or set CHROMIUM_PATH to it.');
  project.provide('chromium', chromium);
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-browser-'));
  const env = {
    TRUST_PROXY: '1',
    // What a test counts is its own: the samples have tests of their own.
    DEMO_SAMPLES: '0',
  };
  const workers = Array.from({ length: countWorkers(project) }, (_, worker) => worker);
  const running = await startShops(
    workers.flatMap((worker) =>
      languages.map((language) => {
        const own = { ...env, DEMO_LANGUAGE: language };
        return [join(folder, `${worker}-${language}`), own] as const;
      }),
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
