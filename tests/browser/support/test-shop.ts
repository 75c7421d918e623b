import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import {
  createContentFixture,
  type MenuEntryFixture,
  type SectionFixture,
} from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createStateStore, type DatabaseState, type StateStore } from '#tests/support/database-state.ts';
import { createShopFixture, type MadeProduct, type ProductFixture } from '#tests/support/shop-fixture.ts';

import { openPage, wasTriedBefore, type OpenedPage } from './browser.ts';

type NewSection = Omit<SectionFixture, 'id'>;

/** Minor units; null stock is unlimited. */
interface VariationChange {
  full_price?: number;
  stock?: number | null;
}

type OtherInstance = Pick<TestShop, 'db' | 'origin' | 'open'>;

export interface TestShop {
  origin(): string;
  db(): Kysely<Database>;
  /** Tells the shop what rows written through `db` have changed: its next answer has it. */
  notify(tags: readonly string[]): Promise<void>;
  /** Replaces settings groups; those not named go back to their defaults. Seen by the next page. */
  set(groups: Record<string, unknown>): Promise<void>;
  /** A page with these sections, ids `s1`, `s2`…; its path. */
  makePage(sections: readonly NewSection[]): Promise<string>;
  /** Seen by the next page. */
  makeProduct(fixture: ProductFixture): Promise<MadeProduct>;
  /** Changes what is sold of a product; seen by the next answer about it. */
  changeVariation(id: number, change: VariationChange): Promise<void>;
  makeMenu(name: string, entries: readonly MenuEntryFixture[]): Promise<void>;
  /** A picture without a file of its own, which the shop draws. */
  makeImage(alt?: string): Promise<number>;
  open(
    path: string,
    options?: Omit<NonNullable<Parameters<typeof openPage>[1]>, 'origin'>,
  ): Promise<OpenedPage>;
  /** Another instance on the same database; it ends with the shop. */
  startInstance(): Promise<OtherInstance>;
}

/**
 * A shop on an empty database for what the demo does not show; call it at the top of the file. A test that is
 * tried again finds the shop as its first try found it, served by an app that knows of nothing before. `env` is what
 * the app is configured by besides.
 */
export function useTestShop(env: Readonly<Record<string, string>> = {}): TestShop {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrina-test-shop-'));
  let database: TestDatabase;
  let app: TestApp;
  const others: TestApp[] = [];
  let shop: ReturnType<typeof createShopFixture>;
  let store: StateStore;
  let found: DatabaseState = [];
  let stamp = 0;
  const start = (port = 0) =>
    startTestApp(database.url, { DATA_DIR: dataDir, PORT: String(port), ...env }, { isDrawn: true });
  beforeAll(async () => {
    database = await createTestDatabase();
    store = await createStateStore(database.db);
    shop = createShopFixture(database.db);
    await createContentFixture(database.db).makePage({
      kind: 'home',
      title: 'Test shop',
      sections: [{ id: 'h', type: 'h1' }],
    });
    app = await start();
  });
  beforeEach(async ({ task }) => {
    // Not under the feet of tests that run at the same time.
    if (task.concurrent) return;
    if (!wasTriedBefore(task)) {
      found = await store.read();
      return;
    }
    await app.stop();
    await store.putBack(found);
    app = await start(Number(new URL(app.origin).port));
  });
  afterAll(async () => {
    for (const instance of [app, ...others]) await instance.stop();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** What an instance commits itself it has heard before this resolves. */
  const notify = (tags: readonly string[]) => notifyChange(app.db, tags);

  return {
    origin: () => app.origin,
    db: () => database.db,
    notify,
    async set(groups) {
      const { setSettings } = createContentFixture(database.db);
      await database.db.deleteFrom('settings').execute();
      for (const [name, value] of Object.entries(groups)) await setSettings(name, value);
      await notify(['settings']);
    },
    async makePage(sections) {
      const slug = `page-${++stamp}`;
      await createContentFixture(database.db).makePage({
        slug,
        title: slug,
        sections: sections.map((section, index) => ({ id: `s${index + 1}`, ...section })),
      });
      return `/${slug}`;
    },
    async makeProduct(fixture) {
      const made = await shop.makeProduct(fixture);
      await notify(['products', 'listings', 'catalogs']);
      return made;
    },
    async changeVariation(id, change) {
      const { product_id } = await database.db
        .updateTable('variations')
        .set(change)
        .where('id', '=', id)
        .returning('product_id')
        .executeTakeFirstOrThrow();
      await notify([`product:${product_id}`]);
    },
    async makeMenu(name, entries) {
      await database.db.deleteFrom('menus').where('name', '=', name).execute();
      await createContentFixture(database.db).makeMenu(name, entries);
      await notify(['menus']);
    },
    async makeImage(alt = 'A drawing') {
      const id = await shop.makeImage({ alt });
      await database.db
        .updateTable('images')
        .set({ width: 2400, height: 1600 })
        .where('id', '=', id)
        .execute();
      return id;
    },
    open: (path, options = {}) => openPage(path, { ...options, origin: app.origin }),
    async startInstance() {
      others.push(await start());
      return shopAt(others.at(-1) ?? app, database.db);
    },
  };
}

function shopAt({ origin }: TestApp, db: Kysely<Database>): OtherInstance {
  return {
    db: () => db,
    origin: () => origin,
    open: (path, options = {}) => openPage(path, { ...options, origin }),
  };
}
