import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { InvoiceSettingsInput } from '#domain/schemas/invoice.schema.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import { buildModules } from '#modules/build-modules.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { issueOrderAccess } from '#modules/orders/order-access.ts';
import { createApiFixture } from '#tests/support/api-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testModulesOptions } from '#tests/support/modules.ts';
import { createOrderFixture, openOrders } from '#tests/support/order-fixture.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';
import { taxShop } from '#tests/support/taxes.ts';

import { settleInvoices } from './issue-invoices.ts';

let database: TestDatabase;
let modules: ReturnType<typeof buildModules>['modules'];
let staffId: number;
let variations: number[];

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await createOrderFixture(db);
  const { rows } = await sql<{ id: number }>`insert into staff (email, name, role)
    values ('boss@shop.example', 'Boss', 'admin') returning id`.execute(db);
  staffId = rows[0]?.id ?? 0;
  await taxShop(db, { country: 'DE', taxNumber: 'DE136695976', rates: [{ country: 'DE', percent: 19 }] });
  const made = await createShopFixture(db).makeProduct({
    variations: [
      { stock: 5000, fullPrice: 1001 },
      { stock: 5000, fullPrice: 333 },
    ],
  });
  variations = made.variationIds;
  modules = buildModules(testModulesOptions(db)).modules;
});
afterAll(() => database.drop());
beforeEach(() => choose({ issueWhen: 'paid' }));

async function choose(wish: Partial<InvoiceSettingsInput>): Promise<void> {
  const { shop: _shop, next: _next, ...present } = await modules.invoices.management.readSettings();
  await modules.invoices.management.changeSettings({ ...present, ...wish });
}

/** 3 × 10.01 and 2 × 3.33, with the delivery to the pickup point. */
async function place(): Promise<{ id: string; lines: number[] }> {
  const [first = 0, second = 0] = variations;
  const { id } = await openOrders(database.db, { guestOrdersPerHour: 1000 }).place(
    [
      [first, 3],
      [second, 2],
    ],
    { email: `${crypto.randomUUID()}@mail.example` },
    { clientKey: crypto.randomUUID() },
  );
  const { lines } = await modules.orders.management.find(id, staffId);
  return { id, lines: lines.map((line) => line.id) };
}

async function sell(): Promise<{ id: string; lines: number[] }> {
  const order = await place();
  await modules.orders.management.setCashReceived(order.id, true, staffId);
  return order;
}

const refund = (id: string, lines: { id: number; quantity: number }[], delivery = 0) =>
  modules.orders.management.refundCash(id, {
    wish: { lines: lines.map((line) => ({ ...line, restock: false })), delivery },
    key: crypto.randomUUID(),
    staffId,
  });
const settle = (id: string) => modules.invoices.service.settle(id);
const seen = (id: string) => modules.invoices.management.ofOrder(id);
const told = async (id: string) => {
  const { rows } = await sql`select from outbox where topic = 'invoices.settle'
    and payload ->> 'orderId' = ${id}`.execute(database.db);
  return rows.length;
};

test('an order gets its invoice when it is paid, once, and a credit note for each refund', async () => {
  const order = await place();
  expect(await told(order.id)).toBe(0);
  await settle(order.id);
  expect((await seen(order.id)).invoices).toEqual([]);

  await modules.orders.management.setCashReceived(order.id, true, staffId);
  expect(await told(order.id)).toBe(1);
  await settle(order.id);
  await settle(order.id);
  const { total } = await modules.orders.management.find(order.id, staffId);
  expect(await seen(order.id)).toMatchObject({
    invoices: [{ kind: 'invoice', total, reason: null, isCanceled: false }],
    current: { matches: true, left: total },
    canIssue: false,
  });

  await refund(order.id, [{ id: order.lines[0] ?? 0, quantity: 2 }]);
  expect(await told(order.id)).toBe(2);
  await settle(order.id);
  await settle(order.id);
  expect(await seen(order.id)).toMatchObject({
    invoices: [{ kind: 'invoice' }, { kind: 'credit_note', reason: 'refund', total: 20.02, tax: 3.19 }],
    current: { matches: true, left: expect.closeTo(total - 20.02, 2) },
  });
});

test('a shop that wants none gets none, but by hand, with credit notes for what went back before', async () => {
  await choose({ issueWhen: 'never' });
  const order = await sell();
  await refund(order.id, [{ id: order.lines[1] ?? 0, quantity: 1 }]);
  expect(await told(order.id)).toBe(0);
  await settle(order.id);
  expect(await seen(order.id)).toMatchObject({ invoices: [], current: null, canIssue: true });
  const issued = await modules.invoices.management.issue(order.id, staffId);
  expect(issued.invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note']);
  await expect(modules.invoices.management.issue(order.id, staffId)).rejects.toThrow(
    'invoices.errors.hasOne',
  );
});

test('issued anew: the old one is credited whole, the new one takes its place, and nothing is credited twice', async () => {
  const order = await sell();
  await settle(order.id);
  await refund(order.id, [{ id: order.lines[0] ?? 0, quantity: 1 }]);
  await settle(order.id);
  const { current } = await seen(order.id);
  const { invoices, current: after } = await modules.invoices.management.cancel(
    current?.id ?? 0,
    { reissue: true },
    staffId,
  );
  expect(invoices.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['invoice', null],
    ['credit_note', 'refund'],
    ['credit_note', 'replaced'],
    ['invoice', null],
    ['credit_note', 'refund'],
  ]);
  expect(after).toMatchObject({ matches: true, left: current?.left });
  const sum = invoices.reduce((all, { kind, total }) => all + (kind === 'invoice' ? total : -total), 0);
  expect(sum).toBeCloseTo(current?.left ?? 0, 5);
  await expect(
    modules.invoices.management.cancel(current?.id ?? 0, { reissue: false }, staffId),
  ).rejects.toThrow('invoices.errors.canceled');
});

test('an order that is edited after its invoice no longer matches it, until that is issued anew', async () => {
  await choose({ issueWhen: 'placed' });
  const order = await place();
  await settle(order.id);
  const before = await seen(order.id);
  expect(before.current).toMatchObject({ matches: true });
  const { version } = await modules.orders.management.find(order.id, staffId);
  const lines = [
    { id: order.lines[0] ?? 0, quantity: 1 },
    { id: order.lines[1] ?? 0, quantity: 0 },
  ];
  const edit = { lines, added: [], version, notify: false };
  const { total } = await modules.orderEdits.service.save(order.id, edit, staffId);
  const after = await seen(order.id);
  expect(after).toMatchObject({
    invoices: before.invoices,
    current: { matches: false, left: before.invoices[0]?.total },
  });
  const anew = await modules.invoices.management.cancel(after.current?.id ?? 0, { reissue: true }, staffId);
  expect(anew).toMatchObject({
    invoices: [
      { kind: 'invoice', isCanceled: true },
      { kind: 'credit_note', reason: 'replaced', total: before.invoices[0]?.total },
      { kind: 'invoice', total },
    ],
    current: { matches: true, left: total },
  });
});

test('an invoice of an order that is called off unpaid is taken back by itself', async () => {
  await choose({ issueWhen: 'placed' });
  const order = await place();
  expect(await told(order.id)).toBe(1);
  await settle(order.id);
  await modules.orders.management.changeState(order.id, { from: 'new', to: 'canceled' }, staffId);
  expect(await told(order.id)).toBe(2);
  await settle(order.id);
  await settle(order.id);
  const { invoices, current } = await seen(order.id);
  expect(invoices.map(({ reason, isCanceled }) => [reason, isCanceled])).toEqual([
    [null, true],
    ['canceled', false],
  ]);
  expect(current).toBeNull();
});

test('what was issued cannot be changed or deleted, whoever tries', async () => {
  const order = await sell();
  await settle(order.id);
  const { db } = database;
  await expect(sql`update invoices set total = 0 where order_id = ${order.id}`.execute(db)).rejects.toThrow(
    'not changed',
  );
  await expect(sql`delete from invoices where order_id = ${order.id}`.execute(db)).rejects.toThrow(
    'not changed',
  );
});

test('a number that another series has given is refused, and leaves no gap', async () => {
  const { next } = await modules.invoices.management.readSettings();
  const year = new Date().getFullYear();
  await choose({ withYear: false, invoicePrefix: `INV-${year}-` });
  const order = await sell();
  await expect(settle(order.id)).rejects.toThrow('invoices.errors.numberTaken');
  await choose({ withYear: true, invoicePrefix: 'INV-' });
  await settle(order.id);
  expect((await seen(order.id)).invoices[0]?.number).toBe(next.invoice);
});

test('a document is for who may read its order: a stranger, and the token of another order, get nothing', async () => {
  const [order, other] = [await sell(), await sell()];
  await settle(order.id);
  await settle(other.id);
  const api = await createApiFixture(database);
  const { invoices } = await seen(order.id);
  const path = `/orders/${order.id}/invoices/${invoices[0]?.id ?? 0}`;
  const ask = async (token: string) => (await api.get(`${path}?token=${token}`)).statusCode;
  const own = await issueOrderAccess(database.db, order.id);
  expect(await ask('')).toBe(404);
  expect(await ask(await issueOrderAccess(database.db, other.id))).toBe(404);
  expect(await ask(own)).toBe(200);
  // The link of a letter may be passed on: its document has no address.
  const mailed = await issueOrderAccess(database.db, order.id, 'ann@mail.example');
  const [whole, passedOn] = await Promise.all(
    [own, mailed].map((token) => api.get(`${path}?token=${token}`)),
  );
  expect(whole?.rawPayload.equals(passedOn?.rawPayload ?? Buffer.of())).toBe(false);
  expect(passedOn?.rawPayload.length).toBeLessThan(whole?.rawPayload.length ?? 0);
  // A token opens the documents of its own order, under no other number.
  const { invoices: others } = await seen(other.id);
  const foreign = await api.get(`/orders/${order.id}/invoices/${others[0]?.id ?? 0}?token=${own}`);
  expect(foreign.statusCode).toBe(404);
});

test('letters take the invoice and the credit note along, and nothing where the shop does not want it', async () => {
  const order = await sell();
  const [invoice] = await modules.invoices.service.attach(order.id, null);
  expect(invoice).toMatchObject({ name: expect.stringMatching(/^INV-\d{4}-\d{5}\.pdf$/) });
  expect(invoice?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await refund(order.id, [{ id: order.lines[0] ?? 0, quantity: 1 }]);
  const refunded = await database.db
    .selectFrom('payment_refunds')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const [note] = await modules.invoices.service.attach(order.id, refunded.id);
  expect(note?.name).toMatch(/^CN-/);
  await choose({ mailed: false });
  expect(await modules.invoices.service.attach(order.id, null)).toEqual([]);
  await choose({ mailed: true });
});

test('a month for the accountant adds up: what credit notes take off stands below zero', async () => {
  const filter = { kind: null, from: null, to: null, words: '' };
  const options = { separator: 'comma', language: 'en' } as const;
  let file = '';
  for await (const piece of modules.invoices.management.export(filter, options)) file += piece;
  const rows = file.trim().split(/\r?\n/).slice(1);
  const sums = rows.map((row) => Number(row.split(',').at(-3)));
  const { rows: stored } = await sql<{ sum: number }>`select sum(case kind when 'invoice' then total
    else -total end)::bigint as sum from invoices`.execute(database.db);
  expect(rows.length).toBeGreaterThan(5);
  expect(Math.round(sums.reduce((all, sum) => all + sum, 0) * 100)).toBe(stored[0]?.sum);
  expect(await checkInvariants(database.db)).toEqual([]);
});

test('numbers have no gap under 50 issues at once, of which many come to nothing', async () => {
  const { db } = database;
  const orders = [];
  for (let made = 0; made < 50; made++) orders.push(await sell());
  const issuing = { shop: parseSettings({}), now: new Date(), staffId: null };
  const outcomes = await Promise.allSettled(
    orders.map(async ({ id }, index) =>
      db.transaction().execute(async (trx) => {
        await settleInvoices(trx, id, issuing);
        if (index % 3 === 0) throw new Error('It came to nothing');
        // As if the process had been killed: nobody says goodbye.
        if (index % 7 === 0) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
      }),
    ),
  );
  const failed = outcomes.filter(({ status }) => status === 'rejected').length;
  expect(failed).toBeGreaterThan(15);
  const { rows } = await sql<{ kind: string; count: number; most: number; last: number }>`
    select i.kind, count(*)::int as count, max(i.sequence) as most, s.last from invoices i
      join invoice_series s on s.kind = i.kind and s.year = i.year
    group by i.kind, i.year, s.last`.execute(db);
  expect(rows.length).toBeGreaterThan(1);
  for (const { count, most, last } of rows) expect([most, last]).toEqual([count, count]);
});
