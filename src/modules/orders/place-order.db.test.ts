import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { createDatabase } from '#db/database.ts';
import { createPool } from '#db/pool.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { readRefundable } from '#modules/orders/refundable-order.ts';
import { describeLeft } from '#modules/payments/describe-left.ts';
import { readPaidOrder } from '#modules/payments/read-paid-order.ts';
import { makeUser } from '#tests/support/accounts.ts';
import { createTestDatabase, wayTo, type TestDatabase } from '#tests/support/database.ts';
import { createOrderFixture, guestOf, openOrders, type OrderFixture } from '#tests/support/order-fixture.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';

let database: TestDatabase;
let shop: ShopFixture;
let fixture: OrderFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = createShopFixture(database.db);
  await database.db
    .insertInto('locations')
    .values({
      code: 'kiosk',
      title: 'Kiosk',
      shipping_speed: 'day_2',
      min_amount: 20_000,
      max_amount: 50_000,
      max_weight: 2,
    })
    .execute();
  fixture = await createOrderFixture(database.db);
  await database.db
    .insertInto('payment_methods')
    .values({
      key: 'yookassa',
      enabled: true,
      offered_untested: true,
      settings: JSON.stringify({ shopId: '1', secretKey: 'x' }),
    })
    .execute();
});
afterAll(() => database.drop());

async function makeVariation(stock: number | null, rest: object = {}): Promise<number> {
  const { variationIds } = await shop.makeProduct({ variations: [{ stock, ...rest }] });
  return variationIds[0] ?? 0;
}
const readOrder = (number: string) =>
  database.db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow();

const keptMinutes = ({
  reserved_until: until,
  created_at: since,
}: {
  reserved_until: Date | null;
  created_at: Date;
}) => ((until?.getTime() ?? 0) - since.getTime()) / 60_000;

test('a customer’s cash order stands at once, a guest’s waits three days, an online one half an hour', async () => {
  const id = await makeVariation(11);
  const { id: userId } = await makeUser(database.db);
  const cash = await fixture.place([[id, 1]], {}, { userId });
  expect(await readOrder(cash.number)).toMatchObject({
    status: 'confirmed',
    payment_status: 'cashSuccess',
    reserved_until: null,
  });
  const guests = await fixture.place([[id, 1]]);
  const waiting = await readOrder(guests.number);
  expect(waiting).toMatchObject({ status: 'new', payment_status: 'cashSuccess' });
  expect(keptMinutes(waiting)).toBe(72 * 60);
  expect(guests.reservedUntil).toBe(waiting.reserved_until?.toISOString());
  const online = await fixture.place([[id, 1]], { paymentMethod: 'yookassa', email: 'ann@shop.example' });
  const row = await readOrder(online.number);
  expect(row).toMatchObject({ status: 'new', payment_status: 'new' });
  expect(keptMinutes(row)).toBe(30);
  expect(online.reservedUntil).toBe(row.reserved_until?.toISOString());
  expect(await fixture.stockOf(id)).toBe(8);
});

test('stock without a count stays without one', async () => {
  const id = await makeVariation(null);
  await fixture.place([[id, 9999]]);
  expect(await fixture.stockOf(id)).toBeNull();
});

test('an order remembers what was bought, whatever becomes of the product', async () => {
  const { id: productId, variationIds } = await shop.makeProduct({ title: 'Old cup' });
  const order = await fixture.place([[variationIds[0] ?? 0, 1]]);
  await database.db.deleteFrom('products').where('id', '=', productId).execute();
  const found = await fixture.orders.find(order.number, guestOf(order));
  expect(found?.items).toMatchObject([{ product: { id: productId, title: 'Old cup' }, price: 100 }]);
});

test('a line keeps what its product says in receipts, whatever the product says later', async () => {
  const { id: productId, variationIds } = await shop.makeProduct({
    vatCode: 3,
    paymentMode: 'full_payment',
    variations: [{ fullPrice: 10_000 }],
  });
  const { number, items } = await fixture.place([[variationIds[0] ?? 0, 1]]);
  expect(items[0]?.product).not.toHaveProperty('vatCode');
  await database.db.updateTable('products').set({ vat_code: 11 }).where('id', '=', productId).execute();
  const { id } = await readOrder(number);
  expect((await readPaidOrder(database.db, id)).lines).toMatchObject([
    { vatCode: 3, paymentMode: 'full_payment' },
  ]);
  expect((await describeLeft(database.db, id, await readRefundable(database.db, id))).lines).toMatchObject([
    { vatCode: 3, paymentMode: 'full_payment', quantity: 1, amount: 10_000 },
  ]);
});

test('an item without a price, or of a product that is hidden, is not sold', async () => {
  const free = await makeVariation(null, { fullPrice: 0 });
  await expect(fixture.place([[free, 1]])).rejects.toMatchObject({ status: 409 });
  const { variationIds } = await shop.makeProduct({ enabled: false });
  await expect(fixture.place([[variationIds[0] ?? 0, 1]])).rejects.toMatchObject({ status: 409 });
});

test('a total that is not the one the buyer saw is told, and nothing is ordered', async () => {
  const id = await makeVariation(10, { fullPrice: 10_000 });
  for (const expectedTotal of [199.99, 200.01, 0]) {
    await expect(fixture.place([[id, 2]], { expectedTotal })).rejects.toMatchObject({
      status: 409,
      data: { total: 200 },
    });
  }
  expect(await fixture.stockOf(id)).toBe(10);
  await expect(fixture.place([[id, 2]], { expectedTotal: 200 })).resolves.toMatchObject({ total: 200 });
});

test('when one line is short, nothing of the order is taken', async () => {
  const [plenty, rare] = [await makeVariation(10), await makeVariation(1)];
  await expect(
    fixture.place([
      [plenty, 2],
      [rare, 2],
    ]),
  ).rejects.toMatchObject({
    status: 409,
    children: { items: { children: { 1: { errors: ['Only 1 item is available'] } } } },
    data: { lines: [{ index: 1, variationId: rare, available: 1 }] },
  });
  expect([await fixture.stockOf(plenty), await fixture.stockOf(rare)]).toEqual([10, 1]);
});

test('the last one sold takes the product out of the available ones, a cancel brings it back', async () => {
  const { id: productId, variationIds } = await shop.makeProduct({
    variations: [{ stock: 1 }, { stock: 1 }],
  });
  const [first = 0, second = 0] = variationIds;
  const isAvailable = async () =>
    (
      await database.db
        .selectFrom('product_listing')
        .select('available')
        .where('product_id', '=', productId)
        .executeTakeFirstOrThrow()
    ).available;
  await fixture.place([[first, 1]]);
  expect(await isAvailable()).toBe(true);
  const last = await fixture.place([[second, 1]]);
  expect(await isAvailable()).toBe(false);
  await fixture.orders.cancel(last.number, guestOf(last));
  expect(await isAvailable()).toBe(true);
});

test('two buyers of the last two variations at once leave a product that is sold out', async () => {
  for (let round = 0; round < 20; round++) {
    const { variationIds } = await shop.makeProduct({ variations: [{ stock: 1 }, { stock: 1 }] });
    await Promise.all(variationIds.map((id) => fixture.place([[id, 1]])));
  }
  expect(await checkInvariants(database.db)).toEqual([]);
});

test('limits of the place bind: amount and weight, told at the items [R366-368]', async () => {
  const id = await makeVariation(null, { weight: 0.5 });
  const orderAt = (quantity: number) => fixture.place([[id, quantity]], { locationCode: 'kiosk' });
  await expect(orderAt(1)).rejects.toMatchObject({
    status: 422,
    children: { items: { errors: ['The minimum order amount is 200\u00a0₽'] } },
  });
  await expect(orderAt(6)).rejects.toMatchObject({
    status: 422,
    children: {
      items: { errors: ['The maximum order amount is 500\u00a0₽', 'The maximum order weight is 2 kg'] },
    },
  });
  expect((await orderAt(4)).deliveryInformation.weight).toBe(2);
});

test('an order of more than any shop takes is refused, not miscounted', async () => {
  const id = await makeVariation(null, { fullPrice: 100_000_000_000 });
  await expect(fixture.place([[id, 9999]])).rejects.toMatchObject({ status: 422 });
});

test('consent is kept as time and hashes, and needed', async () => {
  const id = await makeVariation(null);
  await expect(fixture.place([[id, 1]], { consent: false })).rejects.toMatchObject({
    status: 422,
    children: { consent: { errors: ['forms.errors.consent'] } },
  });
  const { number } = await fixture.place([[id, 1]]);
  const { consent } = await readOrder(number);
  expect(consent).toEqual({
    at: expect.stringMatching(/^\d{4}-/),
    text: expect.stringMatching(/^[\da-f]{64}$/),
    client: expect.stringMatching(/^[\da-f]{64}$/),
  });
});

test(
  '600 orders of three lines, eight at once, in any order, all stand: nobody waits crosswise',
  { timeout: 180_000 },
  async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => makeVariation(1000)));
    const pick = (seed: number) => ids.toSorted((a, b) => ((a * seed) % 7) - ((b * seed) % 7)).slice(0, 3);
    const other = createDatabase(createPool(wayTo(database.url)));
    onTestFinished(() => other.destroy());
    const elsewhere = openOrders(other);
    const orders: Awaited<ReturnType<typeof fixture.place>>[] = [];
    // Few enough that a busy machine lets none wait longer than a statement may: that would be no deadlock.
    const buyer = async (first: number) => {
      for (let index = first; index < 600; index += 8)
        orders.push(
          await (index % 2 ? fixture : elsewhere).place(pick(index + 1).map((id) => [id, 1] as const)),
        );
    };
    await Promise.all(Array.from({ length: 8 }, (_, first) => buyer(first)));
    expect(new Set(orders.map(({ number }) => number)).size).toBe(600);
    const left = await Promise.all(ids.map((id) => fixture.stockOf(id)));
    expect(left.reduce((sum: number, stock) => sum + (stock ?? 0), 0)).toBe(6000 - 1800);
  },
);

test('after all of this the doctor finds nothing', async () => {
  expect(await checkInvariants(database.db)).toEqual([]);
});

describe('one buyer', () => {
  const order = (fields: object, buyer = {}) => fixture.place([[free, 1]], { ...fields }, buyer);
  const guest = (n: number) => ({
    email: `Guest@mail.example`,
    phone: `+97150${String(n).padStart(7, '0')}`,
  });
  let free: number;
  beforeEach(async () => {
    free = await makeVariation(null);
  });

  /** The order stands, as when its buyer has used the link. */
  const confirm = ({ number }: { number: string }) =>
    sql`update orders set status = 'confirmed' where number = ${number}`.execute(database.db);

  test('has twenty confirmed orders an hour at most, by email in any spelling', async () => {
    for (let n = 0; n < 20; n++) await confirm(await order(guest(n)));
    await expect(order({ ...guest(20), email: 'guest@MAIL.example' })).rejects.toMatchObject({
      status: 429,
      data: undefined,
    });
    // Others go on buying, from the same network too.
    await order({ ...guest(21), email: 'somebody@mail.example' });
    await sql`update orders set created_at = created_at - interval '61 minutes'`.execute(database.db);
    await order(guest(22));
  });

  test('is known by the phone as well, and gets the answer to a repeated request', async () => {
    const phone = '+971509999999';
    for (let n = 0; n < 19; n++) await confirm(await order({ email: `a${n}@mail.example`, phone }));
    const key = { idempotencyKey: 'the twentieth' };
    const last = await order({ email: 'b@mail.example', phone }, key);
    await confirm(last);
    await expect(order({ email: 'c@mail.example', phone })).rejects.toMatchObject({ status: 429 });
    expect((await order({ email: 'b@mail.example', phone }, key)).number).toBe(last.number);
  });

  test('has thirty orders waiting at most; those paid or canceled do not count', async () => {
    const { id: userId } = await makeUser(database.db);
    const wait = () =>
      sql`update orders set created_at = created_at - interval '2 hours'`.execute(database.db);
    for (let n = 0; n < 30; n++) {
      await order(guest(n), { userId });
      if (n === 15) await wait();
    }
    await wait();
    await expect(order(guest(0), { userId })).rejects.toMatchObject({ status: 429 });
    await sql`update orders set status = 'paid' where user_id = ${userId} and id in (select id from orders
      where user_id = ${userId} limit 1)`.execute(database.db);
    await order(guest(0), { userId });
  });
});
