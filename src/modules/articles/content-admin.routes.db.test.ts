import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { makeStaff } from '#tests/support/accounts.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createAdminApi } from '#tests/support/staff.ts';

let database: TestDatabase;
let api: ApiFixture;
let content: ReturnType<typeof createContentFixture>;
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database);
  content = createContentFixture(database.db);
  ({ token } = await makeStaff(database.db, 'admin'));
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});
beforeEach(async () => {
  for (const table of ['redirects', 'articles', 'pages', 'tags', 'authors'])
    await sql`delete from ${sql.table(table)}`.execute(database.db);
  api.invalidate(['*']);
});

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
  const answer = await createAdminApi(api).call(method, path, { token, ...(body && { body }) });
  api.invalidate(['*']);
  return answer;
};

describe('articles', () => {
  test('are made as drafts, listed by state and category, and found by a part of the title', async () => {
    const blog = await content.makeCategory('blog');
    const news = await content.makeCategory('news');
    await content.makeArticle({ categoryId: blog, slug: 'tea' });
    const made = await call('POST', '/articles', { title: 'Первый чай', categoryId: news });
    expect([made.status, made.body]).toEqual([
      201,
      expect.objectContaining({ slug: 'pervyy-chay', state: 'draft', path: '/news/pervyy-chay', tagIds: [] }),
    ]);
    const list = async (query: string) => {
      const { body } = await call('GET', `/articles?${query}`);
      return body.articles.map(({ slug }: { slug: string }) => slug);
    };
    expect(await list('')).toEqual(expect.arrayContaining(['tea', 'pervyy-chay']));
    expect(await list('state=draft')).toEqual(['pervyy-chay']);
    expect(await list(`category=${blog}`)).toEqual(['tea']);
    expect(await list(`q=${encodeURIComponent('ЧАЙ')}`)).toEqual(['pervyy-chay']);
    expect((await call('POST', '/articles', { title: 'x', categoryId: 999 })).body.children).toHaveProperty(
      'categoryId',
    );
  });

  test('change at once: address with a redirect, tags, author, date; an old copy is refused', async () => {
    const [blog, news] = [await content.makeCategory('blog'), await content.makeCategory('news')];
    const id = await content.makeArticle({ categoryId: blog, slug: 'tea' });
    const author = (await call('POST', '/authors', { name: 'Ann' })).body;
    const tag = (await call('POST', '/tags', { title: 'Green tea' })).body;
    const { body: before } = await call('GET', `/articles/${id}`);
    const change = {
      updatedAt: before.updatedAt,
      slug: 'green-tea',
      categoryId: news,
      authorId: author.id,
      imageId: null,
      tagIds: [tag.id],
      excerpt: 'Short',
      publishedAt: '2026-01-02T03:04:05.000Z',
      enabled: true,
    };
    const changed = await call('PUT', `/articles/${id}`, change);
    expect(changed.body).toMatchObject({ path: '/news/green-tea', excerpt: 'Short', tagIds: [tag.id] });
    expect((await call('GET', '/redirects/preview?path=/blog/tea')).body).toEqual({
      target: '/news/green-tea',
    });
    const stale = await call('PUT', `/articles/${id}`, change);
    expect(stale.status).toBe(409);
    const gone = await call('PUT', `/articles/${id}`, {
      ...change,
      updatedAt: changed.body.updatedAt,
      tagIds: [999],
    });
    expect(gone.body.children.tagIds.errors).toEqual(['It no longer exists']);
  });

  test('are removed with their page', async () => {
    const id = await content.makeArticle({ categoryId: await content.makeCategory('blog'), slug: 'tea' });
    expect((await call('DELETE', `/articles/${id}`)).status).toBe(204);
    expect((await call('GET', `/articles/${id}`)).status).toBe(404);
    expect((await call('DELETE', `/articles/${id}`)).status).toBe(404);
  });
});

test('a category is made, and removed only when it is empty', async () => {
  const { body } = await call('POST', '/categories', { title: 'Журнал' });
  expect(body).toMatchObject({ slug: 'zhurnal', state: 'draft', articles: 0 });
  const blog = await content.makeCategory('blog');
  await content.makeArticle({ categoryId: blog, slug: 'tea' });
  expect((await call('DELETE', `/categories/${blog}`)).status).toBe(409);
  expect((await call('DELETE', `/categories/${body.id}`)).status).toBe(204);
  expect((await call('GET', '/categories')).body).toHaveLength(1);
});

test('authors are cleaned, changed, merged and removed; their articles stay', async () => {
  const ann = (
    await call('POST', '/authors', {
      name: ' Ann ',
      text: '<p>Hi<script>alert(1)</script></p>',
      links: [{ title: 'Site', url: 'https://ann.example' }],
    })
  ).body;
  expect(ann).toMatchObject({ name: 'Ann', text: '<p>Hi</p>', articles: 0 });
  const bad = { name: 'Eve', links: [{ title: 'x', url: 'javascript:alert(1)' }] };
  expect((await call('POST', '/authors', bad)).status).toBe(422);
  const anna = (await call('POST', '/authors', { name: 'Anna' })).body;
  const id = await content.makeArticle({ categoryId: await content.makeCategory('blog'), slug: 'tea' });
  await sql`update articles set author_id = ${anna.id}`.execute(database.db);
  expect((await call('POST', `/authors/${anna.id}/merge`, { into: anna.id })).status).toBe(422);
  expect((await call('POST', `/authors/${anna.id}/merge`, { into: ann.id })).body.articles).toBe(1);
  expect((await call('GET', '/authors')).body).toHaveLength(1);
  await call('DELETE', `/authors/${ann.id}`);
  expect((await call('GET', `/articles/${id}`)).body.author).toBeNull();
});

test('tags get an address of their title, are not there twice, and merge', async () => {
  const tea = (await call('POST', '/tags', { title: 'Чай' })).body;
  expect(tea.slug).toBe('chay');
  expect((await call('POST', '/tags', { title: 'чай' })).body.children.title.errors).toEqual([
    'This tag already exists',
  ]);
  const green = (await call('POST', '/tags', { title: 'Green', slug: 'cart' })).body;
  const categoryId = await content.makeCategory('blog');
  await content.makeArticle({ categoryId, slug: 'one', tagIds: [tea.id, green.id] });
  await content.makeArticle({ categoryId, slug: 'two', tagIds: [green.id] });
  expect((await call('POST', `/tags/${green.id}/merge`, { into: tea.id })).body).toMatchObject({
    articles: 2,
  });
  expect((await call('PUT', `/tags/${tea.id}`, { title: 'Tea' })).body).toMatchObject({ slug: 'tea' });
  expect((await call('DELETE', `/tags/${green.id}`)).status).toBe(404);
});

describe('redirects', () => {
  const add = (from: string, to: string) => call('POST', '/redirects', { from, to });
  const leadsTo = async (path: string) =>
    (await call('GET', `/redirects/preview?path=${encodeURIComponent(path)}`)).body.target;

  test('are added, changed and removed, and never chain: what led to the start leads to the end', async () => {
    await add('/a', '/b');
    expect((await add('/b', '/c')).status).toBe(201);
    expect((await call('GET', '/redirects')).body.redirects).toEqual([
      expect.objectContaining({ from: '/b', to: '/c' }),
      expect.objectContaining({ from: '/a', to: '/c' }),
    ]);
    expect((await add('/c', '/a')).body.children.to.errors).toEqual(['This would create a loop']);
    expect((await add('/x', '/a')).body.children.to.errors).toEqual([
      'This address is redirected itself. Enter the final address.',
    ]);
    expect((await add('/a/', '/z')).body.children.from.errors).toEqual([
      'There is already a redirect from this address',
    ]);
    const [first] = (await call('GET', '/redirects?q=%2Fb')).body.redirects;
    await call('PUT', `/redirects/${first.id}`, { from: '/b', to: 'https://other.example/' });
    expect(await leadsTo('/b')).toBe('https://other.example/');
    await call('DELETE', `/redirects/${first.id}`);
    expect(await leadsTo('/b')).toBeNull();
  });

  test('of two at once that would make a circle one is refused', async () => {
    const both = await Promise.all([add('/one', '/two'), add('/two', '/one')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  test('come by lines: first a look, then the good ones, with a word on each bad one', async () => {
    const text = '/old-1 /new-1\r\n\n/old-2;/new-2\n/old-1\t/again\nnonsense\n/new-2,/old-2\n/чай /tea';
    const look = await call('POST', '/redirects/import', { text, apply: false });
    expect(look.body).toEqual({
      added: 3,
      problems: [
        { line: 4, text: '/old-1\t/again', message: 'redirects.errors.taken' },
        { line: 5, text: 'nonsense', message: 'redirects.errors.line' },
        { line: 6, text: '/new-2,/old-2', message: 'redirects.errors.loop' },
      ],
    });
    expect((await call('GET', '/redirects')).body.total).toBe(0);
    expect((await call('POST', '/redirects/import', { text, apply: true })).body.added).toBe(3);
    expect((await call('GET', '/redirects')).body.total).toBe(3);
    expect(await leadsTo('/чай/')).toBe('/tea');
    const many = Array.from({ length: 5001 }, (_, index) => `/m${index} /n`).join('\n');
    expect((await call('POST', '/redirects/import', { text: many, apply: false })).status).toBe(422);
  });

  test('by lines that build on each other lead straight to the end', async () => {
    await call('POST', '/redirects/import', { text: '/a /b\n/b /c', apply: true });
    expect((await call('GET', '/redirects')).body.redirects).toEqual([
      expect.objectContaining({ from: '/b', to: '/c' }),
      expect.objectContaining({ from: '/a', to: '/c' }),
    ]);
  });
});
