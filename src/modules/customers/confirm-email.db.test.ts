import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { parseSettings } from '#domain/settings/settings.schema.ts';
import { createPasswords } from '#modules/auth/password-hash.ts';
import { createPasswordQueue } from '#modules/auth/password-queue.ts';
import { createSignIn } from '#modules/auth/sign-in.ts';
import { hashToken, issueToken } from '#modules/auth/tokens.ts';
import { createCartService } from '#modules/carts/cart-service.ts';
import { openOrder } from '#modules/orders/order-placement.queries.ts';
import { createOwnCards } from '#modules/gift-cards/own-cards.ts';
import { createOwnImportedOrders } from '#modules/imported-orders/own-imported-orders.ts';
import { createOrderReader } from '#modules/orders/order-reader.ts';
import { createRateLimiter } from '#platform/limits/rate-limiter.ts';
import { makeUser } from '#tests/support/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createOrderFixture, guestOf, type OrderFixture } from '#tests/support/order-fixture.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { createAccounts, type Accounts } from './accounts.ts';
import { proveEmail } from './confirm-email.ts';

let database: TestDatabase;
let accounts: Accounts;
let shop: OrderFixture;
let variationId: number;
let email: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const limits = createRateLimiter(db);
  const passwords = createPasswords(createPasswordQueue());
  accounts = createAccounts({
    db,
    settings: { read: async () => parseSettings({}) },
    limits,
    passwords,
    signIn: createSignIn({ db, limits, passwords }),
    anonymousName: async () => 'Anonymous',
    orders: createOrderReader({ db }),
    carts: createCartService({ db }),
    giftCards: createOwnCards(db),
    importedOrders: createOwnImportedOrders(db),
  });
  const { variationIds } = await createShopFixture(db).makeProduct({ variations: [{ stock: null }] });
  variationId = variationIds[0] ?? 0;
  shop = await createOrderFixture(db);
});
afterAll(() => database.drop());
beforeEach(() => {
  email = `ann-${crypto.randomUUID()}@mail.example`;
});

const password = 'seven green boats';
const register = (address = email) =>
  accounts.register({ email: address, password, profile: { firstName: 'Ann', lastName: 'Lee' } }, address);
const orderAsGuest = (address = email) => shop.place([[variationId, 1]], { email: address });
const mailTo = (userId: number, address = email) =>
  issueToken(database.db, { userId }, 'email_confirmation', address);
async function numbersOf(userId: number): Promise<string[]> {
  const orders = await createOrderReader({ db: database.db }).listOfUser(userId, { offset: 0, limit: 50 });
  return orders.map(({ number }) => number).sort();
}
async function historyOf(orderId: string): Promise<string[]> {
  const { db } = database;
  const events = db.selectFrom('order_events').select('kind').where('order_id', '=', orderId);
  return (await events.execute()).map(({ kind }) => kind);
}

test('orders of a guest are the account’s once its email is confirmed, however it was written', async () => {
  const first = await orderAsGuest();
  const second = await orderAsGuest(email.toUpperCase());
  const foreign = await orderAsGuest(`x${email}`);
  const { id } = await register();
  expect(await numbersOf(id)).toEqual([]);
  expect(await accounts.read(id)).toMatchObject({ emailConfirmed: false });

  await accounts.confirmEmail(id, await mailTo(id));
  expect(await numbersOf(id)).toEqual([first.number, second.number].sort());
  expect(await accounts.read(id)).toMatchObject({ emailConfirmed: true });
  expect(await historyOf(first.id)).toEqual(['account']);
  expect(await historyOf(foreign.id)).toEqual([]);
  // Who has placed it still reads it in the browser that it was placed in.
  expect(await shop.orders.find(first.number, guestOf(first))).not.toBeNull();
});

test('a second link changes nothing that the first has done, and no link works twice', async () => {
  const order = await orderAsGuest();
  const { id } = await register();
  const token = await mailTo(id);
  await accounts.confirmEmail(id, token);
  await expect(accounts.confirmEmail(id, token)).rejects.toMatchObject({ code: 'not_found' });
  await accounts.confirmEmail(id, await mailTo(id));
  expect(await historyOf(order.id)).toEqual(['account']);
});

test('who registers a foreign address sees none of its orders, with their own links neither', async () => {
  const order = await orderAsGuest();
  const attacker = await register(`eve-${email}`);
  const ownLink = await mailTo(attacker.id, `eve-${email}`);
  const { tokenHash } = await sessionOf(attacker.id);
  await accounts.change({ userId: attacker.id, tokenHash }, { email, currentPassword: password });
  // The change has ended the link; one that a mail brought at the same moment proves its own address alone.
  await expect(accounts.confirmEmail(attacker.id, ownLink)).rejects.toMatchObject({ code: 'not_found' });
  const late = await mailTo(attacker.id, `eve-${email}`);
  await expect(accounts.confirmEmail(attacker.id, late)).rejects.toMatchObject({ code: 'not_found' });
  const lateReset = await issueToken(database.db, { userId: attacker.id }, 'password_reset', `eve-${email}`);
  await expect(
    accounts.confirmPasswordReset({ token: lateReset, password: 'nine blue boats' }, 'eve'),
  ).rejects.toMatchObject({ code: 'not_found' });
  expect(await numbersOf(attacker.id)).toEqual([]);
  expect((await shop.orders.find(order.number, { userId: attacker.id, tokenHashes: [] })) ?? null).toBeNull();
});

test('the click of a person who is not signed in to that account confirms nothing', async () => {
  await orderAsGuest();
  const attacker = await register();
  const victim = await makeUser(database.db);
  const token = await mailTo(attacker.id);
  await expect(accounts.confirmEmail(victim.id, token)).rejects.toMatchObject({ code: 'not_found' });
  expect(await numbersOf(attacker.id)).toEqual([]);
});

test('a changed address has to be confirmed anew, and brings its own orders then', async () => {
  const { id } = await register();
  await accounts.confirmEmail(id, await mailTo(id));
  const changed = `new-${email}`;
  const order = await orderAsGuest(changed);
  const { tokenHash } = await sessionOf(id);
  await accounts.change({ userId: id, tokenHash }, { email: changed, currentPassword: password });
  expect(await accounts.read(id)).toMatchObject({ emailConfirmed: false });
  expect(await numbersOf(id)).toEqual([]);
  const emails = await sql<{ topic: string }>`
    select topic from outbox where payload ->> 'userId' = ${String(id)} order by id`.execute(database.db);
  expect(emails.rows.map(({ topic }) => topic)).toEqual(['mail.welcome', 'mail.confirm-email']);
  await accounts.confirmEmail(id, await mailTo(id, changed));
  expect(await numbersOf(id)).toEqual([order.number]);
});

test('a new password by the link of a mail confirms the address too', async () => {
  const order = await orderAsGuest();
  const { id } = await register();
  const token = await issueToken(database.db, { userId: id }, 'password_reset', email);
  await accounts.confirmPasswordReset({ token, password: 'nine blue boats' }, 'ann');
  expect(await numbersOf(id)).toEqual([order.number]);
});

test('an order that is being placed is attached as well: the confirmation waits for it', async () => {
  const { db } = database;
  const { id } = await register();
  let confirmed: Promise<void> = Promise.resolve();
  let isConfirmed = false;
  const token = await mailTo(id);
  const order = await db.transaction().execute(async (trx) => {
    const buyer = { userId: null, email: email.toUpperCase(), phone: '' };
    await openOrder(trx, { claim: null, buyer, networks: null, most: { network: 0, wideNetwork: 0 } });
    confirmed = accounts.confirmEmail(id, token);
    void confirmed.finally(() => (isConfirmed = true));
    await vi.waitFor(async () => {
      const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted`.execute(
        db,
      );
      expect(rows).toHaveLength(1);
    });
    expect(isConfirmed).toBe(false);
    const { rows } = await sql<{ number: string }>`
      insert into orders (number, payment_method, currency, language, goods_total, discount_total,
        delivery_price, total, contact, delivery)
      values (nextval('order_numbers'), 'cash', 'USD', 'en', 100, 0, 0, 100,
        ${JSON.stringify({ email })}, '{"type":"pickup","code":"studio","title":"Studio","speed":"day_1","weight":null}')
      returning number`.execute(trx);
    return rows[0];
  });
  await confirmed;
  expect(await numbersOf(id)).toEqual([order?.number]);
});

test('placing as a guest waits for a confirmation of the same address that is under way', async () => {
  const { db } = database;
  const { id } = await register();
  const placing = await db.transaction().execute(async (trx) => {
    await proveEmail(trx, id, email);
    const order = orderAsGuest();
    await vi.waitFor(async () => {
      const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted`.execute(
        db,
      );
      expect(rows).toHaveLength(1);
    });
    return { order };
  });
  expect((await placing.order).number).not.toBe('');
});

async function sessionOf(userId: number): Promise<{ tokenHash: Buffer }> {
  const token = await issueToken(database.db, { userId }, 'session');
  return { tokenHash: hashToken(token) };
}
