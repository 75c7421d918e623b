import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { sweepReviewPhotos } from '#modules/reviews/review-photos.ts';
import { makeUser } from '#tests/support/accounts.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

let database: TestDatabase;
let api: ApiFixture;
let content: ReturnType<typeof createContentFixture>;
let product: { id: number; variationId: number };
let articleId: number;
let client = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database);
  const shop = createShopFixture(database.db);
  content = createContentFixture(database.db);
  const made = await shop.makeProduct({ title: 'Tall vase' });
  product = { id: made.id, variationId: made.variationIds[0] ?? 0 };
  articleId = await shop.makeArticle({ title: 'On clay' });
});
beforeEach(async () => {
  client++;
  await sql`truncate leads, reviews, comments, outbox, rate_limits cascade`.execute(database.db);
  await configure({});
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

/** Each test comes from an address of its own. */
function post(path: string, payload: object, headers: Record<string, string> = {}) {
  const remoteAddress = `198.51.100.${client}`;
  return api.app.inject({ method: 'POST', url: `/api${path}`, payload, headers, remoteAddress });
}

test.each([
  ['application/json', 422],
  ['APPLICATION/JSON', 422],
  ['application/json ; charset=utf-8', 422],
  ['application/json;charset=utf-7', 422],
  ['application/json\t', 422],
  // Taken as a text, which is no enquiry whatever it says.
  ['text/plain', 422],
  ['application/x-www-form-urlencoded', 415],
  ['multipart/form-data; boundary=x', 415],
  ['application/jsonp', 415],
])('a body called %s is judged like any other or not taken at all', async (type, status) => {
  const send = (payload: object) =>
    api.app.inject({
      method: 'POST',
      url: '/api/leads',
      payload: JSON.stringify(payload),
      headers: { 'content-type': type },
      remoteAddress: `198.51.100.${client}`,
    });
  const answer = await send({ name: '' });
  expect(answer.statusCode).toBe(status);
  const fields = (reply: typeof answer) => Object.keys(reply.json().children ?? {});
  const isRead = /json(?!p)/i.test(type);
  expect(fields(answer)).toEqual(isRead ? fields(await post('/leads', { name: '' })) : []);
  expect(await database.db.selectFrom('leads').selectAll().execute()).toEqual([]);
});

async function configure(groups: Record<string, unknown>): Promise<void> {
  for (const group of ['ecommerce', 'media', 'language'])
    await content.setSettings(group, groups[group] ?? (group === 'language' ? 'en' : {}));
  api.invalidate(['settings']);
}

describe('POST /leads', () => {
  const lead = { type: 'enquiry', name: 'Ann', phone: '+971 50 123 4567', consent: true };
  const stored = () => database.db.selectFrom('leads').selectAll().execute();

  test('stores an enquiry with its product, page and campaign, and leaves a mail to the manager [R432,443]', async () => {
    const answer = await post('/leads', {
      ...lead,
      email: 'ann@mail.example',
      text: 'Is it\nheavy?',
      product: { id: product.id, title: 'Whatever', variationId: product.variationId },
      url: 'http://localhost/products/vase?utm_source=ads',
      utm: { utm_source: 'ads', utm_campaign: 'may' },
      consent: true,
      website: '',
      elapsed: 5000,
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ success: true });
    const [row] = await stored();
    expect(row).toMatchObject({
      product_id: product.id,
      variation_id: product.variationId,
      product_title: 'Tall vase',
      text: 'Is it\nheavy?',
      url: 'http://localhost/products/vase?utm_source=ads',
      utm: { utm_source: 'ads', utm_campaign: 'may' },
      consent: { at: expect.any(String), text: expect.any(String) },
      status: 'new',
    });
    const messages = await database.db.selectFrom('outbox').select(['topic', 'payload']).execute();
    expect(messages).toEqual([{ topic: 'mail.lead', payload: { leadId: row?.id } }]);
  });

  test('needs the consent whose box the form shows, and none where it shows no box', async () => {
    const refused = await post('/leads', { ...lead, consent: false });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().children)).toEqual(['consent']);
    expect(await stored()).toEqual([]);
    await configure({ ecommerce: { showLeadsPopupPolicy: false } });
    expect((await post('/leads', { ...lead, consent: false })).statusCode).toBe(201);
  });

  test('stores a phone in E.164, however it was typed', async () => {
    expect((await post('/leads', { ...lead, phone: '8 912 345-67-89' })).statusCode).toBe(201);
    expect(await stored()).toMatchObject([{ phone: '+79123456789' }]);
  });

  test('needs a name and a phone, told in the shop’s language [R433-434,623,644]', async () => {
    const english = await post('/leads', {});
    expect(english.statusCode).toBe(422);
    expect(english.json()).toMatchObject({
      code: 422,
      message: 'Validation Failed',
      children: {
        name: { errors: ['This value should not be blank.'] },
        phone: { errors: ['This value should not be blank.'] },
      },
    });
    await configure({ language: 'ru' });
    const russian = (await post('/leads', { name: 'Анна', phone: '12', consent: true })).json();
    expect(Object.keys(russian.children)).toEqual(['phone']);
    expect(russian.children.phone.errors[0]).toMatch(/\p{Script=Cyrillic}/u);
    expect(await stored()).toEqual([]);
  });

  test('needs a text only when the shop says so [R579]', async () => {
    expect((await post('/leads', lead)).statusCode).toBe(201);
    await configure({ ecommerce: { enquiryModalCustomField: { label: 'Size', required: true } } });
    const refused = await post('/leads', lead);
    expect(refused.json().children).toEqual({ text: { errors: ['This value should not be blank.'] } });
    expect((await post('/leads', { ...lead, text: 'Large' })).statusCode).toBe(201);
  });

  test.each([{ id: '' }, { id: null }, {}, { id: 0 }, { id: 'x' }, { id: 1e20 }, { id: [1] }])(
    'a product %j without an id is refused',
    async (about) => {
      const answer = await post('/leads', { ...lead, product: about });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().children).toEqual({ product: { errors: ['Invalid "id" on product'] } });
    },
  );

  test('a product that is gone since costs nobody an enquiry', async () => {
    await post('/leads', { ...lead, product: { id: 999_999, title: 'Old vase', variationId: 5 } });
    expect(await stored()).toMatchObject([
      { product_id: null, variation_id: null, product_title: 'Old vase' },
    ]);
  });

  test('texts are NFC and without control characters', async () => {
    await post('/leads', { ...lead, name: ' Rene\u0301\u0000\u202e\r\nX ', text: 'a\u0007b\u0000\nc' });
    expect(await stored()).toMatchObject([{ name: 'Ren\u00e9 X', text: 'ab\nc' }]);
  });

  test('what only a program does is answered alike and not stored [R448]', async () => {
    for (const sign of [{ website: 'http://spam.example' }, { elapsed: 1999 }]) {
      const answer = await post('/leads', { ...lead, ...sign });
      expect(answer.statusCode).toBe(201);
      expect(answer.json()).toEqual({ success: true });
    }
    expect(await stored()).toEqual([]);
    await post('/leads', { ...lead, elapsed: 2000 });
    expect(await stored()).toHaveLength(1);
  });

  test.each([
    { extra: 1 },
    { type: 'order' },
    { name: 'x'.repeat(201) },
    { utm: { __proto: 'x' } },
    { name: 5 },
  ])('refuses %j', async (part) => {
    expect((await post('/leads', { ...lead, ...part })).statusCode).toBe(422);
  });
});

describe('POST /product-reviews', () => {
  const review = () => ({ product: product.id, name: 'Ann', rating: 4, text: 'Holds a dozen tulips.' });
  const stored = () => database.db.selectFrom('reviews').selectAll().execute();

  test('stores a review that waits for a manager [R319,618]', async () => {
    const answer = await post('/product-reviews', { ...review(), email: 'ann@mail.example' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ success: true });
    expect(await stored()).toMatchObject([
      { product_id: product.id, user_id: null, email: 'ann@mail.example', rating: 4, status: 'pending' },
    ]);
    expect((await api.get(`/products/${product.id}/reviews`)).json()).toEqual([]);
  });

  test('remembers the customer who is signed in', async () => {
    const user = await makeUser(database.db);
    await post('/product-reviews', review(), { authorization: `Bearer ${user.token}` });
    expect(await stored()).toMatchObject([{ user_id: user.id }]);
  });

  test.each([
    [{ rating: 6 }, 'rating'],
    [{ rating: 0 }, 'rating'],
    [{ rating: undefined }, 'rating'],
    [{ text: 'Too short' }, 'text'],
    [{ text: 'x'.repeat(5001) }, 'text'],
    [{ name: ' ' }, 'name'],
    [{ email: 'a@' }, 'email'],
    [{ product: 999_999 }, 'product'],
    [{ product: '' }, 'product'],
  ])('refuses %j [R321]', async (part, field) => {
    const answer = await post('/product-reviews', { ...review(), ...part });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().children)).toEqual([field]);
    expect(await stored()).toEqual([]);
  });

  describe('with photos', () => {
    const photo = async (background = '#c40') =>
      sharp({ create: { width: 2400, height: 1200, channels: 3, background } })
        .withExif({ IFD3: { GPSLatitude: '55/1 45/1 0/1' } })
        .jpeg()
        .toBuffer();
    const send = (payload: Buffer) =>
      api.app.inject({
        method: 'POST',
        url: '/api/product-reviews/photos',
        payload,
        headers: { 'content-type': 'application/octet-stream' },
        remoteAddress: `198.51.100.${client}`,
      });
    const images = () => database.db.selectFrom('images').selectAll().execute();
    beforeEach(() => configure({ ecommerce: { productReviews: { photos: true } } }));

    test('shows them with the review once it is published, drawn anew and beside the library', async () => {
      const tokens: string[] = [];
      for (const color of ['#c40', '#04c']) tokens.push((await send(await photo(color))).json().token);
      expect((await post('/product-reviews', { ...review(), photos: tokens })).statusCode).toBe(201);
      expect(await images()).toMatchObject([
        { origin: 'review', ext: 'jpg', width: 1920, height: 960 },
        { origin: 'review' },
      ]);
      const [row] = await stored();
      const published = () => api.get(`/products/${product.id}/reviews`);
      expect((await published()).json()).toEqual([]);
      await database.db.updateTable('reviews').set({ status: 'approved' }).execute();
      api.invalidate(['reviews']);
      const [shown] = (await published()).json();
      expect(shown).toMatchObject({ id: row?.id, photos: [{ width: 1920 }, { width: 1920 }] });
      // Nobody asks the library for what is not published.
      expect((await api.get(`/images/${shown.photos[0].id}`)).statusCode).toBe(404);
      // A token is good once.
      const again = await post('/product-reviews', { ...review(), photos: tokens });
      expect(again.json().children).toHaveProperty('photos');
      expect(await stored()).toHaveLength(1);
    });

    test('refuses what is no photo, too many, and any where the shop takes none', async () => {
      for (const bad of [
        '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>',
        'GIF89a',
        '',
      ])
        expect((await send(Buffer.from(bad))).statusCode).toBe(422);
      const token = crypto.randomUUID();
      const five = await post('/product-reviews', { ...review(), photos: Array(5).fill(token) });
      expect(five.statusCode).toBe(422);
      await configure({});
      expect((await send(await photo())).statusCode).toBe(403);
    });

    test('one client sends so many photos and no more', async () => {
      const statuses: number[] = [];
      for (let count = 0; count < 21; count++) statuses.push((await send(Buffer.from('x'))).statusCode);
      expect(statuses.slice(0, 20)).toEqual(Array(20).fill(422));
      expect(statuses[20]).toBe(429);
    });

    test('what was never sent, or lost its review, is deleted a day later', async () => {
      await database.db.deleteFrom('images').execute();
      const used = (await send(await photo('#c40'))).json().token;
      await send(await photo('#04c'));
      await post('/product-reviews', { ...review(), photos: [used] });
      await sweepReviewPhotos(database.db);
      expect(await images()).toHaveLength(2);
      await sql`update images set created_at = now() - interval '25 hours'`.execute(database.db);
      await sweepReviewPhotos(database.db);
      expect(await images()).toHaveLength(1);
      await database.db.deleteFrom('reviews').execute();
      await sweepReviewPhotos(database.db);
      expect(await images()).toEqual([]);
      const files = await database.db.selectFrom('removed_files').selectAll().execute();
      expect(files).toHaveLength(2);
    });
  });

  describe('“bought here”', () => {
    async function buy(userId: number, change: object): Promise<void> {
      const { rows } = await sql<{ id: string }>`
        insert into orders (number, user_id, payment_method, currency, language, goods_total, discount_total,
          delivery_price, total, contact, delivery)
        values (${crypto.randomUUID()}, ${userId}, 'cash', 'USD', 'en', 100, 0, 0, 100, '{}', '{}')
        returning id`.execute(database.db);
      const orderId = rows[0]?.id ?? '';
      await sql`insert into order_lines (order_id, position, product_id, quantity, full_price, price, snapshot)
        values (${orderId}, 1, ${product.id}, 1, 100, 100, '{}')`.execute(database.db);
      await database.db.updateTable('orders').set(change).where('id', '=', orderId).execute();
    }
    const isMarked = async () => (await stored()).map((row) => row.is_purchase);

    test.each([
      [{ payment_status: 'completed' }, true],
      [{ status: 'delivered', payment_status: 'cashSuccess' }, true],
      [{ payment_status: 'pending' }, false],
      [{ status: 'canceled', payment_status: 'completed' }, false],
      [{ status: 'returned', payment_status: 'completed' }, false],
    ])('an order that is %j makes it %j', async (change, expected) => {
      const user = await makeUser(database.db);
      await buy(user.id, change);
      await post('/product-reviews', review(), { authorization: `Bearer ${user.token}` });
      expect(await isMarked()).toEqual([expected]);
    });

    test('is nobody’s own word, and of no use to a guest or another customer', async () => {
      const user = await makeUser(database.db);
      await buy((await makeUser(database.db)).id, { payment_status: 'completed' });
      await post('/product-reviews', review(), { authorization: `Bearer ${user.token}` });
      await post('/product-reviews', review());
      expect(await isMarked()).toEqual([false, false]);
      expect((await post('/product-reviews', { ...review(), isPurchase: true })).statusCode).toBe(422);
    });
  });

  test('a shop without reviews takes none', async () => {
    await configure({ ecommerce: { productReviewsEnabled: false } });
    expect((await post('/product-reviews', review())).statusCode).toBe(403);
  });
});

describe('POST /product-questions', () => {
  const question = () => ({ product: product.id, name: 'Ann', text: 'Does it hold water?' });
  const stored = () => database.db.selectFrom('product_questions').selectAll().execute();
  beforeEach(async () => {
    await database.db.deleteFrom('product_questions').execute();
    await configure({ ecommerce: { productQuestions: true } });
  });

  test('stores a question that waits for an answer', async () => {
    const user = await makeUser(database.db);
    const answer = await post('/product-questions', question(), { authorization: `Bearer ${user.token}` });
    expect(answer.statusCode).toBe(201);
    expect(await stored()).toMatchObject([{ product_id: product.id, user_id: user.id, status: 'pending' }]);
    expect((await api.get(`/products/${product.id}/questions`)).json()).toEqual([]);
  });

  test.each([
    [{ text: 'Short' }, 'text'],
    [{ name: ' ' }, 'name'],
    [{ email: 'a@' }, 'email'],
    [{ product: 999_999 }, 'product'],
  ])('refuses %j', async (part, field) => {
    const answer = await post('/product-questions', { ...question(), ...part });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().children)).toEqual([field]);
    expect(await stored()).toEqual([]);
  });

  test('what a program fills is dropped, and one client asks so much and no more', async () => {
    expect((await post('/product-questions', { ...question(), website: 'x' })).statusCode).toBe(201);
    expect(await stored()).toEqual([]);
    for (let count = 0; count < 10; count++) await post('/product-questions', question());
    expect((await post('/product-questions', question())).statusCode).toBe(429);
  });

  test('a shop takes none unless it wants to', async () => {
    await configure({});
    expect((await post('/product-questions', question())).statusCode).toBe(403);
  });
});

describe('POST /articles/comments', () => {
  const comment = () => ({ article: articleId, name: 'Ann', text: 'Well said' });
  const stored = () => database.db.selectFrom('comments').selectAll().execute();

  async function makeComment(status: string, article = articleId): Promise<number> {
    const { rows } = await sql<{ id: number }>`insert into comments (article_id, name, text, status)
      values (${article}, 'Bob', 'First', ${status}) returning id`.execute(database.db);
    return rows[0]?.id ?? 0;
  }

  test('stores a comment that waits for a manager [R426,638]', async () => {
    expect((await post('/articles/comments', comment())).statusCode).toBe(201);
    expect(await stored()).toMatchObject([{ article_id: articleId, parent_id: null, status: 'pending' }]);
  });

  test('answers only a comment that is shown under the same article', async () => {
    const approved = await makeComment('approved');
    expect((await post('/articles/comments', { ...comment(), parent: approved })).statusCode).toBe(201);
    const elsewhere = await createShopFixture(database.db).makeArticle({ title: 'Other', slug: 'other' });
    for (const parent of [await makeComment('pending'), await makeComment('approved', elsewhere), 999_999]) {
      const answer = await post('/articles/comments', { ...comment(), parent });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().children).toHaveProperty('parent');
    }
  });

  test('an article that is not shown takes none', async () => {
    const answer = await post('/articles/comments', { ...comment(), article: 999_999 });
    expect(answer.json().children).toEqual({ article: { errors: ['It no longer exists'] } });
  });

  test('a shop without comments takes none', async () => {
    await configure({ media: { pageStyle: { showComments: false } } });
    expect((await post('/articles/comments', comment())).statusCode).toBe(403);
    expect(await stored()).toEqual([]);
  });
});

describe('limits', () => {
  test.each([
    ['/leads', () => ({ name: 'Ann', phone: '+971501234567', consent: true })],
    ['/product-reviews', () => ({ product: product.id, name: 'Ann', rating: 5, text: 'Very good tea' })],
    ['/articles/comments', () => ({ article: articleId, name: 'Ann', text: 'Yes' })],
  ])('of twenty posts to %s in a minute ten are taken [R324]', async (path, make) => {
    const statuses: number[] = [];
    let retryAfter = 0;
    for (let count = 0; count < 20; count++) {
      const answer = await post(path, make(), { 'x-forwarded-for': `203.0.113.${count}` });
      statuses.push(answer.statusCode);
      retryAfter = Number(answer.headers['retry-after']);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(201), ...Array<number>(10).fill(429)]);
    expect(retryAfter).toBeGreaterThan(0);
  });

  test('all clients together are limited too', async () => {
    await sql`insert into rate_limits (key, attempts, resets_at)
      values ('lead:all', 200, now() + interval '1 minute')`.execute(database.db);
    expect((await post('/leads', { name: 'Ann', phone: '+971501234567', consent: true })).statusCode).toBe(
      429,
    );
  });
});
