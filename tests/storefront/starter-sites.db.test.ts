import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { artworks } from '#demo/art/artworks.ts';
import { seedShop } from '#demo/seed/seed-shop.ts';
import { readStarterSites, startFromSite } from '#demo/seed/start-site.ts';
import { sites } from '#demo/sites/sites.ts';
import { legalPageKinds } from '#domain/schemas/shop-setup.schema.ts';
import { demoLanguages } from '#domain/schemas/starter-site.schema.ts';
import { buildModules } from '#modules/build-modules.ts';
import { createShopSetup } from '#modules/setup/shop-setup.ts';
import { dropUnknownOptions } from '#sections/framework/drawn-options.ts';
import { sectionDefinitions } from '#sections/sections.ts';
import { demoArtDir } from '#server/project-paths.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { checkGoogleFeed, checkYmlFeed } from '#tests/support/feed-rules.ts';
import { insertOrder } from '#tests/support/payment-fixture.ts';
import { testModulesOptions } from '#tests/support/modules.ts';
import { createPictureFiles } from '#tests/support/picture-files.ts';
import { hire } from '#tests/support/staff.ts';

const now = new Date('2026-06-01T12:00:00Z');
const { storage } = createPictureFiles();

const words = {
  en: { order: 'Order', add: 'Add to order', currency: 'USD' },
  ru: { order: 'Заказ', add: 'Добавить в заказ', currency: 'RUB' },
  ar: { order: 'الطلب', add: 'أضف إلى الطلب', currency: 'AED' },
} as const;

describe.each(demoLanguages)('the site of services in %s', (language) => {
  let database: TestDatabase;
  let app: TestApp;
  const read = async (path: string) => {
    const answer = await fetch(app.origin + path);
    return { status: answer.status, html: await answer.text() };
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    await seedShop({
      db: database.db,
      language,
      demo: true,
      site: 'services',
      artDir: demoArtDir,
      storage,
      now,
    });
    app = await startTestApp(database.url);
  });
  afterAll(async () => {
    await app.stop();
    await database.drop();
  });

  test('answers every address that its pages link to, in its language', async () => {
    const seen = new Set<string>();
    const waiting = ['/'];
    const broken: string[] = [];
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const { status, html } = await read(path);
      if (status !== 200) broken.push(`${path}: ${status}`);
      if (!html.includes(`<html lang="${language}"`)) broken.push(`${path} speaks another language`);
      // Of the query only what a form is about.
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/(?:forms\/[^"#]*|(?!forms\/)[^"#?]*))/g)) {
        if (!/^\/(img|account|search|admin)/.test(href)) waiting.push(href);
      }
    }
    expect(broken).toEqual([]);
    expect([...seen]).toEqual(
      expect.arrayContaining([
        '/catalogs/framing',
        '/products/gilding-weekend',
        '/how-it-works',
        '/contacts',
      ]),
    );
  });

  test('sells services: an order instead of a cart, and nothing of goods', async () => {
    const home = await read('/');
    expect(home.html).toContain(words[language].order);
    const product = await read('/products/frame-a-print');
    expect(product.html).toContain(words[language].add);
    // Programs are told the number of an article; people are not.
    const shown = product.html.replaceAll(/<script[\s\S]*?<\/script>|<[^>]*>/g, ' ');
    expect(shown).not.toContain('MN-01');
    expect(shown).not.toMatch(/Tide|Прилив|مدّ وطين/);
  });

  test('its feeds fit the rules of the services that read them [R736]', async () => {
    expect(checkGoogleFeed((await read('/feeds/google.xml')).html)).toEqual([]);
    expect(checkYmlFeed((await read('/feeds/yandex.xml')).html)).toEqual([]);
  });

  test('every section of it fits its schema and shows a picture that is there', async () => {
    const versions = await database.db.selectFrom('page_versions').select('content').execute();
    const sections = versions.flatMap(({ content }) =>
      Object.values(
        (
          content as {
            sections: Record<string, { type: string; options: Record<string, unknown>; items: unknown[] }>;
          }
        ).sections,
      ),
    );
    const wrong = sections.filter(({ type, options, items }) => {
      const definition = sectionDefinitions.get(type);
      if (!definition?.options.safeParse(options).success) return true;
      if (dropUnknownOptions(definition.options, options) !== options) return true;
      return !items.every((item) => definition.item.safeParse(item).success);
    });
    expect(sections.length).toBeGreaterThan(30);
    expect(wrong.map(({ type }) => type)).toEqual([]);
  });
});

test.each(demoLanguages)('a site in %s names no artwork that is not drawn for it', (language) => {
  const own = artworks.filter((artwork) => (artwork.language ?? language) === language);
  const drawn = new Set(own.map(({ key }) => key));
  for (const { catalogs, products, marks, hasArtwork } of Object.values(sites)) {
    const shown = [
      ...catalogs.map(({ cover }) => cover),
      ...products.flatMap(({ images }) => images),
      ...Object.values(marks).map((mark) => (typeof mark === 'string' ? mark : (mark[language] ?? mark.en))),
    ];
    expect(shown.filter((key) => !drawn.has(key) || !hasArtwork(key))).toEqual([]);
  }
});

describe.each(demoLanguages)('what a shop in %s begins with', (language) => {
  test.each([true, false])('with the demo: %s', async (demo) => {
    const database = await createTestDatabase();
    await seedShop({ db: database.db, language, demo, artDir: demoArtDir, storage, now });
    const stored = await database.db.selectFrom('settings').select(['name', 'value']).execute();
    const { ecommerce } = Object.fromEntries(stored.map(({ name, value }) => [name, value]));
    expect(ecommerce).toMatchObject({
      currency: words[language].currency,
      checkoutPolicyEnabledByDefault: false,
      leadsPopupEnabledByDefault: false,
    });
    await database.drop();
  });
});

describe('beginning with a ready site', () => {
  let database: TestDatabase;
  const start = (site: 'shop' | 'services') =>
    startFromSite({ db: database.db, now: () => now, artDir: demoArtDir, storage }, site);
  const seedEmpty = () =>
    seedShop({ db: database.db, language: 'ru', demo: false, artDir: demoArtDir, storage, now });

  beforeAll(async () => {
    database = await createTestDatabase();
    await seedEmpty();
  });
  afterAll(() => database.drop());

  test('fills an empty shop once, in its language, and leaves what is set up', async () => {
    const { db } = database;
    await db
      .insertInto('settings')
      .values({ name: 'common', value: JSON.stringify({ sitename: 'Моё', phones: ['+7 900 000-00-00'] }) })
      .execute();
    await db.insertInto('payment_methods').values({ key: 'cash', enabled: false, position: 0 }).execute();
    expect(await readStarterSites(db)).toMatchObject({ isOpen: true, keepsHome: false });

    const added = await start('services');
    expect(added).toEqual({ products: 9, catalogs: 3, pages: 4 });
    const { value } = await db
      .selectFrom('settings')
      .select('value')
      .where('name', '=', 'common')
      .executeTakeFirstOrThrow();
    expect(value).toMatchObject({ sitename: 'Моё', phones: ['+7 900 000-00-00'], type: 'services_cart' });
    const methods = await db.selectFrom('payment_methods').select(['key', 'enabled']).execute();
    expect(methods).toEqual([{ key: 'cash', enabled: false }]);
    const titles = await db.selectFrom('products').select('title').execute();
    expect(titles.map(({ title }) => title)).toContain('Выходные с золочением');

    expect(await readStarterSites(db)).toMatchObject({ isOpen: false, found: { products: 9 } });
    await expect(start('shop')).rejects.toMatchObject({ code: 'conflict' });
    expect(await db.selectFrom('products').select('id').execute()).toHaveLength(9);
  });

  test('is open to who has made legal pages before, which stay, each once in the footer', async () => {
    const { db } = database;
    for (const table of ['products', 'catalogs', 'pages', 'menus', 'settings', 'facets'] as const)
      await db.deleteFrom(table).execute();
    await db.deleteFrom('locations').execute();
    await db.deleteFrom('shipping_zones').execute();
    await seedEmpty();
    const { modules } = buildModules(testModulesOptions(db));
    const { id: staffId } = await hire(database);
    const shopSetup = createShopSetup({
      db,
      settings: modules.settings.reader,
      delivery: modules.delivery.reader,
      mailServer: modules.mail.server,
    });
    const facts = { seller: 'ИП Иванова', registration: '1', address: 'Казань', email: 'a@shop.example' };
    await shopSetup.addLegalPages(
      {
        kinds: [...legalPageKinds],
        facts: { ...facts, phone: '+7 900 000-00-00', dispatch: '', returns: '', law: 'Россия' },
      },
      staffId,
    );
    const legal = await db.selectFrom('pages').select(['id', 'slug']).where('kind', '=', 'page').execute();
    expect(legal).toHaveLength(4);
    expect(await readStarterSites(db)).toMatchObject({ isOpen: true, found: { pages: 0, entries: 0 } });

    // Of the shop's pages those for privacy and delivery are there already.
    const contents = (await readStarterSites(db)).sites.find(({ name }) => name === 'shop');
    const added = await start('shop');
    expect(added.pages).toBe((contents?.pages ?? 0) - 2);
    for (const { id, slug } of legal)
      expect(await db.selectFrom('pages').select('id').where('slug', '=', slug).execute()).toEqual([{ id }]);
    const { rows } = await sql<{ url: string; position: number; depth: number }>`
      select target ->> 'url' as url, position, (parent_id is not null)::int as depth
      from menu_entries join menus on menus.id = menu_id
      where menus.name = 'footer' and target ->> 'type' = 'page' order by depth, position`.execute(db);
    const urls = rows.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls).toEqual(expect.arrayContaining(['cookies', 'privacy', 'delivery']));
    expect(rows.findLast(({ depth }) => depth === 0)?.url).toMatch(/cookies|terms/);
  });

  test('of two who begin at once one is refused, and nothing is there twice', async () => {
    const { db } = database;
    for (const table of ['products', 'pages', 'menus', 'settings', 'facets'] as const)
      await db.deleteFrom(table).execute();
    await db.deleteFrom('locations').execute();
    await db.deleteFrom('shipping_zones').execute();
    await seedEmpty();
    const outcomes = await Promise.allSettled([start('services'), start('services')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await db.selectFrom('products').select('id').execute()).toHaveLength(9);
  });
});

describe('a shop that still is the site it came with', () => {
  let database: TestDatabase;
  const start = (site: 'shop' | 'services') =>
    startFromSite({ db: database.db, now: () => now, artDir: demoArtDir, storage }, site);
  const titles = async () =>
    (await database.db.selectFrom('products').select('title').execute()).map(({ title }) => title);
  const replaced = async () => (await readStarterSites(database.db)).replaced;

  beforeAll(async () => {
    database = await createTestDatabase();
    await seedShop({ db: database.db, language: 'ru', demo: true, artDir: demoArtDir, storage, now });
  });
  afterAll(() => database.drop());

  test('is replaced whole, in its language, and can be replaced again', async () => {
    const { db } = database;
    expect(await readStarterSites(db)).toMatchObject({ isOpen: true, replaced: 'shop' });
    const before = await titles();
    // As it is left by somebody who opened the settings and looked.
    await sql`insert into drafts (key, document) values ('settings', '{}')`.execute(db);
    expect(await start('services')).toEqual({ products: 9, catalogs: 3, pages: 4 });
    const after = await titles();
    expect(after).toHaveLength(9);
    expect(after).toContain('Выходные с золочением');
    expect(before.filter((title) => after.includes(title))).toEqual([]);
    const { value } = await db
      .selectFrom('settings')
      .select('value')
      .where('name', '=', 'common')
      .executeTakeFirstOrThrow();
    expect(value).toMatchObject({
      type: 'services_cart',
      sitename: sites.services.settings.common.sitename.ru,
    });
    // The search and the listing know nothing of what is gone; files of pictures that nobody has wait to be removed.
    const found = await db
      .selectFrom('search_documents')
      .select('kind')
      .where('kind', '=', 'product')
      .execute();
    expect(found).toHaveLength(9);
    const listed = await db.selectFrom('product_listing').select('product_id').execute();
    expect(listed).toHaveLength(9);
    expect((await db.selectFrom('removed_files').select('hash').execute()).length).toBeGreaterThan(20);
    expect(await db.selectFrom('pages').select('id').where('kind', '=', 'home').execute()).toHaveLength(1);
    expect(await db.selectFrom('layer_drafts').select('key').execute()).toEqual([]);
    expect(await replaced()).toBe('services');
    await start('shop');
    expect((await titles()).toSorted()).toEqual(before.toSorted());
    expect(await replaced()).toBe('shop');
  });

  test.each([
    [
      'a price was changed',
      sql`update variations set full_price = full_price + 100 where id = (select min(id) from variations)`,
    ],
    [
      'a setting was changed',
      sql`update settings set value = value || '{"sitename":"Mine"}' where name = 'common'`,
    ],
    [
      'a picture was added',
      sql`insert into images (hash, ext, name, mime, width, height, bytes) values (repeat('a', 64), 'png', 'own.png', 'image/png', 1, 1, 1)`,
    ],
    ['a page was removed', sql`delete from pages where id = (select max(id) from pages where kind = 'page')`],
    ['a draft was edited', sql`insert into drafts (key, document, revision) values ('settings', '{}', 1)`],
    ['an enquiry came in', sql`insert into leads (name, phone) values ('Ann', '+971501234567')`],
    [
      'somebody opened an account',
      sql`insert into users (email, password_hash) values ('ann@example.com', 'x')`,
    ],
    ['a way to pay was set up', sql`insert into payment_methods (key, enabled) values ('stripe', true)`],
  ])('is the owner’s from the moment that %s', async (_what, change) => {
    const { db } = database;
    const gone = new Error('rolled back');
    const attempt = db.transaction().execute(async (trx) => {
      await change.execute(trx);
      expect(await readStarterSites(trx)).toMatchObject({ isOpen: false, replaced: null });
      throw gone;
    });
    await expect(attempt).rejects.toBe(gone);
    expect(await replaced()).toBe('shop');
  });

  test('that has an order refuses to be replaced, and loses nothing', async () => {
    const { db } = database;
    const before = await titles();
    await insertOrder(db);
    await expect(start('services')).rejects.toMatchObject({ code: 'conflict' });
    expect(await titles()).toEqual(before);
    expect(await db.selectFrom('orders').select('id').execute()).toHaveLength(1);
  });
});
