import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { dayMs } from '#domain/local-days.ts';
import type { MailNotificationKind } from '#domain/schemas/mail-notifications.schema.ts';
import { buildModules } from '#modules/build-modules.ts';
import { createProductManagement } from '#modules/products/manage-products.ts';
import { createSettingsReader } from '#modules/settings/settings-reader.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createMailBox, type MailBox } from '#tests/support/mail-box.ts';
import { testModulesOptions } from '#tests/support/modules.ts';
import { guestOf, openOrders } from '#tests/support/order-fixture.ts';
import { makePickupPoint } from '#tests/support/pickup-order.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';

import type { Mail, MailTransport } from './mail-transport.ts';
import { tellLowStock } from './tell-low-stock.ts';

let database: TestDatabase;
let modules: ReturnType<typeof open>['modules'];
let box: MailBox;
let shop: ShopFixture;
let variationId: number;
/** Resolves when a mail to a buyer may go on. */
let buyersWait = Promise.resolve();
let keepsMails = false;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  shop = createShopFixture(db);
  await makePickupPoint(db);
  const content = createContentFixture(db);
  await content.setSettings('common', { emails: ['shop@shop.example', 'second@shop.example'] });
  await content.setSettings('ecommerce', { currency: 'USD', showCheckoutPolicy: false });
});
beforeEach(async () => {
  const { db } = database;
  const product = await shop.makeProduct({
    title: 'Mug',
    variations: [{ stock: 10, fullPrice: 1000 }],
  });
  variationId = product.variationIds[0] ?? 0;
  await db.deleteFrom('outbox').execute();
  await db.deleteFrom('rate_limits').execute();
  // Each test's orders are the buyer's first ones of the hour.
  await sql`update orders set created_at = created_at - interval '2 hours'`.execute(db);
  await sql`update shop_letters set enabled = true, emails = '{}', daily = false`.execute(db);
  box = createMailBox();
  keepsMails = false;
  ({ modules } = open());
});
afterAll(() => database.drop());

function open() {
  const mail: MailTransport = {
    ...box,
    ...(keepsMails && { keepsMails }),
    async send(letter) {
      if (letter.to.includes('buyer@mail.example')) await buyersWait;
      await box.send(letter);
      return keepsMails ? 'kept' : undefined;
    },
  };
  return buildModules(testModulesOptions(database.db, { definitions: new Map(), mail }));
}

const place = (quantity: number, fields: Record<string, unknown> = {}) =>
  openOrders(database.db, { currency: 'USD' }).place([[variationId, quantity]], {
    email: 'buyer@mail.example',
    ...fields,
  });

/** Sends what waits, and gives the mails that are not the buyer's. */
async function deliver(isDone: () => boolean = () => true): Promise<Mail[]> {
  const { jobs } = open().outbox;
  for (const job of jobs) job.start();
  try {
    await vi.waitFor(
      async () => {
        const { rows } = await sql`select 1 from outbox where done_at is null
          and topic like 'mail.shop-%'`.execute(database.db);
        expect(rows).toEqual([]);
        expect(isDone()).toBe(true);
      },
      { timeout: 20_000, interval: 50 },
    );
  } finally {
    await Promise.all(jobs.map((job) => job.stop()));
  }
  return box.mails.filter(({ to }) => !to.includes('buyer@mail.example'));
}

async function set(
  kind: MailNotificationKind,
  change: { enabled?: boolean; emails?: string[] },
): Promise<void> {
  const { letters, ...lowStock } = await modules.mail.mailNotifications.read();
  const changed = { ...letters, [kind]: { ...letters[kind], ...change } };
  await modules.mail.mailNotifications.save({ letters: changed, ...lowStock });
}

const subjectsOf = (mails: readonly Mail[]) => mails.map(({ subject }) => subject).toSorted();

test('a new order is told to the first address of the shop, with the way to it', async () => {
  const { number } = await place(1);
  const mails = await deliver();
  expect(subjectsOf(mails)).toEqual([`New order ${number}: $10`]);
  expect(mails[0]).toMatchObject({ to: ['shop@shop.example'], replyTo: 'buyer@mail.example' });
  expect(mails[0]?.text).toContain(`https://shop.example/admin/orders/${number}`);
  expect(mails[0]?.text).toContain('buyer@mail.example');
});

test('an order that is not placed is not told of', async () => {
  await expect(place(99)).rejects.toMatchObject({ status: 409 });
  expect(await database.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
});

test('a mail goes to the addresses that are set for it, or nowhere', async () => {
  await set('orderPlaced', { emails: ['a@team.example', 'b@team.example'] });
  await place(1);
  expect((await deliver())[0]?.to).toEqual(['a@team.example', 'b@team.example']);
  box.mails.length = 0;
  await set('orderPlaced', { enabled: false });
  await place(1);
  expect(await deliver()).toEqual([]);
});

test('the mails are in the language of the shop', async () => {
  await createContentFixture(database.db).setSettings('language', 'ru');
  const { number } = await place(1);
  expect(subjectsOf(await deliver())).toEqual([`Новый заказ ${number}: $10`]);
  await createContentFixture(database.db).setSettings('language', 'en');
});

test('a cancellation is told once, with who canceled', async () => {
  const order = await place(1);
  await deliver();
  box.mails.length = 0;
  await modules.orders.service.cancel(order.number, guestOf(order));
  const mails = await deliver();
  expect(subjectsOf(mails)).toEqual([`Order ${order.number} is canceled`]);
  expect(mails[0]?.text).toContain('The customer canceled it');
});

test('money in cash for an order that came back is to be given back', async () => {
  const order = await place(1);
  await sql`update orders set status = 'delivered', cash_received_at = now() where id = ${order.id}`.execute(
    database.db,
  );
  await deliver();
  box.mails.length = 0;
  const { rows } = await sql<{ id: number }>`insert into staff (email, role) values
    (${`${crypto.randomUUID()}@shop.example`}, 'manager') returning id`.execute(database.db);
  await modules.orders.management.changeState(
    order.id,
    { from: 'delivered', to: 'returned' },
    rows[0]?.id ?? 0,
  );
  const mails = await deliver(() => box.mails.length > 0);
  expect(subjectsOf(mails)).toEqual([`Refund needed: order ${order.number}`]);
  expect(mails[0]?.text).toContain('$10');
});

test('a backup that has failed is told to the admins, with the reason', async () => {
  const { db } = database;
  const staff = [
    { email: 'ann@shop.example', name: 'Ann', role: 'admin' },
    { email: 'max@shop.example', name: 'Max', role: 'manager' },
  ];
  await db.insertInto('staff').values(staff).execute();
  const failure = { kind: 'files', state: 'failed', folder: '/srv/1', detail: 'ENOSPC: no space left' };
  const { id } = await db.insertInto('backups').values(failure).returning('id').executeTakeFirstOrThrow();
  await enqueue(db, 'mail.shop-backup-failed', { backupId: id });
  const [mail, ...others] = await deliver();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: ['ann@shop.example'], subject: 'A backup of the shop has failed' });
  expect(mail?.text).toContain('ENOSPC: no space left');
});

test('a log that is not archived is told to the admins, unless it is by the time of the mail', async () => {
  const { db } = database;
  await sql`update backup_plan set log_failed_at = now(), log_failure = 'EHOSTUNREACH', folder = 's3://b/shop'`.execute(
    db,
  );
  await enqueue(db, 'mail.shop-log-failed', {});
  const [mail] = await deliver();
  expect(mail).toMatchObject({
    to: ['ann@shop.example'],
    subject: 'Changes of the shop are not being backed up',
  });
  expect(mail?.text).toContain('EHOSTUNREACH');
  expect(mail?.text).toContain('s3://b/shop');
  await sql`update backup_plan set log_failed_at = null`.execute(db);
  await enqueue(db, 'mail.shop-log-failed', {});
  expect(await deliver()).toHaveLength(1);
});

describe('low stock', () => {
  test('is told once as it falls to the threshold, and again only after it was above', async () => {
    await set('orderPlaced', { enabled: false });
    await place(4);
    expect(await deliver()).toEqual([]);
    await place(1);
    await place(1);
    const mails = await deliver();
    expect(subjectsOf(mails)).toEqual(['Running low: Mug']);
    expect(mails[0]?.text).toMatch(/4 left/);
    box.mails.length = 0;
    await sql`update variations set stock = 6 where id = ${variationId}`.execute(database.db);
    await createProductManagement(database).adjustStock({ variationId, change: -3 });
    expect(subjectsOf(await deliver())).toEqual(['Running low: Mug']);
  });

  test('is looked for in a change of 10,000 at once, whatever the connection has done before', async () => {
    // No connection of the pool: on a busy machine these statements take longer than one of the shop may.
    const one = new Client({ connectionString: database.url });
    await one.connect();
    try {
      await one.query(`
        with made as (insert into products (slug, title) select 'many-' || n, 'Many' from generate_series(1, 10000) n
          returning id)
        insert into variations (product_id, full_price, stock, is_default) select id, 100, 100, true from made`);
      await one.query(`update variations set stock = stock - 1 where id = ${variationId}`);
      await one.query('update variations set stock = stock - 1 where full_price = 100');
      expect((await one.query('select * from outbox')).rows).toEqual([]);
      await one.query(`delete from products where slug like 'many-%'`);
    } finally {
      await one.end();
    }
  });

  test('of one change is one mail; what has risen again is left out', async () => {
    const { variationIds } = await shop.makeProduct({
      title: 'Bowl',
      variations: [{ stock: 9 }, { stock: 9 }, { stock: null }, { stock: 2 }],
    });
    await sql`update variations set stock = greatest(0, stock - 8)
      where id = any(${variationIds}::int[])`.execute(database.db);
    await sql`update variations set stock = 50 where id = ${variationIds[0]}`.execute(database.db);
    const mails = await deliver();
    expect(subjectsOf(mails)).toEqual(['Running low: Bowl']);
  });

  test('is told once a day of all that has run low, if the shop wants that', async () => {
    const { letters, ...lowStock } = await modules.mail.mailNotifications.read();
    await modules.mail.mailNotifications.save({ letters, ...lowStock, lowStockDaily: true });
    await set('orderPlaced', { enabled: false });
    const { variationIds } = await shop.makeProduct({
      title: 'Bowl',
      variations: [{ stock: 9 }, { stock: 9 }],
    });
    await place(6);
    await sql`update variations set stock = 1 where id = any(${variationIds}::int[])`.execute(database.db);
    await sql`update variations set stock = 50 where id = ${variationIds[0]}`.execute(database.db);
    expect(await deliver()).toEqual([]);

    const deps = { db: database.db, settings: createSettingsReader({ db: database.db }) };
    expect(await tellLowStock(deps, new Date())).toBe(false);
    const tomorrow = new Date(Date.now() + dayMs);
    const instances = await Promise.all([tellLowStock(deps, tomorrow), tellLowStock(deps, tomorrow)]);
    expect(instances.toSorted()).toEqual([false, true]);
    const mails = await deliver();
    expect(subjectsOf(mails)).toEqual(['Running low: 2 products']);
    expect(mails[0]?.text).toMatch(/Bowl[^]*1 left[^]*Mug[^]*4 left/);
    expect(await tellLowStock(deps, tomorrow)).toBe(false);
  });

  test('that is not wanted leaves nothing behind', async () => {
    await set('lowStock', { enabled: false });
    await sql`update variations set stock = 0 where id = ${variationId}`.execute(database.db);
    expect(await database.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});

test('mails to the shop and mails to buyers do not wait for each other', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  buyersWait = promise;
  for (let count = 0; count < 5; count++)
    await place(1, { phone: `+7495000001${count}`, email: 'buyer@mail.example' });
  const mails = await deliver(() => box.mails.length >= 5);
  expect(subjectsOf(mails).filter((subject) => subject.startsWith('New order'))).toHaveLength(5);
  resolve();
  buyersWait = Promise.resolve();
});

test('what is kept as a file is not told to be sent', async () => {
  const { id } = await place(1);
  keepsMails = true;
  await deliver(() => box.mails.length >= 2);
  await vi.waitFor(async () => {
    const { mails } = await modules.orders.management.find(id, 0);
    expect(mails.map(({ topic, state }) => ({ topic, state }))).toEqual([
      { topic: 'mail.order-placed', state: 'kept' },
    ]);
  });
});
