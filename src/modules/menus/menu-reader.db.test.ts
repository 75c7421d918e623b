import { afterAll, beforeAll, expect, test } from 'vitest';

import { menuEntrySchema } from '#domain/schemas/menu.schema.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { createMenuReader } from './menu-reader.ts';

let database: TestDatabase;
let content: ReturnType<typeof createContentFixture>;

beforeAll(async () => {
  database = await createTestDatabase();
  content = createContentFixture(database.db);
  await content.makeMenu('main', [
    {
      title: '1',
      target: { type: 'catalog', url: 'чай' },
      children: [
        {
          title: '2',
          children: [
            {
              title: '3',
              children: [{ title: '4', children: [{ title: '5', children: [{ title: '6' }] }] }],
            },
          ],
        },
      ],
    },
    { title: 'Out', target: { type: 'external', url: 'https://other.example' } },
    { title: 'Bad', target: { type: 'external', url: 'javascript:alert(1)' } },
    { title: 'Heading', target: {} },
  ]);
});
afterAll(() => database.drop());

test('gives trees of five levels with their links resolved', async () => {
  const menus = createMenuReader({ db: database.db });
  const { main = [] } = await menus.findByNames(['main']);
  for (const entry of main) menuEntrySchema.parse(entry);
  expect(main.map(({ title, uri, newTab, type }) => [title, uri, newTab, type])).toEqual([
    ['1', '/catalogs/%D1%87%D0%B0%D0%B9', false, 'catalog'],
    ['Out', 'https://other.example', true, 'external'],
    ['Bad', null, false, 'external'],
    ['Heading', null, false, 'heading'],
  ]);
  const titles: string[] = [];
  for (let level = main[0]; level; level = level.children[0]) titles.push(level.title);
  expect(titles).toEqual(['1', '2', '3', '4', '5']);
});

test('answers exactly the names asked, unknown and impossible ones empty, in one query', async () => {
  const menus = createMenuReader({ db: database.db });
  const found = await menus.findByNames(['main', 'nope', '__proto__', 'x\0', 'main']);
  expect(Object.keys(found).sort()).toEqual(['__proto__', 'main', 'nope', 'x\0']);
  expect(found['nope']).toEqual([]);
});

test('a changed menu is seen once its tag is heard', async () => {
  const menus = createMenuReader({ db: database.db });
  expect((await menus.findByNames(['late']))['late']).toEqual([]);
  await content.makeMenu('late', [{ title: 'Home' }]);
  expect((await menus.findByNames(['late']))['late']).toEqual([]);
  menus.invalidate(['menus']);
  expect((await menus.findByNames(['late']))['late']).toMatchObject([{ title: 'Home', uri: '/' }]);
});
