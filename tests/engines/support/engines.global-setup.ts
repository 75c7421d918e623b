import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { TestProject } from 'vitest/node';

import { startShop } from '../../../bench/start-shop.ts';
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
export default async function startShops(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-engines-'));
  const env = { ADMIN_EMAIL: manager.email, ADMIN_PASSWORD: manager.password, DEMO_SAMPLES: '0' };
  const [en, ru] = await Promise.all([
    startShop(join(folder, 'en'), { ...env, DEMO_LANGUAGE: 'en' }),
    startShop(join(folder, 'ru'), { ...env, DEMO_LANGUAGE: 'ru' }),
  ]);
  project.provide('engines', findEngines());
  project.provide('demoShops', { en: en.origin, ru: ru.origin });
  return async () => {
    await Promise.all([en.stop(), ru.stop()]);
    rmSync(folder, { recursive: true, force: true });
  };
}
