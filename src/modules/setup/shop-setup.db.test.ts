import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { legalPageKinds, type LegalFacts } from '#domain/schemas/shop-setup.schema.ts';
import { buildModules } from '#modules/build-modules.ts';
import { createZoneManagement } from '#modules/delivery/manage-delivery-places.ts';
import { everything as allTags } from '#platform/cache/tags.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createMailBox } from '#tests/support/mail-box.ts';
import { testModulesOptions } from '#tests/support/modules.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';
import { hire } from '#tests/support/staff.ts';

import { writeLegalPage } from './write-legal-page.ts';
import { createShopSetup, type ShopSetupService } from './shop-setup.ts';

const nothing: LegalFacts = {
  seller: '',
  registration: '',
  address: '',
  email: '',
  phone: '',
  dispatch: '',
  returns: '',
  law: '',
};
const everything: LegalFacts = {
  seller: 'Tide & Clay <LLC>',
  registration: '123',
  address: 'Annapolis',
  email: 'a@shop.example',
  phone: '+1 202 555 0142',
  dispatch: '2 days',
  returns: '14 days',
  law: 'USA',
};
let database: TestDatabase;
let modules: ReturnType<typeof buildModules>['modules'];
let shopSetup: ShopSetupService;
let staffId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  ({ modules } = buildModules(
    testModulesOptions(database.db, { mail: { ...createMailBox(), keepsMails: true } }),
  ));
  const { settings, delivery } = modules;
  shopSetup = createShopSetup({
    db: database.db,
    settings: settings.reader,
    delivery: delivery.reader,
    mailServer: modules.mail.server,
  });
  staffId = (await hire(database)).id;
  await database.db.insertInto('menus').values({ name: 'footer' }).execute();
});
afterAll(() => database.drop());

const read = () => shopSetup.read();

test('an empty shop lacks all but cash, and what it gets is ticked off', async () => {
  expect(await read()).toMatchObject({
    product: false,
    menu: false,
    delivery: false,
    payment: true,
    mail: false,
    contacts: false,
    legal: legalPageKinds.map((kind) => ({ kind, pageId: null, blanks: 0, isPublished: false })),
  });
  const shop = createShopFixture(database.db);
  await shop.makeProduct({ title: 'Cup' });
  await createZoneManagement(database.db).create({
    title: 'Courier',
    code: 'courier',
    enabled: true,
    price: 5,
    shippingSpeed: 'day_1',
    countries: [],
    regions: [],
    localities: [],
    freeFrom: null,
    carrier: null,
    pickupPoints: false,
    minAmount: null,
    maxAmount: null,
    minWeight: null,
    maxWeight: null,
  });
  const common = { emails: ['a@shop.example'], phones: ['+1 202 555 0142'] };
  await createContentFixture(database.db).setSettings('common', common);
  await modules.mail.server.change({
    host: 'smtp.example',
    port: 587,
    security: 'starttls',
    username: '',
    password: '',
    sender: '',
    version: 0,
  });
  const { id: menuId } = await database.db
    .insertInto('menus')
    .values({ name: 'main' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto('menu_entries')
    .values({ menu_id: menuId, position: 0, title: 'Catalog', target: JSON.stringify({ type: 'homepage' }) })
    .execute();
  for (const cache of [modules.settings.reader, modules.delivery.reader, modules.mail.server])
    cache.invalidate([allTags]);
  expect(await read()).toMatchObject({
    product: true,
    menu: true,
    delivery: true,
    mail: true,
    contacts: true,
  });
});

test.each(['en', 'ru'] as const)(
  'each template in %s names its blanks, and has none once all is known',
  (language) => {
    for (const kind of legalPageKinds) {
      const empty = writeLegalPage(kind, language, nothing);
      const text = empty.sections.map(({ html }) => html).join('');
      expect(empty.blanks).toBeGreaterThan(0);
      expect(text.match(/\[\[[^\]]+\]\]/g)).toHaveLength(empty.blanks);
      const full = writeLegalPage(kind, language, everything);
      expect(full.blanks).toBe(0);
      expect(JSON.stringify(full)).not.toMatch(/\[\[|\{\w+\}|<LLC>/);
    }
  },
);

test('a page without blanks is published and stands in the footer; one with blanks waits', async () => {
  const { db } = database;
  await shopSetup.addLegalPages(
    { kinds: ['cookies', 'delivery'], facts: { ...everything, returns: '' } },
    staffId,
  );
  const { legal } = await read();
  expect(legal).toMatchObject([
    { kind: 'privacy', pageId: null },
    { kind: 'terms', pageId: null },
    { kind: 'delivery', blanks: 1, isPublished: false },
    { kind: 'cookies', blanks: 0, isPublished: true, title: 'Cookies' },
  ]);
  const entries = await db
    .selectFrom('menu_entries')
    .innerJoin('menus', 'menus.id', 'menu_id')
    .select('target')
    .where('menus.name', '=', 'footer')
    .execute();
  expect(entries).toEqual([{ target: { type: 'page', url: 'cookies' } }]);

  const pageId = legal[2]?.pageId ?? 0;
  const draft = await db
    .selectFrom('layer_drafts')
    .select('document')
    .where('page_id', '=', pageId)
    .executeTakeFirst();
  expect(JSON.stringify(draft)).toContain('[[how long goods may be returned');
  // Filled in the builder, and not published yet.
  await sql`update drafts set document = replace(document::text, '[[', '')::jsonb where page_id = ${pageId}`.execute(
    db,
  );
  expect((await read()).legal[2]).toMatchObject({ blanks: 0, isPublished: false });
});

test('who asks twice at once gets one page, and a page that is there stays as it is', async () => {
  const ask = () => shopSetup.addLegalPages({ kinds: [...legalPageKinds], facts: nothing }, staffId);
  await Promise.all([ask(), ask()]);
  const pages = await database.db.selectFrom('pages').select('slug').where('kind', '=', 'page').execute();
  expect(pages.map(({ slug }) => slug).toSorted()).toEqual([...legalPageKinds].toSorted());
  expect((await read()).legal[3]).toMatchObject({ kind: 'cookies', blanks: 0, isPublished: true });
});
