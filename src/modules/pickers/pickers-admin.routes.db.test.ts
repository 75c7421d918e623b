import { afterAll, beforeAll, expect, test } from 'vitest';

import type { PickerItemList } from '#domain/schemas/picker-item.schema.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

let database: TestDatabase;
let api: ApiFixture;
let headers: Record<string, string>;
let first: number;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database);
  headers = { authorization: `Bearer ${(await makeStaff(database.db, 'manager')).token}` };
  const content = createContentFixture(database.db);
  const journal = await content.makeCategory('journal');
  await content.makeTag('Kiln');
  first = await content.makeArticle({ categoryId: journal, slug: 'first', title: 'First 100% ferry' });
  await content.makeArticle({ categoryId: journal, slug: 'later', title: 'Later', published: false });
  const shop = createShopFixture(database.db);
  await shop.makeProduct({ slug: 'blue-vase', title: 'Blue vase' });
  await shop.makeProduct({ slug: 'red-vase', title: 'Red vase' });
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

async function list(path: string): Promise<PickerItemList> {
  const answer = await api.get(`/admin/picks/${path}`, headers);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const titles = async (path: string) => (await list(path)).items.map(({ title }) => title);

test('lists by title with the count of all', async () => {
  const { items, count } = await list('product?limit=1');
  expect(items.map(({ title }) => title)).toEqual(['Blue vase']);
  expect(count).toBe(2);
  expect(await titles('product?offset=1')).toEqual(['Red vase']);
});

test('finds words in any order and takes signs as they are', async () => {
  expect(await titles('product?q=vase+red')).toEqual(['Red vase']);
  expect(await titles('article?q=100%25')).toEqual(['First 100% ferry']);
  expect(await titles('article?q=1_0')).toEqual([]);
  expect(await titles('article?q=%00')).toEqual(['First 100% ferry', 'Later']);
});

test('says what a link to an article holds and whether visitors see it', async () => {
  expect((await list('article')).items).toMatchObject([
    { title: 'First 100% ferry', url: 'journal/first', isShown: true, image: null },
    { title: 'Later', url: 'journal/later', isShown: false },
  ]);
});

test('resolves ids and addresses', async () => {
  expect(await titles(`article?ids[]=${first}&ids[]=999999`)).toEqual(['First 100% ferry']);
  expect(await titles('article?urls[]=journal/later')).toEqual(['Later']);
  expect(await titles('product?urls[]=blue-vase&urls[]=nope')).toEqual(['Blue vase']);
  expect((await api.get('/admin/picks/product?urls[]=%00', headers)).statusCode).toBe(400);
});

test('knows tags, categories, catalogs and pages, and nothing else', async () => {
  expect(await titles('tag')).toEqual(['Kiln']);
  expect((await list('category')).items).toMatchObject([{ url: 'journal' }]);
  expect((await list('catalog')).count).toBeGreaterThanOrEqual(0);
  expect((await list('page')).count).toBeGreaterThanOrEqual(0);
  expect((await api.get('/admin/picks/user', headers)).statusCode).toBe(404);
});
