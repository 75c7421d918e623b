import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { seedShop } from '#demo/seed/seed-shop.ts';
import { createImageStorage } from '#modules/media/image-storage.ts';
import { createDiskStore } from '#platform/files/disk-store.ts';
import { demoArtDir } from '#server/project-paths.ts';

import { startTestApp, type TestApp } from './app.ts';
import { createContentFixture } from './content-fixture.ts';
import { createTestDatabase, fillTemplateOnce } from './database.ts';
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
  /** Writes rows and tells the instance what they changed: its next answer has it. */
  change(tags: readonly string[], write: (db: Kysely<Database>) => Promise<unknown>): Promise<void>;
  /** Replaces whole settings groups; those not named go back to their defaults. */
  configure(groups: Record<string, unknown>): Promise<void>;
}

interface StorefrontOptions {
  demo?: 'en' | 'ru';
  env?: Record<string, string>;
  /** Pictures without a file are drawn. */
  isDrawn?: boolean;
}

/** An instance on a database of its own, empty but for a home page, or filled with the demo shop. */
export async function startStorefront({
  demo,
  env,
  isDrawn = false,
}: StorefrontOptions = {}): Promise<Storefront> {
  // Filled once for all files that look at it: one takes seconds.
  const template = demo && (await fillTemplateOnce(`demo_${demo}`, (db) => seedDemo(db, demo)));
  const database = await createTestDatabase(template);
  if (!demo) await createContentFixture(database.db).makePage({ kind: 'home', title: 'Home' });
  const app = await startTestApp(database.url, env, { isDrawn });
  const content = createContentFixture(database.db);

  const get = async (path: string, headers: Record<string, string> = {}): Promise<Page> => {
    const response = await fetch(app.origin + path, { redirect: 'manual', headers });
    return { status: response.status, headers: response.headers, html: new Html(await response.text()) };
  };

  async function change(
    tags: readonly string[],
    write: (db: Kysely<Database>) => Promise<unknown>,
  ): Promise<void> {
    await write(database.db);
    // What an instance commits itself it has heard before this resolves.
    await notifyChange(app.db, tags);
  }

  return {
    ...app,
    shop: createShopFixture(database.db),
    content,
    get,
    change,
    configure: (groups) =>
      change(['settings'], async (db) => {
        await db.deleteFrom('settings').execute();
        for (const [name, value] of Object.entries(groups)) await content.setSettings(name, value);
      }),
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
    artDir: demoArtDir,
    storage: createImageStorage(createDiskStore(folder)),
    now: new Date('2026-06-01T12:00:00Z'),
  });
  rmSync(folder, { recursive: true, force: true });
}
