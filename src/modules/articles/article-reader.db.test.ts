import { afterAll, beforeAll, expect, test } from 'vitest';

import { articleCardSchema, articleSchema } from '#domain/schemas/article.schema.ts';
import { createImageReader } from '#modules/media/image-reader.ts';
import { createPageReader } from '#modules/pages/page-reader.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { createArticleReader, type ArticleReader } from './article-reader.ts';

let database: TestDatabase;
let content: ReturnType<typeof createContentFixture>;
let articles: ArticleReader;
let ids: { blog: number; first: number; second: number; third: number; kiln: number; glaze: number };

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  content = createContentFixture(db);
  articles = createArticleReader({ db, images: createImageReader({ db }), pages: createPageReader({ db }) });

  const blog = await content.makeCategory('blog');
  const news = await content.makeCategory('news');
  const off = await content.makeCategory('off', { enabled: false });
  const kiln = await content.makeTag('Kiln');
  const glaze = await content.makeTag('Glaze');
  await content.makeTag('Unused');
  const imageId = await createShopFixture(db).makeImage({ name: 'pot' });
  const authorId = await content.makeAuthor('Ann', '<p>Potter<script>x</script></p>', [
    { title: 'Site', url: 'https://ann.example' },
    { title: 'Bad', url: 'javascript:alert(1)' },
  ]);
  const on = (day: number) => new Date(Date.UTC(2026, 0, day));
  const first = await content.makeArticle({
    categoryId: blog,
    slug: 'first',
    title: 'First',
    imageId,
    authorId,
    tagIds: [kiln, glaze],
    publishedAt: on(1),
    sections: [{ id: 's1', type: 'text' }],
  });
  const second = await content.makeArticle({
    categoryId: blog,
    slug: 'second',
    tagIds: [glaze],
    publishedAt: on(2),
  });
  const third = await content.makeArticle({ categoryId: blog, slug: 'third', publishedAt: on(2) });
  await content.makeArticle({ categoryId: news, slug: 'other', publishedAt: on(3) });
  await content.makeArticle({ categoryId: off, slug: 'in-closed-category', publishedAt: on(3) });
  await content.makeArticle({
    categoryId: blog,
    slug: 'future',
    publishedAt: new Date(Date.now() + 3_600_000),
  });
  await content.makeArticle({ categoryId: blog, slug: 'draft', published: false });
  ids = { blog, first, second, third, kiln, glaze };
});
afterAll(() => database.drop());

const slugs = async (
  category: string | null,
  rest: { tagIds?: number[]; offset?: number; limit?: number } = {},
) => {
  const list = await articles.list({ category, tagIds: [], offset: 0, limit: 12, ...rest });
  return { slugs: list.items.map((item) => item.slug), count: list.count };
};

test('lists what is published in a category, newest first', async () => {
  expect(await slugs('blog')).toEqual({ slugs: ['third', 'second', 'first'], count: 3 });
  expect(await slugs('news')).toEqual({ slugs: ['other'], count: 1 });
  expect(await slugs(null)).toEqual({ slugs: ['other', 'third', 'second', 'first'], count: 4 });
  expect(await slugs('off')).toEqual({ slugs: [], count: 0 });
  expect(await slugs('nope')).toEqual({ slugs: [], count: 0 });
});

test('counts all that match while it gives one part', async () => {
  expect(await slugs('blog', { offset: 1, limit: 1 })).toEqual({ slugs: ['second'], count: 3 });
  expect(await slugs('blog', { offset: 10 })).toEqual({ slugs: [], count: 3 });
});

test('several tags are alternatives', async () => {
  expect((await slugs('blog', { tagIds: [ids.kiln] })).slugs).toEqual(['first']);
  expect((await slugs('blog', { tagIds: [ids.kiln, ids.glaze, ids.glaze] })).slugs).toEqual([
    'second',
    'first',
  ]);
  expect(await slugs('blog', { tagIds: [999, 2 ** 40] })).toEqual({ slugs: [], count: 0 });
});

test('an article has its address, author, tags, picture and sections', async () => {
  const article = await articles.findBySlug('first');
  expect(articleSchema.strict().parse(article)).toMatchObject({
    type: 'blog',
    url: '/blog/first',
    publishedAt: '2026-01-01T00:00:00.000Z',
    image: { name: 'pot' },
    author: { name: 'Ann', text: '<p>Potter</p>', links: [{ title: 'Site', url: 'https://ann.example' }] },
    tags: [{ title: 'Glaze' }, { title: 'Kiln' }],
    sections: [{ id: 's1' }],
  });
  for (const slug of ['future', 'draft', 'in-closed-category', 'nope', 'blog']) {
    expect([slug, await articles.findBySlug(slug)]).toEqual([slug, null]);
  }
});

test('cards come in the order of the ids', async () => {
  const cards = await articles.findByIds([ids.second, 999, ids.first, 2 ** 31]);
  expect(cards.map((card) => card.slug)).toEqual(['second', 'first']);
  for (const card of cards) articleCardSchema.strict().parse(card);
});

test('tags of a category are those that its articles have', async () => {
  expect((await articles.listTags('blog')).map((tag) => tag.title)).toEqual(['Glaze', 'Kiln']);
  expect(await articles.listTags('news')).toEqual([]);
});

test('only approved comments are shown and counted, answers behind their comment', async () => {
  const one = await content.makeComment(ids.third, { text: 'one' });
  await content.makeComment(ids.third, { text: 'two' });
  await content.makeComment(ids.third, { text: 'answer to one', parentId: one });
  const pending = await content.makeComment(ids.third, { text: 'pending', status: 'pending' });
  await content.makeComment(ids.third, { text: 'answer to pending', parentId: pending });
  articles.invalidate([`article:${ids.third}`]);
  const article = await articles.findBySlug('third');
  expect(article?.comments.map((comment) => comment.text)).toEqual(['one', 'answer to one', 'two']);
  expect(await articles.listComments(ids.third)).toHaveLength(3);
});

test('a changed article is seen once its tag is heard', async () => {
  await articles.findBySlug('second');
  await database.db.updateTable('articles').set({ excerpt: 'New' }).where('id', '=', ids.second).execute();
  expect((await articles.findBySlug('second'))?.excerpt).toBe('');
  articles.invalidate([`article:${ids.second}`]);
  expect((await articles.findBySlug('second'))?.excerpt).toBe('New');
  expect(await articles.listAuthors()).toMatchObject([{ name: 'Ann' }]);
});
