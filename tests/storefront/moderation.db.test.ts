import { afterAll, beforeAll, expect, test } from 'vitest';

import { makeStaff } from '#tests/support/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

let database: TestDatabase;
let instances: TestApp[] = [];
let token: string;
let productId: number;
let articleId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const shop = createShopFixture(database.db);
  await createContentFixture(database.db).makePage({ kind: 'home', title: 'Home' });
  productId = (await shop.makeProduct({ slug: 'cup', title: 'Cup' })).id;
  articleId = await shop.makeArticle({
    title: 'On clay',
    slug: 'on-clay',
    categoryId: await shop.makeCategory({ slug: 'journal' }),
    sections: { talk: { id: 'talk', type: 'comments', options: {} } },
  });
  token = (await makeStaff(database.db, 'manager')).token;
  instances = [await startTestApp(database.url), await startTestApp(database.url)];
});
afterAll(async () => {
  for (const instance of instances) await instance.stop();
  await database.drop();
});

async function post(path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${instances[0]?.origin}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.ok).toBe(true);
  return answer.json();
}

async function pendingId(kind: 'reviews' | 'comments'): Promise<number> {
  const list = await fetch(`${instances[0]?.origin}/api/admin/${kind}?status=pending`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [first] = (await list.json()) as { id: number }[];
  return first?.id ?? 0;
}

/** Whether both instances come to show the text, or to hide it. */
async function everyoneShows(path: string, text: string, isShown: boolean): Promise<boolean> {
  for (const { origin } of instances) {
    const deadline = performance.now() + 15_000;
    while ((await (await fetch(origin + path)).text()).includes(text) !== isShown) {
      if (performance.now() > deadline) return false;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
  return true;
}

test.each([
  {
    kind: 'reviews' as const,
    page: '/products/cup',
    send: () =>
      post('/product-reviews', { product: productId, name: 'Ann', rating: 4, text: 'Sings when struck' }),
    text: 'Sings when struck',
  },
  {
    kind: 'comments' as const,
    page: '/journal/on-clay',
    send: () => post('/articles/comments', { article: articleId, name: 'Ann', text: 'Well fired words' }),
    text: 'Well fired words',
  },
])('$kind appear and go on the cached pages of both instances as the manager decides', async (subject) => {
  const { kind, page, send, text } = subject;
  expect(await everyoneShows(page, text, false)).toBe(true);
  await send();
  const id = await pendingId(kind);
  expect(await everyoneShows(page, text, false)).toBe(true);
  await post(`/admin/${kind}/${id}/approve`);
  expect(await everyoneShows(page, text, true)).toBe(true);
  await post(`/admin/${kind}/${id}/reject`);
  expect(await everyoneShows(page, text, false)).toBe(true);
});
