import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { orderDraftRequestSchema, type OrderDraft } from '#domain/schemas/order-draft.schema.ts';
import { buildModules } from '#modules/build-modules.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testModulesOptions } from '#tests/support/modules.ts';
import { createOrderFixture, type OrderFixture } from '#tests/support/order-fixture.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';
import { hire } from '#tests/support/staff.ts';

import { endDrafts } from './hold-draft.ts';

let database: TestDatabase;
let orders: OrderFixture;
let shop: ShopFixture;
let staffId: number;
let cup: number;
let book: number;
let drafts: ReturnType<typeof buildModules>['modules']['orderDrafts']['service'];

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  shop = createShopFixture(db);
  orders = await createOrderFixture(db);
  staffId = (await hire(database, 'manager', 'Boss')).id;
  drafts = buildModules(testModulesOptions(db)).modules.orderDrafts.service;
});
beforeEach(async () => {
  const made = await shop.makeProduct({
    title: 'Cup',
    variations: [
      { stock: 10, fullPrice: 1000 },
      { stock: null, fullPrice: 500 },
    ],
  });
  [cup = 0, book = 0] = made.variationIds;
});
afterEach(async () => {
  const breaches = await checkInvariants(database.db);
  if (breaches.length > 0) throw new Error(`The doctor finds ${JSON.stringify(breaches)}`);
});
afterAll(() => database.drop());

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const stock = () => orders.stockOf(cup);
const save = (quantity: number, { id = crypto.randomUUID(), version = 0 }: Partial<OrderDraft> = {}) =>
  drafts.save(
    id,
    orderDraftRequestSchema.parse({
      version,
      lines: [
        { variationId: cup, quantity },
        { variationId: book, quantity: 3 },
      ],
    }),
    staffId,
  );
const hold = ({ id, version }: OrderDraft, until = inAnHour()) => drafts.hold(id, { version, until });
const place = ({ id, version }: OrderDraft, expectedTotal: number) =>
  drafts.place(id, { version, expectedTotal, payment: 'cash' }, staffId);
const pass = async ({ id }: OrderDraft, column: 'hold_until' | 'expires_at') =>
  sql`update order_drafts set ${sql.ref(column)} = now() - interval '1 minute' where id = ${id}`.execute(
    database.db,
  );

test('stock is kept, follows what is saved, and goes back when it is given up', async () => {
  const draft = await save(4);
  const held = await hold(draft);
  expect(held).toMatchObject({ held: [{ variationId: cup, quantity: 4 }] });
  expect(held.heldUntil).not.toBeNull();
  expect(await stock()).toBe(6);
  await expect(orders.place([[cup, 7]])).rejects.toMatchObject({ code: 'conflict' });
  const { lines } = await drafts.preview(draft.id, draft.content);
  expect(lines).toMatchObject([{ available: 10 }, { available: null }]);

  const more = await save(9, held);
  expect(more.held).toEqual([{ variationId: cup, quantity: 9 }]);
  expect(await stock()).toBe(1);
  await expect(save(11, more)).rejects.toMatchObject({
    code: 'validation_failed',
    children: { lines: { children: { 0: { children: { quantity: {} } } } } },
  });
  expect(await stock()).toBe(1);
  await save(2, more);
  expect(await stock()).toBe(8);
  expect(await drafts.release(draft.id)).toMatchObject({ heldUntil: null, held: [] });
  await drafts.release(draft.id);
  expect(await stock()).toBe(10);
});

test('of 50 who keep the last ten at once ten do, and the stock ends at 0', async () => {
  const made = await Promise.all(Array.from({ length: 50 }, () => save(1)));
  const outcomes = await Promise.allSettled(made.map((draft) => hold(draft)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(await stock()).toBe(0);
  await Promise.all(made.map(({ id }) => drafts.delete(id)));
  expect(await stock()).toBe(10);
});

test('placed, it takes what was kept, and only that', async () => {
  const held = await hold(await save(10));
  expect(await stock()).toBe(0);
  const placed = await Promise.all(Array.from({ length: 8 }, () => place(held, 115)));
  expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(1);
  expect(await stock()).toBe(0);
  expect(await drafts.find(held.id)).toMatchObject({ heldUntil: null, held: [] });
  expect(await endDrafts(database.db)).toBe(0);
});

test('an order that fails keeps what is kept, as does one that is killed on its way', async () => {
  const held = await hold(await save(10));
  await expect(place(held, 1)).rejects.toMatchObject({ code: 'conflict' });
  expect(await stock()).toBe(0);
  // Killed after the stock went back and before the order stands: all of it is one transaction.
  await sql`create function kill_order() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`.execute(database.db);
  await sql`create trigger killed before insert on orders for each row execute function kill_order()`.execute(
    database.db,
  );
  await expect(place(held, 115)).rejects.toThrow(/terminat/i);
  await sql`drop trigger killed on orders`.execute(database.db);
  expect(await stock()).toBe(0);
  expect(await drafts.find(held.id)).toMatchObject({ held: [{ quantity: 10 }], orderNumber: null });
  await place(held, 115);
  expect(await stock()).toBe(0);
});

test('what is kept too long goes back by itself, once, however many look for it', async () => {
  const held = await hold(await save(4));
  await pass(held, 'hold_until');
  await Promise.all(Array.from({ length: 5 }, () => endDrafts(database.db)));
  expect(await stock()).toBe(10);
  expect(await drafts.find(held.id)).toMatchObject({ heldUntil: null, content: held.content });
});

test('a draft that nobody saves for long is deleted, and gives back what it keeps', async () => {
  const held = await hold(await save(4));
  await pass(held, 'expires_at');
  await endDrafts(database.db);
  expect(await stock()).toBe(10);
  await expect(drafts.find(held.id)).rejects.toMatchObject({ code: 'not_found' });
});

test('keeping, saving, placing and ending at once never sell a piece twice', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => save(2)));
  await Promise.allSettled([
    ...made.flatMap((draft) => [
      hold(draft),
      place(draft, 35),
      hold(draft).then(() => drafts.release(draft.id)),
      save(1, draft),
    ]),
    ...made.slice(0, 3).map(({ id }) => drafts.delete(id)),
    ...Array.from({ length: 3 }, () => endDrafts(database.db)),
  ]);
  const { rows } = await sql<{ pieces: number }>`
    select ((select coalesce(sum(l.quantity), 0) from order_lines l where l.variation_id = ${cup})
      + (select coalesce(sum(h.quantity), 0) from order_draft_holds h where h.variation_id = ${cup})
      + (select stock from variations where id = ${cup}))::int as pieces`.execute(database.db);
  expect(rows).toEqual([{ pieces: 10 }]);
});

test('a moment that is past or far away is none to keep stock until', async () => {
  const draft = await save(1);
  for (const moment of ['2001-01-01T00:00:00Z', '2199-01-01T00:00:00Z'])
    await expect(hold(draft, moment)).rejects.toMatchObject({ code: 'validation_failed' });
  await expect(hold({ ...draft, version: 7 })).rejects.toMatchObject({ code: 'conflict' });
});
