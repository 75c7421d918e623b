import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { seedShop } from '#demo/seed/seed-shop.ts';
import { createImageQueue } from '#modules/media/image-queue.ts';
import { createDiskImageStorage } from '#modules/media/image-storage.ts';

import { startTestApp, type TestApp } from './app.ts';
import { createContentFixture } from './content-fixture.ts';
import { createTestDatabase } from './database.ts';
import { Html } from './html.ts';
import { createShopFixture } from './shop-fixture.ts';

export interface Page {
  status: number;
  headers: Headers;
  html: Html;
}

export interface Storefront extends TestApp {
  shop: ReturnType<typeof createShopFixture>;
  content: ReturnType<typeof createContentFixture>;
  /** Redirects are not followed. */
  get(path: string, headers?: Record<string, string>): Promise<Page>;
  /** Writes rows, tells the instance what they changed and waits until it has heard. */
  change(tags: readonly string[], write: (db: Kysely<Database>) => Promise<unknown>): Promise<void>;
  /** Replaces whole settings groups; those not named go back to their defaults. */
  configure(groups: Record<string, unknown>): Promise<void>;
}

interface StorefrontOptions {
  demo?: 'en' | 'ru';
  env?: Record<string, string>;
}

/** An instance on a database of its own, empty but for a home page, or filled with the demo shop. */
export async function startStorefront({ demo, env }: StorefrontOptions = {}): Promise<Storefront> {
  const database = await createTestDatabase();
  if (demo) await seedDemo(database.db, demo);
  else await createContentFixture(database.db).makePage({ kind: 'home', title: 'Home' });
  const app = await startTestApp(database.url, env);
  const content = createContentFixture(database.db);
  let changes = 0;

  const get = async (path: string, headers: Record<string, string> = {}): Promise<Page> => {
    const response = await fetch(app.origin + path, { redirect: 'manual', headers });
    return { status: response.status, headers: response.headers, html: new Html(await response.text()) };
  };

  /** The mark travels in the settings, so that once it shows the whole notification was heard. */
  async function change(
    tags: readonly string[],
    write: (db: Kysely<Database>) => Promise<unknown>,
    seo: Record<string, unknown> = {},
  ): Promise<void> {
    await write(database.db);
    const mark = `change-${++changes}`;
    await content.setSettings('seo', { ...seo, callTracking: mark });
    const deadline = performance.now() + 10_000;
    let notified = -Infinity;
    do {
      // Seldom: one that is heard late would show the next mark before the next change has been heard.
      if (performance.now() - notified > 2000) {
        notified = performance.now();
        await notifyChange(database.db, ['settings', ...tags]);
      }
      const config = (await (await fetch(`${app.origin}/api/config`)).json()) as {
        seo: { callTracking: string };
      };
      if (config.seo.callTracking === mark) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    } while (performance.now() < deadline);
    throw new Error('The change was never heard');
  }

  return {
    ...app,
    shop: createShopFixture(database.db),
    content,
    get,
    change: (tags, write) => change(tags, write),
    configure: ({ seo, ...groups }) =>
      change(
        [],
        async (db) => {
          await db.deleteFrom('settings').execute();
          for (const [name, value] of Object.entries(groups)) await content.setSettings(name, value);
        },
        seo as Record<string, unknown> | undefined,
      ),
    async stop() {
      await app.stop();
      await database.drop();
    },
  };
}

async function seedDemo(db: Kysely<Database>, language: 'en' | 'ru'): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-demo-'));
  await seedShop({
    db,
    language,
    demo: true,
    artDir: join(import.meta.dirname, '../../dist/demo-art'),
    storage: createDiskImageStorage(folder),
    queue: createImageQueue(),
    now: new Date('2026-06-01T12:00:00Z'),
  });
  rmSync(folder, { recursive: true, force: true });
}
