import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { TestProject } from 'vitest/node';

import { ensureBuilt } from '../../../scripts/ensure-built.ts';
import { findEngines, type Engines } from '../../../scripts/find-engines.ts';
import { startDemoShops } from '../../support/demo-shops.ts';

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
export default async function startShopsOfEngines(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-engines-'));
  const env = { ADMIN_EMAIL: manager.email, ADMIN_PASSWORD: manager.password };
  const shops = await startDemoShops([
    [join(folder, 'en'), 'en', env],
    [join(folder, 'ru'), 'ru', env],
  ]);
  const [en = '', ru = ''] = shops.map(({ origin }) => origin);
  project.provide('engines', findEngines());
  project.provide('demoShops', { en, ru });
  return async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
}
