import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createOrderFixture, type OrderFixture } from '#tests/support/order-fixture.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { checkInvariants } from './check-invariants.ts';

let database: TestDatabase;
let fixture: OrderFixture;
let variationId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const { variationIds } = await createShopFixture(database.db).makeProduct({
    variations: [{ stock: 100 }, { stock: 100 }],
  });
  variationId = variationIds[0] ?? 0;
  fixture = await createOrderFixture(database.db);
});
// Each test's order is the first of the hour.
afterEach(async () => {
  await sql`update orders set created_at = created_at - interval '2 hours'`.execute(database.db);
});
afterAll(() => database.drop());

const damages: [name: string, damage: (orderId: string) => ReturnType<typeof sql>][] = [
  ['order-totals', (id) => sql`update order_lines set full_price = full_price + 1 where order_id = ${id}`],
  ['order-lines', (id) => sql`delete from order_lines where order_id = ${id}`],
  ['stock-returned', (id) => sql`update orders set status = 'canceled' where id = ${id}`],
  ['stock-returned', (id) => sql`update orders set restocked_at = now() where id = ${id}`],
  ['stock-kept', (id) => sql`update orders set reserved_until = null where id = ${id}`],
  [
    'stock-held',
    (id) => sql`with draft as (
        insert into order_drafts (id, content, total, order_id, expires_at)
        values (${id}, '{}', 0, ${id}, now()) returning id
      ) insert into order_draft_holds (draft_id, variation_id, quantity)
      select draft.id, l.variation_id, 1 from draft, order_lines l where l.order_id = ${id} limit 1`,
  ],
  [
    'payments-within-total',
    (id) => sql`insert into payments (order_id, provider, status, amount, currency, idempotency_key)
      values (${id}, 'x', 'completed', 1000000, 'RUB', 'a')`,
  ],
  ['paid-with-payment', (id) => sql`update orders set payment_status = 'completed' where id = ${id}`],
  [
    'returns-within-bought',
    (id) => sql`with returned as (
        insert into returns (order_id, key, asked_by) values (${id}, 'a', 'buyer') returning id
      ) insert into return_lines (return_id, order_line_id, quantity, reason)
      select returned.id, l.id, l.quantity + 1, 'mind' from returned, order_lines l where l.order_id = ${id}`,
  ],
  [
    'refunds-of-returns',
    (id) => sql`with returned as (
        insert into returns (order_id, key, asked_by, refund_delivery) values (${id}, 'a', 'buyer', 0) returning id
      ) insert into payment_refunds (order_id, idempotency_key, amount, delivery_amount, return_id, status)
      select ${id}, 'a', 1, 1, returned.id, 'done' from returned`,
  ],
  ['invoice-numbers', (id) => insertInvoice(id, { sequence: 2, last: 2 })],
  ['invoice-sums', (id) => insertInvoice(id, { sequence: 1, last: 1, total: 1 })],
  [
    'keys-of-orders',
    () =>
      sql`update idempotency_keys set response = response || '{"orderId": "gone"}' where scope like 'order %'`,
  ],
  ['orders-told', () => sql`delete from outbox`],
  ['listing-availability', () => sql`update variations set stock = 0`],
];

/** An invoice without lines. */
function insertInvoice(orderId: string, { sequence = 1, last = 1, total = 0 }) {
  return sql`with series as (
      insert into invoice_series (kind, year, last) values ('invoice', 2026, ${last})
    ) insert into invoices (kind, year, sequence, number, order_id, issued_on, currency, total, tax, content)
    values ('invoice', 2026, ${sequence}, 'X', ${orderId}, now(), 'USD', ${total}, 0, '{"lines": []}')`;
}

/** The names of what is found once the damage is done; then it is undone. */
async function findAfter(damage: ReturnType<typeof sql>): Promise<string[]> {
  let found: string[] = [];
  const undone = database.db.transaction().execute(async (trx) => {
    await damage.execute(trx);
    found = (await checkInvariants(trx)).map(({ name }) => name);
    throw new Error('undo');
  });
  await undone.catch(() => {});
  return found;
}

test('orders as they are placed are healthy', async () => {
  await fixture.place([[variationId, 2]]);
  expect(await checkInvariants(database.db)).toEqual([]);
});

test.each(damages)('%s: a breach is found', async (name, damage) => {
  const { id } = await fixture.place([[variationId, 1]], {}, { idempotencyKey: crypto.randomUUID() });
  expect(await findAfter(damage(id))).toContain(name);
});
