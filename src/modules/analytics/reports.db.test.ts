import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { reportKeys, reportShapes, type Report, type ReportKey } from '#domain/schemas/report.schema.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { insertOrder, type UnpaidOrder } from '#tests/support/payment-fixture.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { createSearchCounter } from './search-counter.ts';
import { createReportsReader, type ReportRequest } from './reports.ts';
import { writeReport } from './write-report.ts';

let database: TestDatabase;
/** In Moscow it is the 20th already. */
const now = new Date('2026-05-19T22:00:00Z');
const may = { from: '2026-05-01', to: '2026-05-31' };

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await sql`truncate orders, payments, payment_refunds, visit_counts, search_counts, products, catalogs cascade`.execute(
    database.db,
  );
});
afterAll(() => database.drop());

const readers = (currency = 'USD') =>
  createReportsReader({
    db: database.db,
    settings: {
      read: async () => parseSettings({ common: { timeZone: 'Europe/Moscow' }, ecommerce: { currency } }),
    },
    now: () => now,
  });

const read = (report: ReportKey, request: Partial<ReportRequest> = {}) =>
  readers().read(report, { comparison: 'none', direction: 'desc', offset: 0, period: may, ...request });

const figuresByTitle = ({ rows }: Report) =>
  Object.fromEntries(rows.map(({ title, id, figures }) => [title || id, figures]));

interface Sale extends UnpaidOrder {
  email?: string;
  discount?: number;
  refunded?: number;
  method?: string;
}

async function sell(at: string, { email, discount = 0, refunded = 0, method, ...order }: Sale = {}) {
  const { id } = await insertOrder(database.db, { status: 'paid', ...order });
  await sql`update order_lines set discount = ${discount} where order_id = ${id}`.execute(database.db);
  await sql`update orders set created_at = ${at}, refunded = ${refunded}, discount_total = discount_total + ${discount},
    total = total - ${discount},
    contact = case when ${email ?? null}::text is null then contact
      else contact || jsonb_build_object('email', ${email ?? ''}::text) end,
    payment_method = coalesce(${method ?? null}, payment_method) where id = ${id}`.execute(database.db);
  return id;
}

test('sales by day add up, in the days of the shop, and every day has a row', async () => {
  await sell('2026-05-19T20:30:00Z', { quantity: 2 });
  await sell('2026-05-19T21:30:00Z', { discount: 2550, refunded: 1000 });
  await sell('2026-05-19T21:30:00Z', { status: 'canceled' });
  const { rows, total, step, timeZone } = await read('sales');
  expect([step, timeZone, rows.length]).toEqual(['day', 'Europe/Moscow', 31]);
  expect(rows[18]).toEqual({
    id: '2026-05-19',
    title: '2026-05-19',
    figures: { orders: 1, pieces: 2, goods: 200, discount: 0, delivery: 0, refunded: 0, revenue: 200 },
    before: null,
  });
  expect(rows[19]?.figures).toEqual({
    orders: 1,
    pieces: 1,
    goods: 100,
    discount: 25.5,
    delivery: 0,
    refunded: 10,
    revenue: 64.5,
  });
  expect(rows[20]?.figures['orders']).toBe(0);
  expect(total.figures).toEqual({
    orders: 2,
    pieces: 3,
    goods: 300,
    discount: 25.5,
    delivery: 0,
    refunded: 10,
    revenue: 264.5,
  });
});

test('a period is compared with the one before, and with the same days of the year before, row by row', async () => {
  await sell('2026-05-10T12:00:00Z');
  await sell('2026-04-09T12:00:00Z', { quantity: 3 });
  await sell('2025-05-10T12:00:00Z', { quantity: 5 });
  const previous = await read('sales', { comparison: 'previous' });
  expect(previous.compared).toEqual({ from: '2026-03-31', to: '2026-04-30' });
  expect(previous.rows[9]).toMatchObject({ figures: { revenue: 100 }, before: { revenue: 300 } });
  expect(previous.total).toMatchObject({ figures: { revenue: 100 }, before: { revenue: 300 } });
  const year = await read('sales', { comparison: 'year' });
  expect(year.compared).toEqual({ from: '2025-05-01', to: '2025-05-31' });
  expect(year.rows[9]).toMatchObject({ figures: { revenue: 100 }, before: { revenue: 500 } });
});

test('weeks begin on Mondays, months on their first day', async () => {
  await sell('2026-05-17T20:59:00Z');
  await sell('2026-05-17T21:01:00Z');
  const weeks = await read('sales', { step: 'week' });
  expect(weeks.rows.map(({ id, figures }) => [id, figures['orders']])).toEqual([
    ['2026-05-01', 0],
    ['2026-05-04', 0],
    ['2026-05-11', 1],
    ['2026-05-18', 1],
    ['2026-05-25', 0],
  ]);
  const months = await read('sales', { period: { from: '2025-06-01', to: '2026-05-31' }, step: 'month' });
  expect(months.rows).toHaveLength(12);
  expect(months.rows.at(-1)).toMatchObject({ id: '2026-05-01', figures: { orders: 2 } });
});

test('each currency has figures of its own, and the others are named', async () => {
  await sell('2026-05-10T12:00:00Z');
  await sell('2026-05-10T12:00:00Z', { currency: 'EUR', quantity: 2 });
  expect(await read('sales')).toMatchObject({ currencies: ['EUR'], total: { figures: { revenue: 100 } } });
  const euros = await read('sales', { currency: 'EUR' });
  expect(euros).toMatchObject({ currency: 'EUR', currencies: ['USD'], total: { figures: { revenue: 200 } } });
});

test('goods are told by product and by catalog; one that is gone and one in no catalog have rows too', async () => {
  const shop = createShopFixture(database.db);
  const cups = await shop.makeCatalog({ title: 'Cups' });
  const gifts = await shop.makeCatalog({ title: 'Gifts' });
  const cup = await shop.makeProduct({ title: 'Cup' });
  const bowl = await shop.makeProduct({ title: 'Bowl' });
  await database.db
    .insertInto('catalog_products')
    .values([
      { catalog_id: cups, product_id: cup.id, position: 0 },
      { catalog_id: gifts, product_id: cup.id, position: 0 },
    ])
    .execute();
  const sellOf = async (productId: number | null, sale: Sale) => {
    const id = await sell('2026-05-10T12:00:00Z', sale);
    await sql`update order_lines set product_id = ${productId} where order_id = ${id}`.execute(database.db);
  };
  await sellOf(cup.id, { quantity: 2, discount: 333 });
  await sellOf(bowl.id, {});
  await sellOf(null, { quantity: 4 });
  const products = await read('products');
  expect(products.rows.map(({ id }) => id)).toEqual(['', String(cup.id), String(bowl.id)]);
  expect(figuresByTitle(products)).toEqual({
    '': { pieces: 4, orders: 1, goods: 400, discount: 0, revenue: 400 },
    Cup: { pieces: 2, orders: 1, goods: 200, discount: 3.33, revenue: 196.67 },
    Bowl: { pieces: 1, orders: 1, goods: 100, discount: 0, revenue: 100 },
  });
  expect(products.total.figures).toEqual({ pieces: 7, goods: 700, discount: 3.33, revenue: 696.67 });
  const catalogs = await read('catalogs', { sort: 'pieces', direction: 'asc' });
  expect(figuresByTitle(catalogs)).toMatchObject({
    Cups: { pieces: 2, revenue: 196.67 },
    Gifts: { pieces: 2, revenue: 196.67 },
    '': { pieces: 5, revenue: 500 },
  });
  expect(catalogs.rows.at(-1)?.id).toBe('');
  expect(catalogs.total.figures).toEqual({});
});

test('pages of rows, in the order asked for, have the sums of all', async () => {
  const shop = createShopFixture(database.db);
  for (let index = 1; index <= 5; index++) {
    const { id } = await shop.makeProduct({ title: `Cup ${index}` });
    const order = await sell('2026-05-10T12:00:00Z', { quantity: index });
    await sql`update order_lines set product_id = ${id} where order_id = ${order}`.execute(database.db);
  }
  const page = await read('products', { sort: 'pieces', direction: 'asc', offset: 2, limit: 2 });
  expect(page.rows.map(({ title }) => title)).toEqual(['Cup 3', 'Cup 4']);
  expect(page).toMatchObject({ count: 5, total: { figures: { pieces: 15 } } });
});

test('customers are new until their first order, with an account or without', async () => {
  await sell('2026-04-10T12:00:00Z', { email: 'old@example.com' });
  await sell('2026-05-10T12:00:00Z', { email: 'OLD@example.com', quantity: 2 });
  await sell('2026-05-11T12:00:00Z', { email: 'new@example.com' });
  await sell('2026-05-12T12:00:00Z', { email: 'new@example.com' });
  await sell('2026-04-12T12:00:00Z', { email: 'never@example.com', status: 'canceled' });
  await sell('2026-05-12T12:00:00Z', { email: 'never@example.com' });
  await sell('2026-06-12T12:00:00Z', { email: 'later@example.com' });
  const { rows, total } = await read('customers');
  expect(Object.fromEntries(rows.map(({ id, figures }) => [id, figures]))).toEqual({
    new: { customers: 2, orders: 3, revenue: 300 },
    returning: { customers: 1, orders: 1, revenue: 200 },
  });
  expect(total.figures).toEqual({ customers: 3, orders: 4, revenue: 500 });
});

test('promotions are told by title and code, payment methods and ways of delivery by name', async () => {
  const id = await sell('2026-05-10T12:00:00Z', { method: 'stripe', discount: 1000 });
  await sell('2026-05-11T12:00:00Z', { method: 'cash', refunded: 4000 });
  await database.db
    .insertInto('order_adjustments')
    .values([
      { order_id: id, position: 0, class: 'order', title: 'Spring', code: 'MAY', amount: 700 },
      { order_id: id, position: 1, class: 'product', title: 'Spring', code: null, amount: 300 },
    ])
    .execute();
  expect(figuresByTitle(await read('promotions'))).toEqual({
    'Spring (MAY)': { orders: 1, saved: 7, revenue: 90 },
    Spring: { orders: 1, saved: 3, revenue: 90 },
  });
  expect((await read('promotions')).total.figures).toEqual({ saved: 10 });
  expect(figuresByTitle(await read('payments'))).toEqual({
    stripe: { orders: 1, total: 90, refunded: 0, revenue: 90 },
    cash: { orders: 1, total: 100, refunded: 40, revenue: 60 },
  });
  expect((await read('delivery')).total.figures).toEqual({ orders: 2, delivery: 0, revenue: 150 });
});

test('orders of the checkout, of the staff and of the counter are told apart', async () => {
  await sell('2026-05-10T12:00:00Z');
  const called = await sell('2026-05-11T12:00:00Z', { quantity: 2, refunded: 5000 });
  const bought = await sell('2026-05-12T12:00:00Z', { discount: 1000 });
  await sql`update orders set channel = case id when ${called} then 'staff' else 'counter' end
    where id in (${called}, ${bought})`.execute(database.db);
  const report = await read('channels');
  expect(figuresByTitle(report)).toEqual({
    shop: { orders: 1, total: 100, refunded: 0, revenue: 100 },
    staff: { orders: 1, total: 200, refunded: 50, revenue: 150 },
    counter: { orders: 1, total: 90, refunded: 0, revenue: 90 },
  });
  const written = writeReport('channels', report, { separator: 'comma', language: 'en' });
  expect((await Array.fromAsync(written)).join('').split('\r\n').slice(1)).toEqual([
    'Placed by staff,1,200,50,150',
    'Online shop,1,100,0,100',
    'At the counter,1,90,0,90',
    'Total,3,390,50,340',
    '',
  ]);
});

test('taxes are told by name and rate, less what refunds have given back', async () => {
  const id = await sell('2026-05-10T12:00:00Z', { quantity: 2 });
  const line = await database.db
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto('order_tax_lines')
    .values([
      {
        order_id: id,
        order_line_id: line.id,
        name: 'VAT',
        rate: 25.5,
        base: 15_936,
        amount: 4064,
        included: true,
      },
      {
        order_id: id,
        order_line_id: null,
        name: 'VAT',
        rate: 10,
        base: 1000,
        amount: 100,
        included: true,
      },
    ])
    .execute();
  const refund = async (key: string, isAccepted: boolean, taxes: { line: number; delivery: number }) => {
    const made = await database.db
      .insertInto('payment_refunds')
      .values({
        order_id: id,
        idempotency_key: key,
        amount: 10_000,
        delivery_amount: 550,
        delivery_tax: taxes.delivery,
        accepted_at: isAccepted ? new Date() : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database.db
      .insertInto('refund_lines')
      .values({ refund_id: made.id, order_line_id: line.id, quantity: 1, amount: 9450, tax: taxes.line })
      .execute();
  };
  await refund('one', true, { line: 2032, delivery: 50 });
  await refund('two', false, { line: 1000, delivery: 20 });
  const { rows, total } = await read('taxes');
  expect(rows.map(({ title, figures }) => [title, figures])).toEqual([
    ['VAT 25.5 %', { base: 159.36, tax: 40.64, taxRefunded: 20.32, taxLeft: 20.32 }],
    ['VAT 10 %', { base: 10, tax: 1, taxRefunded: 0.5, taxLeft: 0.5 }],
  ]);
  expect(total.figures).toEqual({ base: 169.36, tax: 41.64, taxRefunded: 20.82, taxLeft: 20.82 });
});

test('profit is what lines brought in without tax and refunds, less the cost of pieces that stay sold', async () => {
  const shop = createShopFixture(database.db);
  const cup = await shop.makeProduct({ title: 'Cup', variations: [{}] });
  const bowl = await shop.makeProduct({ title: 'Bowl', variations: [{}] });
  const [variationId] = cup.variationIds;
  const setCost = (cost: number | null) =>
    database.db.updateTable('variations').set({ cost }).where('product_id', '=', cup.id).execute();
  await setCost(4000);
  // 3 × 100.00, 20 % of it tax; one comes back to stock, one is paid back and thrown away.
  const id = await sell('2026-05-10T12:00:00Z', { quantity: 3, variationId });
  // What is entered later changes nothing of what was sold.
  await setCost(9900);
  const line = await database.db
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  await sql`insert into order_tax_lines (order_id, order_line_id, name, rate, base, amount, included)
    values (${id}, ${line.id}, 'VAT', 20, 25000, 5000, true)`.execute(database.db);
  await sql`with refund as (
      insert into payment_refunds (order_id, idempotency_key, amount, accepted_at)
      values (${id}, 'back', 20000, now()), (${id}, 'refused', 10000, null) returning id, accepted_at
    ) insert into refund_lines (refund_id, order_line_id, quantity, amount, tax)
    select id, ${line.id}::int, 2, 20000, 3333 from refund where accepted_at is not null
    union all select id, ${line.id}::int, 1, 10000, 1667 from refund where accepted_at is null`.execute(
    database.db,
  );
  await sql`update order_lines set restocked = 1 where id = ${line.id}`.execute(database.db);
  await setCost(null);
  await sell('2026-05-11T12:00:00Z', { quantity: 1, variationId });
  await sell('2026-05-11T12:00:00Z', { quantity: 1, variationId: bowl.variationIds[0] });

  // 300.00 − 200.00 paid back = 100.00, of which 50.00 − 33.33 is tax: 83.33; two pieces at 40.00 are not in stock.
  const cups = { pieces: 2, base: 83.33, cost: 80, profit: 3.33, margin: 4, uncosted: 0 };
  const days = await read('profit');
  expect(days.rows[9]?.figures).toEqual(cups);
  expect(days.rows[10]?.figures).toEqual({
    pieces: 2,
    base: 0,
    cost: 0,
    profit: 0,
    margin: 0,
    uncosted: 200,
  });
  expect(days.total.figures).toEqual({ ...cups, pieces: 4, uncosted: 200 });
  const products = await read('margins', { sort: 'margin' });
  expect(products.rows.map(({ title }) => title)).toEqual(['Cup', 'Bowl']);
  expect(figuresByTitle(products)).toMatchObject({
    Cup: { ...cups, pieces: 3, uncosted: 100 },
    Bowl: { pieces: 1, base: 0, profit: 0, uncosted: 100 },
  });
  expect(products.total.figures).toEqual(days.total.figures);
});

test('a gift card that is sold is money, and no sale before it is spent', async () => {
  // 2 × 100.00 and a card of 50.00, of which 20.00 goes back.
  const id = await sell('2026-05-10T12:00:00Z', { quantity: 2, refunded: 2000 });
  await sql`with card as (
      insert into order_lines (order_id, position, quantity, full_price, price, snapshot)
      values (${id}, 1, 1, 5000, 5000, '{"title": "Card", "fulfilment": "gift_card"}') returning id
    ), refund as (
      insert into payment_refunds (order_id, idempotency_key, amount, status)
      values (${id}, 'back', 2000, 'done'), (${id}, 'refused', 3000, 'failed') returning id, amount
    ) insert into refund_lines (refund_id, order_line_id, quantity, amount)
      select refund.id, card.id, 0, refund.amount from refund, card`.execute(database.db);
  await sql`update orders set total = total + 5000, goods_total = goods_total + 5000, pieces = pieces + 1
    where id = ${id}`.execute(database.db);
  const totalOf = async (report: ReportKey) => (await read(report)).total.figures;
  const goods = { orders: 1, pieces: 2, goods: 200, discount: 0, revenue: 200 };
  expect(await totalOf('sales')).toEqual({ ...goods, delivery: 0, refunded: 0 });
  for (const report of ['products', 'catalogs'] as const)
    expect((await read(report)).rows.map(({ figures }) => figures)).toEqual([goods]);
  expect(await totalOf('channels')).toEqual({ orders: 1, total: 200, refunded: 0, revenue: 200 });
  expect(await totalOf('payments')).toEqual({ orders: 1, total: 250, refunded: 20, revenue: 230 });
  expect(await totalOf('delivery')).toMatchObject({ revenue: 200 });
  expect(await totalOf('customers')).toMatchObject({ customers: 1, revenue: 200 });
  expect(await totalOf('profit')).toMatchObject({ pieces: 2, uncosted: 200 });
});

test('what buyers account for themselves stands apart among taxes, and is no discount', async () => {
  const id = await sell('2026-05-10T12:00:00Z', { quantity: 1 });
  const { rows: sold } = await sql<{ lineId: number }>`
    update order_lines set discount = 1000, tax_relief = 1000 where order_id = ${id} returning id as "lineId"`.execute(
    database.db,
  );
  await sql`update orders set discount_total = 1000, tax_relief = 1000, total = total - 1000 where id = ${id}`.execute(
    database.db,
  );
  await sql`insert into order_tax_lines (order_id, order_line_id, name, rate, base, amount, included, reverse_charge)
    values (${id}, ${sold[0]?.lineId}, 'VAT', 19, 9000, 0, true, true)`.execute(database.db);
  const { rows } = await read('taxes');
  expect(rows).toMatchObject([{ id: 'reverseCharge', title: '', figures: { base: 90, tax: 0, taxLeft: 0 } }]);
  expect((await read('sales')).total.figures).toMatchObject({ discount: 0, revenue: 90 });
  expect((await read('products')).total.figures).toMatchObject({ discount: 0, revenue: 90 });
});

test('tax on top of prices is revenue and tax, and no profit', async () => {
  const id = await sell('2026-05-10T12:00:00Z', { quantity: 1 });
  const { rows: sold } = await sql<{ lineId: number }>`
    update order_lines set tax_added = 888, cost = 4000 where order_id = ${id} returning id as "lineId"`.execute(
    database.db,
  );
  await sql`update orders set tax_added = 888, total = total + 888 where id = ${id}`.execute(database.db);
  await sql`insert into order_tax_lines (order_id, order_line_id, name, rate, base, amount, included)
    values (${id}, ${sold[0]?.lineId}, 'Sales tax', 8.875, 10000, 888, false)`.execute(database.db);
  expect((await read('taxes')).rows).toMatchObject([{ figures: { base: 100, tax: 8.88, taxLeft: 8.88 } }]);
  expect((await read('sales')).total.figures).toMatchObject({ goods: 100, discount: 0, revenue: 108.88 });
  expect((await read('products')).total.figures).toMatchObject({ goods: 100, revenue: 108.88 });
  expect((await read('profit')).total.figures).toMatchObject({ base: 100, cost: 40, profit: 60 });
});

test('visits stand beside the orders of their days', async () => {
  await sql`insert into visit_counts (hour, name, count) values
    ('2026-05-09T21:00:00Z', 'arrival', 40), ('2026-05-10T20:00:00Z', 'cart', 7),
    ('2026-05-10T21:00:00Z', 'checkout', 3)`.execute(database.db);
  await sell('2026-05-10T12:00:00Z');
  const { rows, total } = await read('visits');
  expect(rows[9]?.figures).toEqual({ arrivals: 40, carts: 7, checkouts: 0, orders: 1 });
  expect(rows[10]?.figures).toEqual({ arrivals: 0, carts: 0, checkouts: 3, orders: 0 });
  expect(total.figures).toEqual({ arrivals: 40, carts: 7, checkouts: 3, orders: 1 });
});

test('searches are told by their words, those that last found nothing apart, and no one is told by them', async () => {
  let clock = new Date('2026-05-10T12:10:00Z');
  const counter = createSearchCounter({ db: database.db, log: { error: () => undefined }, now: () => clock });
  counter.note('  Moon   JAR ', 2);
  counter.note('moon jar', 3);
  counter.note('teapot', 4);
  counter.note('gift card', 0);
  for (const words of ['', ' \0 ', 'anna@example.com', '+7 (912) 345-67-89', '4111-1111'])
    counter.note(words, 0);
  counter.note(`1200 x 800 ${'x'.repeat(200)}`, 1);
  await counter.flush();
  clock = new Date('2026-05-11T12:10:00Z');
  counter.note('teapot', 0);
  counter.note('gift card', 0);
  await counter.flush();
  await counter.flush();
  const { rows, total } = await read('searches');
  expect(rows.map(({ title, figures }) => [title.slice(0, 12), figures])).toEqual([
    ['gift card', { searches: 2, found: 0 }],
    ['moon jar', { searches: 2, found: 3 }],
    ['teapot', { searches: 2, found: 0 }],
    ['1200 x 800 x', { searches: 1, found: 1 }],
  ]);
  expect(rows[3]?.title).toHaveLength(60);
  expect(total.figures).toEqual({ searches: 7 });
  expect((await read('misses')).rows.map(({ title }) => title)).toEqual(['gift card', 'teapot']);
});

test('searches that could not be written are written the next time, before those that came meanwhile', async () => {
  const counter = createSearchCounter({ db: database.db, log: { error: () => undefined }, now: () => now });
  counter.note('bowl', 0);
  await sql`alter table search_counts rename to hidden_counts`.execute(database.db);
  const failed = counter.flush();
  counter.note('bowl', 3);
  await expect(failed).rejects.toThrow('search_counts');
  await sql`alter table hidden_counts rename to search_counts`.execute(database.db);
  await counter.flush();
  expect((await read('searches')).rows).toMatchObject([
    { title: 'bowl', figures: { searches: 2, found: 3 } },
  ]);
});

test('a flood of words is kept within bounds, and words that are known are counted on', async () => {
  const counter = createSearchCounter({ db: database.db, log: { error: () => undefined }, now: () => now });
  const flood = async (name: string) => {
    for (let index = 0; index < 3000; index++) counter.note(`${name} ${index.toString(36)}`, 0);
    await counter.flush();
  };
  await flood('one');
  await flood('two');
  counter.note('one 0', 0);
  await counter.flush();
  const found = await read('misses', { limit: 1 });
  expect(found).toMatchObject({ count: 2000, rows: [{ title: 'one 0', figures: { searches: 2 } }] });
});

test('stock is what is there now, at the prices that buyers see', async () => {
  const shop = createShopFixture(database.db);
  await shop.makeProduct({
    title: 'Cup',
    variations: [
      { stock: 3, fullPrice: 1000, discountPrice: 750 },
      { stock: 0, fullPrice: 1000 },
      { stock: null, fullPrice: 1000 },
      { stock: 2, fullPrice: 1001 },
    ],
  });
  await sql`update variations set cost = 500 where stock = 3`.execute(database.db);
  const stock = await read('stock', { comparison: 'year' });
  expect(figuresByTitle(stock)).toEqual({ Cup: { variations: 2, pieces: 5, value: 42.52, cost: 15 } });
  expect(stock.compared).toBeNull();
});

test('a period that ends before it begins, one without end and a figure of another report are refused', async () => {
  await expect(read('sales', { period: { from: '2026-05-02', to: '2026-05-01' } })).rejects.toMatchObject({
    children: { to: { errors: ['reports.errors.order'] } },
  });
  await expect(read('sales', { period: { from: '0001-01-01', to: '2026-05-01' } })).rejects.toMatchObject({
    children: { to: { errors: ['reports.errors.long'] } },
  });
  await expect(read('stock', { sort: 'orders' })).rejects.toMatchObject({
    children: { sort: { errors: ['reports.errors.sort'] } },
  });
});

test('without dates it is the last 30 days of the shop’s clocks', async () => {
  const { period } = await readers().read('sales', { comparison: 'none', direction: 'desc', offset: 0 });
  expect(period).toEqual({ from: '2026-04-21', to: '2026-05-20' });
});

test.each(reportKeys)('the report %s is empty in a shop that has nothing', async (report) => {
  const { total, count, rows } = await read(report, { comparison: 'previous' });
  expect(Object.values(total.figures).every((value) => value === 0)).toBe(true);
  const { isByTime } = reportShapes[report] as { isByTime?: boolean };
  expect([count, rows.length]).toEqual(isByTime ? [31, 31] : [0, 0]);
});

test('a file has all rows, what they are compared with, and their sums, and no formula', async () => {
  await sell('2026-05-10T12:00:00Z', { method: 'cash' });
  const shop = createShopFixture(database.db);
  const { id } = await shop.makeProduct({ title: '=HYPERLINK("x")' });
  await sql`update order_lines set product_id = ${id}`.execute(database.db);
  const write = async (report: ReportKey, found: Report) => {
    let text = '';
    for await (const piece of writeReport(report, found, { separator: 'comma', language: 'en' }))
      text += piece;
    return text.trim().split('\r\n');
  };
  const [heading, ...rows] = await write('products', await read('products', { comparison: 'year' }));
  expect(heading).toBe(
    '\uFEFFProduct,Pieces,"Pieces, before",Orders,"Orders, before",Goods at full price,"Goods at full price, before",Discounts,"Discounts, before",Revenue,"Revenue, before"'.slice(
      1,
    ),
  );
  expect(rows).toEqual([`"'=HYPERLINK(""x"")",1,0,1,0,100,0,0,0,100,0`, 'Total,1,0,,,100,0,0,0,100,0']);
  expect((await write('customers', await read('customers')))[1]).toBe('New,1,1,100');
});
