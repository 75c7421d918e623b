import { afterAll, beforeAll, expect, test } from 'vitest';

import { createImageReader } from '#modules/media/image-reader.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { createSettingsReader } from './settings-reader.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('an empty table is a working shop; a change is seen once its tag is heard [R582]', async () => {
  const { setSettings } = createContentFixture(database.db);
  const settings = createSettingsReader({ db: database.db });
  expect((await settings.read()).common.sitename).toBe('Vitrina');
  await setSettings('common', { sitename: 'Clay' });
  await setSettings('language', 'ru');
  expect((await settings.read()).common.sitename).toBe('Vitrina');
  settings.invalidate(['settings']);
  expect(await settings.read()).toMatchObject({ common: { sitename: 'Clay' }, language: 'ru' });
});

test('a group that does not fit falls back and is told about', async () => {
  const told: string[] = [];
  await createContentFixture(database.db).setSettings('media', { itemsPerPage: 'many' });
  const settings = createSettingsReader({ db: database.db, onInvalid: (group) => told.push(group) });
  expect((await settings.read()).media.itemsPerPage).toBe(12);
  expect(told).toEqual(['media']);
});

test('pictures come in the order asked, missing ones left out, for the resizer with their file', async () => {
  const shop = createShopFixture(database.db);
  const [first, second] = [await shop.makeImage(), await shop.makeImage()];
  const images = createImageReader({ db: database.db });
  const found = await images.findByIds([second, 999_999, first, 2 ** 40, 0]);
  expect(found.map((image) => image.id)).toEqual([second, first]);
  const stored = await images.findStored(first);
  expect(found[1]?.uri).toBe(`/img/original/${first}-${stored?.hash.slice(0, 8)}.jpg`);
  expect(await images.findStored(999_999)).toBeNull();
});
