import { STATUS_CODES } from 'node:http';

import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { ApiRoute } from '#http/define-route.ts';
import type { ErrorBody } from '#http/errors.ts';
import { createRandom } from '#modules/maintenance/random.ts';
import { HostileValues } from '#tests/attacks/hostile-values.ts';
import { nastyValues } from '#tests/attacks/nasty.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { listApiRoutes } from '#tests/support/modules.ts';
import { makeOrderShop } from '#tests/support/order-shop.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';
import { createAdminApi, hire } from '#tests/support/staff.ts';

/** How many calls; a long run gives another number, and another seed finds other calls. */
const calls = Number(process.env['FUZZ_CALLS'] ?? 3000);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122);

const random = createRandom(seed);
const values = new HostileValues(random);
const routes = listApiRoutes();
/** Routes whose every call with a good body takes the shop away from under the others. */
const once = new Set(['POST /admin/starter-sites']);

let database: TestDatabase;
let api: ApiFixture;
let token = '';
let uuids: string[] = [];
const databaseRefusals: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database, (route) => {
    route.onError = async (_request, _reply, error) => {
      const state = sqlStateOf(error);
      if (state !== null) databaseRefusals.push(state);
    };
  });
  await fillShop();
  await signIn();
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

/** Something of every kind, so that what lies behind "not found" is reached too. */
async function fillShop(): Promise<void> {
  const { db } = database;
  const order = await makeOrderShop(db);
  const shop = createShopFixture(db);
  const content = createContentFixture(db);
  const imageId = await shop.makeImage();
  const catalogId = await shop.makeCatalog();
  for (let index = 0; index < 3; index++) {
    await shop.makeProduct({ catalogs: [catalogId], imageIds: [imageId], properties: { Size: 'L' } });
  }
  await content.makePage({ slug: 'about', sections: [{ id: 'a', type: 'text', options: {} }] });
  const categoryId = await content.makeCategory('blog');
  const tagIds = [await content.makeTag('Tea')];
  const articleId = await content.makeArticle({ categoryId, slug: 'first-post', tagIds });
  await content.makeAuthor('Ann');
  await content.makeComment(articleId, {});
  await content.makeMenu('main', [{ title: 'A', children: [{ title: 'B' }] }]);
  await content.makeRedirect('/old', '/new');
  await shop.makeReview({ productId: 1 });
  for (let count = 0; count < 3; count++) {
    await api.app.inject({
      method: 'POST',
      url: '/api/orders',
      payload: { ...order, email: `buyer-${count}@mail.example` },
    });
  }
  await sql`
    insert into payments (order_id, provider, amount, currency, idempotency_key, status, provider_id)
    select id, 'demo', total, currency, 'key', 'completed', 'demo-1' from orders limit 1`.execute(db);
  const { rows } = await sql<{ id: string }>`
    select id::text from payments union all select id::text from orders`.execute(db);
  uuids = rows.map(({ id }) => id);
}

/** As an admin who has just given the password, whatever the calls before have done to their account. */
async function signIn(): Promise<void> {
  await sql`delete from rate_limits`.execute(database.db);
  await sql`update staff_policy set requires_totp = false`.execute(database.db);
  const { email } = await hire(database);
  token = (await createAdminApi(api).logIn(email)).token ?? '';
}

test(
  `${calls} hostile calls of every route by its contract: no 5xx, nothing that only the database refuses, and errors in the reader’s language`,
  { timeout: Math.max(120_000, calls * 30) },
  async () => {
    const problems = new Map<string, string>();
    const statuses = new Map<number, number>();
    const taken = new Set<string>();
    for (let count = 0; count < calls; count++) {
      const route = random.pick(routes);
      const name = nameOf(route);
      const request = hostileCall(route);
      if (once.has(name) && taken.has(name)) continue;
      if (!new URL(String(request.url), 'http://x').pathname.startsWith('/api/')) continue;
      databaseRefusals.length = 0;
      const reply = await api.app.inject(request);
      const { statusCode } = reply;
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      if (statusCode < 300) taken.add(name);
      const isFault = statusCode >= 500 && statusCode !== 503;
      if (isFault || databaseRefusals.length > 0) {
        const told = `${statusCode} ${databaseRefusals.join()} ${reply.body.slice(0, 200)}`;
        const sent = `${String(request.url).slice(0, 200)} ${JSON.stringify(request.payload)?.slice(0, 500) ?? ''}`;
        problems.set(`${name} ${told}`, sent);
      }
      const isInRussian = name.includes(' /admin/') && request.headers?.['accept-language'] === 'ru';
      if (isInRussian && statusCode >= 400 && statusCode < 500) {
        // What no client of ours can send is told by its HTTP status alone.
        const isToPrograms = (text: string) => text === STATUS_CODES[statusCode];
        const foreign = textsOf(reply.json()).filter((text) => !/[а-яё]/i.test(text) && !isToPrograms(text));
        if (foreign.length > 0)
          problems.set(`${name} ${statusCode} ${foreign.join(' | ')}`, 'not in Russian');
      }
      if (statusCode === 401 || statusCode === 403 || statusCode === 429) await signIn();
      if (count % 200 === 0) await sql`delete from rate_limits`.execute(database.db);
    }
    expect(Object.fromEntries(problems)).toEqual({});
    // The mix reaches both sides: use-cases and refusals.
    const share = (status: number) => (statuses.get(status) ?? 0) / calls;
    expect(share(200) + share(201) + share(204)).toBeGreaterThan(0.15);
    expect(share(422)).toBeGreaterThan(0.1);
    expect(Object.prototype).not.toHaveProperty('x');
  },
);

/** What people read of a refusal, at whatever field. */
function textsOf({ message, errors = [], children = {} }: Partial<ErrorBody>): string[] {
  const own = message === undefined ? [] : [message];
  return [...own, ...errors, ...Object.values(children).flatMap(textsOf)];
}

function nameOf({ contract: { method, path } }: ApiRoute): string {
  return `${method} ${path}`;
}

function hostileCall({ contract }: ApiRoute): InjectOptions {
  const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) => hostileParameter(name));
  return {
    method: contract.method,
    url: `/api${path}${hostileQuery(Object.keys(contract.query?.shape ?? {}))}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(contract.body && { 'content-type': 'application/json' }),
      ...(contract.upload && { 'content-type': random.pick(['text/csv', 'image/png', 'a']) }),
      ...(random.chance(0.7) && { 'idempotency-key': random.pick(['a', 'b', ' ', 'x'.repeat(300)]) }),
      ...(random.chance(0.3) && { 'accept-language': random.pick(['ru', 'en', '*', ';q=1']) }),
    },
    ...(contract.body && { payload: JSON.stringify(values.bodyOf(contract.body)) ?? 'null' }),
    ...(contract.upload && { payload: random.pick(['', 'title;price\nCup;1\n', '\u0000', '<svg/>']) }),
  };
}

function hostileParameter(name: string): string {
  const roll = random.fraction();
  if (roll < 0.15) return encodeURIComponent(random.pick(nastyValues).toWellFormed()) || '-';
  if (name === 'id' && roll < 0.35) return random.pick(uuids);
  if (name === 'version' || name === 'noteId') return random.pick(['1', '2', '3']);
  return random.pick(['1', '2', '3', '4', '5', 'main', 'yookassa', 'stripe', 'cash', 'image', 'about']);
}

function hostileQuery(names: readonly string[]): string {
  const parts = names
    .filter(() => random.chance(0.4))
    .map((name) => {
      const value = random.chance(0.3) ? random.pick(['1', '2', 'a', 'new']) : random.pick(nastyValues);
      return `${name}${random.chance(0.1) ? '[]' : ''}=${encodeURIComponent(value.toWellFormed())}`;
    });
  return parts.length === 0 ? '' : `?${parts.join('&').slice(0, 3500)}`;
}

/** Of what the database has refused, however deep it is wrapped. */
function sqlStateOf(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('severity' in cause && 'code' in cause) return `${String(cause.code)} ${cause.message}`;
  }
  return null;
}
