import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { TestProject } from 'vitest/node';

import { startShop } from '../../../bench/start-shop.ts';
import { ensureBuilt } from '../../../scripts/ensure-built.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origins of the demo shops by language. */
    shops: { en: string; ru: string };
  }
}

/**
 * Starts the demo shop twice, as `npm start` would, each with a database of its own, and as if behind a proxy: each
 * visitor has an address of their own, so that none uses up what another may do in an hour.
 */
export default async function startShops(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-browser-'));
  // What a test counts is its own: the samples have tests of their own.
  const env = { TRUST_PROXY: '1', DEMO_SAMPLES: '0' };
  const en = await startShop(join(folder, 'en'), { ...env, DEMO_LANGUAGE: 'en' });
  const ru = await startShop(join(folder, 'ru'), { ...env, DEMO_LANGUAGE: 'ru' });
  project.provide('shops', { en: en.origin, ru: ru.origin });
  return async () => {
    await Promise.all([en.stop(), ru.stop()]);
    rmSync(folder, { recursive: true, force: true });
  };
}
