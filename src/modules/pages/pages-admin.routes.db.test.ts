import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { DraftAnswer } from '#domain/editing/drafts.schema.ts';
import type { PageRow, PageRowList } from '#domain/schemas/manage-pages.schema.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let api: ApiFixture;
let content: ReturnType<typeof createContentFixture>;
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database);
  content = createContentFixture(database.db);
  token = (await makeStaff(database.db, 'admin')).token;
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const headers = { authorization: `Bearer ${token}` };
  return api.app.inject({ method, url: `/api/admin${path}`, headers, ...(payload && { payload }) });
}

const create = async (page: object) =>
  (await call('POST', '/pages', { kind: 'page', title: 'Delivery', ...page })).json<PageRow>();
const list = async (query = '') => (await call('GET', `/pages${query}`)).json<PageRowList>();
const shown = async (slug: string) => {
  api.invalidate(['pages']);
  return (await api.get(`/pages/${slug}`)).statusCode;
};
async function publish(id: number) {
  const { revision } = (await call('GET', `/pages/${id}/draft`)).json<DraftAnswer>();
  return call('POST', `/pages/${id}/publish`, { revision });
}

describe('pages', () => {
  test('are listed by kind and words with their state [R43]', async () => {
    const home = await content.makePage({ kind: 'home', title: 'Start' });
    const plain = await content.makePage({ title: 'Плотность 100%_', slug: 'density' });
    const off = await content.makePage({ title: 'Hidden', enabled: false });
    const fresh = await create({ title: 'Fresh' });
    const categoryId = await content.makeCategory('blog');
    await content.makeArticle({ categoryId, slug: 'hello', title: 'Hello' });
    const edits = [
      {
        id: crypto.randomUUID(),
        intent: { type: 'page.update', changes: [{ path: ['title'], value: 'Home' }] },
      },
    ];
    await call('POST', `/pages/${home}/draft/edits`, {
      baseRevision: 0,
      clientId: crypto.randomUUID(),
      edits,
    });
    const { total, pages } = await list();
    expect(total).toBe(6);
    expect(pages[0]).toMatchObject({ id: home, title: 'Home', path: '/', state: 'changed' });
    const stateOf = (id: number) => pages.find((page) => page.id === id)?.state;
    expect([plain, off, fresh.id].map(stateOf)).toEqual(['published', 'off', 'draft']);
    expect((await list('?kind=article')).pages).toMatchObject([{ title: 'Hello', path: '/blog/hello' }]);
    expect((await list('?q=100%25_')).pages).toMatchObject([{ id: plain }]);
    expect((await list('?q=densi')).total).toBe(1);
    expect((await list('?limit=2&offset=1')).pages.length).toBe(2);
    expect((await call('GET', '/pages?kind=toy')).statusCode).toBe(400);
  });

  test('are made, published, moved and switched off', async () => {
    const page = await create({ title: 'About us' });
    expect(page).toMatchObject({ slug: 'about-us', path: '/about-us', state: 'draft', enabled: true });
    expect(await shown('about-us')).toBe(404);
    expect((await publish(page.id)).statusCode).toBe(200);
    expect(await shown('about-us')).toBe(200);
    const moved = await call('PUT', `/pages/${page.id}`, { slug: 'who-we-are' });
    expect(moved.json()).toMatchObject({ path: '/who-we-are', state: 'published' });
    expect(await shown('who-we-are')).toBe(200);
    api.invalidate(['redirects']);
    expect((await api.get('/redirects?from=/about-us')).json()).toEqual({ to: '/who-we-are' });
    await call('PUT', `/pages/${page.id}`, { enabled: false });
    expect(await shown('who-we-are')).toBe(404);
  });

  test('refuse an address that cannot be', async () => {
    const reply = await call('POST', '/pages', { kind: 'page', title: 'Cart', slug: 'cart' });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      children: { slug: { errors: ['This address is used by the site itself'] } },
    });
    expect((await call('POST', '/pages', { kind: 'page', title: ' ' })).json()).toMatchObject({
      children: { title: { errors: ['This value should not be blank.'] } },
    });
  });

  test('begin with the content of another one', async () => {
    const sections = [{ id: 's1', type: 'text', options: { heading: { title: 'Hi' } } }];
    const from = await content.makePage({ sections });
    const copy = await create({ title: 'Copy', from });
    const draft = (await call('GET', `/pages/${copy.id}/draft`)).json<DraftAnswer>();
    expect(draft).toMatchObject({ title: 'Copy', slug: copy.slug, order: ['s1'], isChanged: true });
    await publish(copy.id);
    const again = await create({ title: 'Copy', from: copy.id });
    expect(again.slug).toBe('copy-2');
    expect((await call('POST', '/pages', { kind: 'page', title: 'X', from: 999_999 })).statusCode).toBe(404);
  });

  test('are removed unless something leads there', async () => {
    const page = await create({ title: 'Returns' });
    await publish(page.id);
    const link = { type: 'page', url: 'returns' };
    await content.makeMenu('footer', [{ title: 'Back', target: link }]);
    const linking = await content.makePage({
      title: 'Linking',
      sections: [{ id: 's1', type: 'text', options: { button: { title: 'Go', link } } }],
    });
    const refused = await call('DELETE', `/pages/${page.id}`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      data: {
        links: [
          { kind: 'page', title: 'Linking', pageId: linking },
          { kind: 'menu', title: 'footer: Back', pageId: null },
        ],
      },
    });
    expect((await call('DELETE', `/pages/${page.id}?force=1`)).statusCode).toBe(204);
    expect(await shown('returns')).toBe(404);
    expect((await call('DELETE', `/pages/${page.id}`)).statusCode).toBe(404);
  });

  test('that the site cannot be without stay', async () => {
    const [home] = (await list('?kind=home')).pages;
    expect((await call('DELETE', `/pages/${home?.id}?force=1`)).statusCode).toBe(409);
    expect((await call('PUT', `/pages/${home?.id}`, { enabled: false })).statusCode).toBe(409);
  });
});
