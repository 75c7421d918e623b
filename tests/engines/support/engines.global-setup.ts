import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { TestProject } from 'vitest/node';

import { startShops } from '../../../bench/start-shop.ts';
import { ensureBuilt } from '../../../scripts/ensure-built.ts';
import { findEngines, type Engines } from '../../../scripts/find-engines.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engines: Engines;
    /** Origins of the demo shops by language. */
    demoShops: { en: string; ru: string };
  }
}

/** Who manages both demo shops. */
export const manager = { email: 'owner@shop.example', password: 'the owner of two demo shops' };

/** Starts the demo shop twice, as `npm start` would, each with a database and a manager of its own. */
export default async function startDemoShops(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-engines-'));
  const env = { ADMIN_EMAIL: manager.email, ADMIN_PASSWORD: manager.password, DEMO_SAMPLES: '0' };
  const shops = await startShops([
    [join(folder, 'en'), { ...env, DEMO_LANGUAGE: 'en' }],
    [join(folder, 'ru'), { ...env, DEMO_LANGUAGE: 'ru' }],
  ]);
  const [en = '', ru = ''] = shops.map(({ origin }) => origin);
  project.provide('engines', findEngines());
  project.provide('demoShops', { en, ru });
  return async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
}
