import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { makeStaff, makeUser } from '#tests/support/accounts.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';

let database: TestDatabase;
let api: ApiFixture;
let shop: ShopFixture;
let manager: { id: number; token: string };
let productId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database);
  shop = createShopFixture(database.db);
  manager = await makeStaff(database.db, 'manager');
});
beforeEach(async () => {
  await sql`truncate reviews, comments, leads, outbox cascade`.execute(database.db);
  productId = (await shop.makeProduct()).id;
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  token = manager.token,
) {
  const headers = { authorization: `Bearer ${token}` };
  return api.app.inject({ method, url: `/api/admin${path}`, headers, ...(payload && { payload }) });
}

const countsOf = (id: number) =>
  database.db
    .selectFrom('products')
    .select(['review_count', 'rating_sum'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test.each([
  ['GET', '/reviews'],
  ['POST', '/reviews/1/approve'],
  ['POST', '/reviews/1/reject'],
  ['PUT', '/reviews/1/reply'],
  ['GET', '/comments'],
  ['POST', '/comments/1/approve'],
  ['POST', '/comments/1/reject'],
  ['PUT', '/comments/1/reply'],
  ['GET', '/leads'],
  ['PUT', '/leads/1'],
] as const)('%s %s is for the staff alone', async (method, path) => {
  const user = await makeUser(database.db);
  expect((await api.app.inject({ method, url: `/api/admin${path}` })).statusCode).toBe(401);
  expect((await call(method, path, undefined, user.token)).statusCode).toBe(403);
  const admin = await makeStaff(database.db, 'admin');
  expect((await call(method, path, undefined, admin.token)).statusCode).not.toBe(403);
});

test('a review is published, counted and taken back, with the name of who decided [R320]', async () => {
  const id = await shop.makeReview({ productId, rating: 4, status: 'pending' });
  const approved = await call('POST', `/reviews/${id}/approve`);
  expect(approved.statusCode).toBe(200);
  expect(approved.json()).toMatchObject({
    id,
    status: 'approved',
    moderatedBy: 'The manager',
    product: { id: productId },
  });
  expect(await countsOf(productId)).toEqual({ review_count: 1, rating_sum: 4 });
  expect((await api.get(`/products/${productId}/reviews`)).json()).toMatchObject([{ id, rating: 4 }]);

  await call('POST', `/reviews/${id}/reject`);
  expect(await countsOf(productId)).toEqual({ review_count: 0, rating_sum: 0 });
  const row = await database.db.selectFrom('reviews').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ status: 'rejected', moderated_by: manager.id, moderated_at: expect.any(Date) });
  expect(await checkInvariants(database.db)).toEqual([]);
});

test('a photo is taken out of a review, and the review stays', async () => {
  const id = await shop.makeReview({ productId, status: 'pending' });
  const [first, second] = [await shop.makeImage({ name: 'a' }), await shop.makeImage({ name: 'b' })];
  await database.db
    .insertInto('review_photos')
    .values([first, second].map((image_id, position) => ({ image_id, review_id: id, position })))
    .execute();
  const answer = await call('DELETE', `/reviews/${id}/photos/${first}`);
  expect(answer.json()).toMatchObject({ id, photos: [{ id: second }] });
  expect((await call('DELETE', `/reviews/${id}/photos/${first}`)).statusCode).toBe(404);
  const files = await database.db.selectFrom('removed_files').selectAll().execute();
  expect(files).toHaveLength(1);
});

test('a question is published with its answer, and not without', async () => {
  const { id } = await database.db
    .insertInto('product_questions')
    .values({ product_id: productId, name: 'Ann', text: 'Does it hold water?' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const shown = async () => {
    api.invalidate([`product:${productId}`]);
    return (await api.get(`/products/${productId}/questions`)).json();
  };
  expect((await call('POST', `/questions/${id}/approve`)).statusCode).toBe(409);
  expect((await call('PUT', `/questions/${id}/reply`, { reply: 'It does.' })).json()).toMatchObject({
    reply: 'It does.',
    status: 'pending',
  });
  expect(await shown()).toEqual([]);
  expect((await call('POST', `/questions/${id}/approve`)).json()).toMatchObject({ status: 'approved' });
  expect(await shown()).toMatchObject([{ id, text: 'Does it hold water?', reply: 'It does.' }]);
  await call('PUT', `/questions/${id}/reply`, { reply: '' });
  expect(await shown()).toEqual([]);
  expect((await call('POST', `/questions/99999/approve`)).statusCode).toBe(404);
  await database.db.deleteFrom('product_questions').execute();
});

test('the author hears of the first approval, once', async () => {
  const id = await shop.makeReview({ productId, status: 'pending' });
  for (const verb of ['approve', 'approve', 'reject', 'approve'])
    await call('POST', `/reviews/${id}/${verb}`);
  const messages = await database.db.selectFrom('outbox').select(['topic', 'payload']).execute();
  expect(messages).toEqual([{ topic: 'mail.review-approved', payload: { reviewId: id } }]);
});

test('a decision is undone, and its email with it', async () => {
  const id = await shop.makeReview({ productId, rating: 4, status: 'pending' });
  await call('POST', `/reviews/${id}/approve`);
  expect((await call('POST', `/reviews/${id}/reopen`)).json()).toMatchObject({
    status: 'pending',
    moderatedAt: null,
    moderatedBy: null,
  });
  expect(await countsOf(productId)).toEqual({ review_count: 0, rating_sum: 0 });
  expect(await database.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  await call('POST', `/reviews/${id}/approve`);
  expect(await database.db.selectFrom('outbox').selectAll().execute()).toHaveLength(1);
});

test('reviews approved at the same time are all counted', async () => {
  const ids: number[] = [];
  for (let rating = 1; rating <= 5; rating++)
    ids.push(await shop.makeReview({ productId, rating, status: 'pending' }));
  await Promise.all(ids.map((id) => call('POST', `/reviews/${id}/approve`)));
  expect(await countsOf(productId)).toEqual({ review_count: 5, rating_sum: 15 });
});

test('the shop answers a review and takes its answer back', async () => {
  const id = await shop.makeReview({ productId });
  expect((await call('PUT', `/reviews/${id}/reply`, { reply: ' Thank you! ' })).json()).toMatchObject({
    reply: 'Thank you!',
    status: 'approved',
  });
  expect((await call('PUT', `/reviews/${id}/reply`, { reply: '' })).json()).toMatchObject({ reply: null });
  expect((await call('PUT', `/reviews/${id}/reply`, { reply: 'x'.repeat(5001) })).statusCode).toBe(422);
});

test('reviews are listed by status, newest first', async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const first = await shop.makeReview({ productId, status: 'pending', createdAt: at(1) });
  const second = await shop.makeReview({ productId, status: 'pending', createdAt: at(2) });
  const other = await shop.makeReview({ productId, status: 'rejected', createdAt: at(3) });
  const idsOf = async (query: string) =>
    (await call('GET', `/reviews${query}`)).json().map(({ id }: { id: number }) => id);
  expect(await idsOf('?status=pending')).toEqual([second, first]);
  expect(await idsOf('?status=pending&offset=1&limit=1')).toEqual([first]);
  expect(await idsOf('')).toEqual([other, second, first]);
  expect((await call('GET', '/reviews?status=nope')).statusCode).toBe(400);
});

test('a comment is published and taken back [R426-427]', async () => {
  const articleId = await shop.makeArticle({ title: 'On clay', slug: 'on-clay' });
  const { rows } = await sql<{ id: number }>`insert into comments (article_id, name, text)
    values (${articleId}, 'Bob', 'First') returning id`.execute(database.db);
  const id = rows[0]?.id ?? 0;
  const commentsOf = async () => {
    api.invalidate([`article:${articleId}`]);
    return (await api.get('/articles/on-clay')).json().comments;
  };
  expect(await commentsOf()).toEqual([]);
  expect((await call('GET', '/comments?status=pending')).json()).toMatchObject([
    {
      id,
      parent: null,
      article: { id: articleId, title: 'On clay', url: expect.stringMatching(/on-clay$/) },
    },
  ]);
  expect((await call('POST', `/comments/${id}/approve`)).json()).toMatchObject({
    status: 'approved',
    moderatedBy: 'The manager',
  });
  expect(await commentsOf()).toMatchObject([{ id, text: 'First' }]);
  await call('POST', `/comments/${id}/reject`);
  expect(await commentsOf()).toEqual([]);
});

test('the shop answers a comment, changes its answer and takes it back', async () => {
  const articleId = await shop.makeArticle({ title: 'On glaze', slug: 'on-glaze' });
  const { rows } = await sql<{ id: number }>`insert into comments (article_id, name, text, status)
    values (${articleId}, 'Bob', 'First', 'approved') returning id`.execute(database.db);
  const id = rows[0]?.id ?? 0;
  const answer = (reply: string) => call('PUT', `/comments/${id}/reply`, { reply });
  const shownReply = async () => {
    api.invalidate([`article:${articleId}`]);
    return (await api.get('/articles/on-glaze')).json().comments[0].reply;
  };
  expect(await shownReply()).toBeUndefined();
  expect((await answer(' Thank you! ')).json()).toMatchObject({
    id,
    reply: 'Thank you!',
    status: 'approved',
  });
  expect(await shownReply()).toBe('Thank you!');
  expect((await answer('Thanks again')).json()).toMatchObject({ reply: 'Thanks again' });
  expect((await answer('')).json()).toMatchObject({ reply: null });
  expect(await shownReply()).toBeUndefined();
  expect((await answer('x'.repeat(5001))).statusCode).toBe(422);
});

test('enquiries are listed and marked', async () => {
  await sql`insert into leads (name, phone, product_id, product_title, utm)
    values ('Ann', '+971501234567', ${productId}, 'Vase', '{"utm_source": "ads"}')`.execute(database.db);
  const [lead] = (await call('GET', '/leads?status=new')).json();
  expect(lead).toMatchObject({
    name: 'Ann',
    product: { id: productId, title: 'Vase', variationId: null },
    utm: { utm_source: 'ads' },
  });
  expect((await call('PUT', `/leads/${lead.id}`, { status: 'handled' })).json()).toMatchObject({
    status: 'handled',
  });
  expect((await call('GET', '/leads?status=new')).json()).toEqual([]);
  expect((await call('PUT', `/leads/${lead.id}`, { status: 'x' })).statusCode).toBe(422);
});

test('enquiries are found by any of their words', async () => {
  await sql`insert into leads (name, phone, email, text) values ('Ann', '+971501234567', '', 'A 100% glaze?'),
    ('Bob', '', 'bob@mail.example', '')`.execute(database.db);
  const namesOf = async (q: string) =>
    (await call('GET', `/leads?q=${encodeURIComponent(q)}`)).json().map(({ name }: { name: string }) => name);
  expect(await namesOf('GLAZE')).toEqual(['Ann']);
  expect(await namesOf('100%')).toEqual(['Ann']);
  expect(await namesOf('mail.example')).toEqual(['Bob']);
  expect(await namesOf('_nn')).toEqual([]);
});

test('staff write notes to an enquiry, and delete their own', async () => {
  const { rows } = await sql<{ id: number }>`insert into leads (name) values ('Ann') returning id`.execute(
    database.db,
  );
  const id = rows[0]?.id ?? 0;
  const other = await makeStaff(database.db, 'admin');
  const noted = await call('POST', `/leads/${id}/notes`, { text: 'Called, nobody there' });
  expect(noted.statusCode).toBe(201);
  const [note] = noted.json().notes;
  expect(note).toMatchObject({ text: 'Called, nobody there', author: 'The manager', isOwn: true });
  const headers = { authorization: `Bearer ${other.token}` };
  const url = `/api/admin/leads/${id}/notes/${note.id}`;
  expect((await api.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(404);
  const removed = await api.app.inject({
    method: 'DELETE',
    url,
    headers: { authorization: `Bearer ${manager.token}` },
  });
  expect(removed.json()).toMatchObject({ notes: [] });
  expect((await call('POST', '/leads/999999/notes', { text: 'x' })).statusCode).toBe(404);
});

test('what waits is counted', async () => {
  await shop.makeReview({ productId, status: 'pending' });
  await shop.makeReview({ productId, status: 'approved' });
  await sql`insert into leads (name, status) values ('Ann', 'spam')`.execute(database.db);
  expect((await call('GET', '/moderation/counts')).json()).toEqual({
    reviews: { pending: 1, approved: 1, rejected: 0 },
    questions: { pending: 0, approved: 0, rejected: 0 },
    comments: { pending: 0, approved: 0, rejected: 0 },
    leads: { new: 0, handled: 0, spam: 1 },
  });
});

test.each(['/reviews/999999/approve', '/comments/999999/reject'])('%s is not there', async (path) => {
  expect((await call('POST', path)).statusCode).toBe(404);
});
test.each([
  ['/reviews/999999/reply', { reply: 'Hello' }],
  ['/comments/999999/reply', { reply: 'Hello' }],
  ['/leads/999999', { status: 'spam' }],
])('%s is not there', async (path, payload) => {
  expect((await call('PUT', path, payload)).statusCode).toBe(404);
});
