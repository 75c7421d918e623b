import { afterAll, beforeAll, expect, test } from 'vitest';

import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { createPageReader } from './page-reader.ts';

let database: TestDatabase;
let content: ReturnType<typeof createContentFixture>;

beforeAll(async () => {
  database = await createTestDatabase();
  content = createContentFixture(database.db);
});
afterAll(() => database.drop());

test('finds the published version by kind and slug, sections in order, disabled and unknown ones kept', async () => {
  const id = await content.makePage({
    slug: 'чай',
    title: 'Tea',
    sections: [
      { id: 'b', type: 'text', enable: false },
      { id: 'a', type: 'zzz', options: { anything: [1] } },
    ],
  });
  const pages = createPageReader({ db: database.db });
  const page = await pages.findBySlug('page', 'чай');
  expect(page).toMatchObject({ id, kind: 'page', slug: 'чай', title: 'Tea', version: 1, meta: {} });
  expect(page?.sections.map(({ id, enable, type }) => [id, enable, type])).toEqual([
    ['b', false, 'text'],
    ['a', true, 'zzz'],
  ]);
  expect(await pages.findBySlug('category', 'чай')).toBeNull();
  expect(await pages.findByIds([id, 2_147_483_648, 999_999])).toHaveLength(1);
});

test('a switched off, an unpublished and an unknown page are not there', async () => {
  await content.makePage({ slug: 'off', enabled: false });
  await content.makePage({ slug: 'draft', published: false });
  const pages = createPageReader({ db: database.db });
  for (const slug of ['off', 'draft', 'nope', 'nul\0', 'x'.repeat(500), '']) {
    expect([slug, await pages.findBySlug('page', slug)]).toEqual([slug, null]);
  }
});

test('a section that does not fit the general shape costs itself, not the page', async () => {
  const told: string[] = [];
  await content.makePage({
    slug: 'broken',
    sections: [
      { id: 'good', type: 'text' },
      { id: 'bad', type: '' },
    ],
  });
  const pages = createPageReader({ db: database.db, onInvalidSection: (_page, id) => told.push(id) });
  expect((await pages.findBySlug('page', 'broken'))?.sections.map(({ id }) => id)).toEqual(['good']);
  expect(told).toEqual(['bad']);
});

test('serves from memory until it is told of a change, also of a page that was not there', async () => {
  const pages = createPageReader({ db: database.db });
  expect(await pages.findBySlug('page', 'later')).toBeNull();
  const id = await content.makePage({ slug: 'later', title: 'First' });
  expect(await pages.findBySlug('page', 'later')).toBeNull();
  pages.invalidate(['pages']);
  const first = await pages.findBySlug('page', 'later');
  expect(first?.version).toBe(1);

  await content.publish(id, { title: 'Second', slug: 'later' });
  expect(await pages.findBySlug('page', 'later')).toBe(first);
  pages.invalidate(['page:1000000']);
  expect(await pages.findBySlug('page', 'later')).toBe(first);
  pages.invalidate([`page:${id}`]);
  expect((await pages.findBySlug('page', 'later'))?.version).toBe(2);
});

test('an old address stops leading to a renamed page', async () => {
  const pages = createPageReader({ db: database.db });
  const id = await content.makePage({ slug: 'old-name' });
  expect((await pages.findBySlug('page', 'old-name'))?.id).toBe(id);
  await database.db.updateTable('pages').set({ slug: 'new-name' }).where('id', '=', id).execute();
  pages.invalidate([`page:${id}`]);
  expect(await pages.findBySlug('page', 'old-name')).toBeNull();
  expect((await pages.findBySlug('page', 'new-name'))?.id).toBe(id);
});
