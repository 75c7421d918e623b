import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { parseSettings } from '#domain/settings/settings.schema.ts';
import { createPasswords } from '#modules/auth/password-hash.ts';
import { createPasswordQueue } from '#modules/auth/password-queue.ts';
import { createSignIn } from '#modules/auth/sign-in.ts';
import { identifySession } from '#modules/auth/tokens.ts';
import { createCartService } from '#modules/carts/cart-service.ts';
import { createOwnCards } from '#modules/gift-cards/own-cards.ts';
import { createOwnImportedOrders } from '#modules/imported-orders/own-imported-orders.ts';
import { createOrderReader } from '#modules/orders/order-reader.ts';
import { createRateLimiter } from '#platform/limits/rate-limiter.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { createAccounts, type Accounts } from './accounts.ts';
import { eraseClosedOrders } from './erase-orders.ts';

/** Stands in every field that says something about the person. */
const canary = 'canary7f3a';
const email = `${canary}@shop.example`;
const password = `${canary} grows tomatoes`;

let database: TestDatabase;
let accounts: Accounts;
let productId: number;
let articleId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const limits = createRateLimiter(db);
  const passwords = createPasswords(createPasswordQueue());
  const signIn = createSignIn({ db, limits, passwords });
  accounts = createAccounts({
    db,
    settings: { read: async () => parseSettings({}) },
    limits,
    passwords,
    signIn,
    anonymousName: async () => 'Anonymous',
    orders: createOrderReader({ db }),
    carts: createCartService({ db }),
    giftCards: createOwnCards(db),
    importedOrders: createOwnImportedOrders(db),
  });
  ({ id: productId } = await createShopFixture(db).makeProduct({ slug: 'tea' }));
  const content = createContentFixture(db);
  articleId = await content.makeArticle({ categoryId: await content.makeCategory('blog'), slug: 'first' });
});
afterAll(() => database.drop());

/** Every row of every table as text, those with the canary in it. */
async function findCanaries(): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(database.db);
  expect(tables.length).toBeGreaterThan(30);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t
      where to_jsonb(t)::text ilike ${`%${canary}%`}`.execute(database.db);
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

async function makeOrder(userId: number, status: string): Promise<string> {
  const { db } = database;
  const person = { firstName: canary, lastName: canary, phone: `+7${canary}`, email };
  const { rows } = await sql<{ id: string }>`
    insert into orders (number, user_id, status, payment_method, currency, language, goods_total,
      discount_total, delivery_price, total, contact, delivery, comment, consent)
    values (nextval('order_numbers'), ${userId}, ${status}, 'cash', 'USD', 'en', 1000, 100, 50, 950,
      ${JSON.stringify({ ...person, receiver: person })},
      ${JSON.stringify({ type: 'delivery', code: 'zone', title: 'Zone', address: { street: canary } })},
      ${`Ring at ${canary}`}, ${JSON.stringify({ at: '2026-01-01', text: 'ab', client: canary })})
    returning id`.execute(db);
  const id = rows[0]?.id ?? '';
  await sql`insert into order_access (token_hash, order_id, expires_at)
    values (sha256(${id}::bytea), ${id}, now() + interval '1 day')`.execute(db);
  await sql`with payment as (
      insert into payments (order_id, provider, status, amount, currency, idempotency_key)
      values (${id}, 'stripe', 'completed', 950, 'USD', ${id}) returning id
    ) insert into payment_events (provider, event_id, payment_id, outcome, payload)
    select 'stripe', ${id}, id, 'applied', ${JSON.stringify({ receipt_email: email })} from payment`.execute(
    db,
  );
  return id;
}

test('a deleted account leaves no trace of the person in any table once its orders are closed', async () => {
  const { db } = database;
  const { id: userId } = await accounts.register(
    { email, password, profile: { firstName: canary, lastName: canary } },
    canary,
  );
  const session = await accounts.logIn({ email, password, replacedToken: null }, canary);
  await accounts.saveProfile(userId, {
    firstName: canary,
    lastName: canary,
    phone: '+7 912 345-67-89',
    birthDate: '1990-02-28',
    address: { street: canary },
  });
  await accounts.requestPasswordReset(email, canary);
  for (const status of ['approved', 'pending'] as const) {
    await sql`insert into reviews (product_id, user_id, name, email, rating, text, status)
      values (${productId}, ${userId}, ${canary}, ${email}, 5, 'A good cup', ${status})`.execute(db);
    await sql`insert into comments (article_id, user_id, name, email, text, status)
      values (${articleId}, ${userId}, ${canary}, ${email}, 'Well said', ${status})`.execute(db);
  }
  await sql`insert into leads (name, email, phone, text)
    values (${canary}, ${email.toUpperCase()}, '+7 912', ${canary})`.execute(db);
  const { id: variationId } = await db.selectFrom('variations').select('id').executeTakeFirstOrThrow();
  await sql`insert into stock_requests (variation_id, email, email_hash, language, consent)
    values (${variationId}, ${email.toUpperCase()}, sha256('x'), 'en', '{}')`.execute(db);
  await sql`insert into abandoned_carts (email, email_hash, key_hash, language, consent, lines)
    values (${email.toUpperCase()}, sha256('x'), sha256('k'), 'en', '{}', '[]')`.execute(db);
  await sql`insert into gift_cards (kind, code_hash, last4, currency, user_id, recipient_name, recipient_email,
      language, send_at, queued_at, mailed_at)
    values ('credit', sha256('y'), 'ABCD', 'USD', ${userId}, ${canary}, ${email}, 'en', now(), now(), now())`.execute(
    db,
  );
  await sql`insert into wishlist_items (user_id, product_id) values (${userId}, ${productId})`.execute(db);
  await sql`insert into wishlist_shares (user_id, token) values (${userId}, ${'t'.repeat(43)})`.execute(db);
  const delivered = await makeOrder(userId, 'delivered');
  const onItsWay = await makeOrder(userId, 'shipped');
  expect(await findCanaries()).toHaveLength(13);

  await accounts.erase(userId, { isByStaff: false });

  expect(session && (await identifySession(db, session.token))).toBeNull();
  expect(await accounts.logIn({ email, password, replacedToken: null }, canary)).toBeNull();
  await expect(accounts.read(userId)).rejects.toMatchObject({ status: 404 });
  expect(await db.selectFrom('wishlist_items').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('wishlist_shares').selectAll().execute()).toEqual([]);
  const left = await findCanaries();
  expect(left.filter((row) => !row.includes(onItsWay))).toEqual([]);

  await db.updateTable('orders').set({ status: 'delivered' }).where('id', '=', onItsWay).execute();
  await eraseClosedOrders(db);
  expect(await findCanaries()).toEqual([]);

  const orders = await db
    .selectFrom('orders')
    .select(['id', 'user_id', 'total', 'goods_total', 'contact', 'delivery', 'consent'])
    .orderBy('number')
    .execute();
  const kept = {
    user_id: null,
    total: 950,
    goods_total: 1000,
    contact: {},
    delivery: { type: 'delivery', code: 'zone', title: 'Zone' },
    consent: { at: '2026-01-01', text: 'ab' },
  };
  expect(orders).toEqual([
    { id: delivered, ...kept },
    { id: onItsWay, ...kept },
  ]);
  const reviews = await db.selectFrom('reviews').select(['name', 'email', 'user_id', 'text']).execute();
  const nameless = { name: 'Anonymous', email: null, user_id: null };
  const review = { ...nameless, text: 'A good cup' };
  expect(reviews).toEqual([review, review]);
  const comments = await db.selectFrom('comments').select(['name', 'email', 'user_id']).execute();
  expect(comments).toEqual([nameless, nameless]);
  const account = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  expect(account).toMatchObject({ email: null, password_hash: null, phone: null, birth_date: null });
});

test('the email is free again, and others keep what is theirs', async () => {
  const { db } = database;
  const other = await accounts.register(
    { email: 'other@shop.example', password, profile: { firstName: 'Eve', lastName: 'Other' } },
    'elsewhere',
  );
  const orderId = await makeOrder(other.id, 'delivered');
  const again = await accounts.register(
    { email, password, profile: { firstName: 'New', lastName: 'Person' } },
    'elsewhere',
  );
  await accounts.erase(again.id, { isByStaff: false });
  await accounts.erase(again.id, { isByStaff: false });
  const order = await db.selectFrom('orders').select('user_id').where('id', '=', orderId).executeTakeFirst();
  expect(order).toEqual({ user_id: other.id });
  expect(await accounts.readProfile(other.id)).toEqual({ firstName: 'Eve', lastName: 'Other' });
});
