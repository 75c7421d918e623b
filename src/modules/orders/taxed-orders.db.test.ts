import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';
import { quoteRequestSchema, type Quote } from '#domain/schemas/order.schema.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import { buildModules } from '#modules/build-modules.ts';
import { readOrderMail } from '#modules/mail/read-order-mail.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { readPaidOrder } from '#modules/payments/read-paid-order.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testModulesOptions } from '#tests/support/modules.ts';
import { guestOf, openOrders } from '#tests/support/order-fixture.ts';
import { makeDelivery, makePickupPoint } from '#tests/support/pickup-order.ts';
import { makePromotion } from '#tests/support/promotions.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';
import { taxShop } from '#tests/support/taxes.ts';

import type { OrderManagement } from './manage-orders.ts';

let database: TestDatabase;
let orderManagement: OrderManagement;
let staffId: number;
let cup: number;
let book: number;

/** Cups at 10.01 and books at 3.33 in a Finnish shop that taxes by the country of delivery; the pickup costs 5.00. */
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await makePickupPoint(db, 500);
  await makeDelivery(db, 700);
  const shop = createShopFixture(db);
  const cups = await shop.makeProduct({ variations: [{ fullPrice: 1001 }] });
  const books = await shop.makeProduct({ variations: [{ fullPrice: 333 }], vatCode: 1 });
  await sql`update products set tax_class = 'books' where id = ${books.id}`.execute(db);
  cup = cups.variationIds[0] ?? 0;
  book = books.variationIds[0] ?? 0;
  await taxShop(db, {
    country: 'FI',
    byDestination: true,
    classes: ['books'],
    rates: [
      { country: 'FI', percent: 25.5 },
      { country: 'FI', percent: 99, validFrom: '2999-01-01' },
      { country: 'FI', percent: 14, class: 'books' },
      { country: 'RU', percent: 22, name: 'НДС' },
    ],
  });
  const { rows } = await sql<{ id: number }>`insert into staff (email, name, role)
    values ('boss@shop.example', 'Boss', 'admin') returning id`.execute(db);
  staffId = rows[0]?.id ?? 0;
  orderManagement = buildModules(testModulesOptions(db)).modules.orders.management;
});
afterAll(() => database.drop());

const address = (country: string) => ({
  deliveryType: 'delivery',
  locationCode: '',
  address: { country, region: '', locality: 'Town', street: 'Street 1', postalCode: '' },
});
const place = (fields: Record<string, unknown> = {}) =>
  openOrders(database.db).place(
    [
      [cup, 3],
      [book, 2],
    ],
    fields,
  );
const quote = (fields: object = {}): Promise<Quote> =>
  openOrders(database.db).orders.quote(
    quoteRequestSchema.parse({ items: [{ variationId: cup, quantity: 3 }], ...fields }),
    { userId: null, clientKey: '10.0.0.1' },
  );
const healthy = async () => expect(await checkInvariants(database.db)).toEqual([]);

test('an order tells its taxes by rate, each line rounded once, and its price stays', async () => {
  const order = await place();
  // 30.03 · 25.5 / 125.5 = 6.1017…, 5.00 · 25.5 / 125.5 = 1.0159…, 6.66 · 14 / 114 = 0.8178…
  expect(order).toMatchObject({
    total: 41.69,
    taxes: [
      { name: 'VAT', rate: 25.5, base: 27.91, amount: 7.12, included: true },
      { name: 'VAT', rate: 14, base: 5.84, amount: 0.82, included: true },
    ],
  });
  const { orders } = openOrders(database.db);
  expect((await orders.find(order.number, guestOf(order)))?.taxes).toEqual(order.taxes);
  await healthy();
});

test('a discount lowers the tax of what it is taken off', async () => {
  await makePromotion(database.db, {
    title: 'Half of cups',
    effect: { kind: 'percent', percent: 50 },
    codes: ['HALF'],
  });
  const order = await place({ codes: ['HALF'] });
  const paid = order.taxes.reduce((sum, { base, amount }) => sum + base * 100 + amount * 100, 0);
  expect(Math.round(paid)).toBe(Math.round(order.total * 100));
  expect(order.total).toBe(23.34);
  await healthy();
});

test('the tax is that of the country of delivery; outside the EU without a rate there is none', async () => {
  expect((await place(address('RU'))).taxes).toMatchObject([{ name: 'НДС', rate: 22 }]);
  expect((await place(address('DE'))).taxes.map(({ rate }) => rate)).toEqual([25.5, 14]);
  const abroad = await place(address('US'));
  expect([abroad.taxes, abroad.total]).toEqual([[], 43.69]);
  await healthy();
});

test('a quote shows what the order will say, and the shop’s own tax while nobody knows where it goes', async () => {
  expect((await quote()).taxes).toMatchObject([{ rate: 25.5, amount: 6.1 }]);
  expect((await quote(address('RU'))).taxes).toMatchObject([{ rate: 22, amount: 6.68 }]);
  expect((await quote(address('US'))).taxes).toEqual([]);
});

test('refunds give back the taxes of what they give back, to the last cent', async () => {
  const { id } = await place();
  const order = await orderManagement.setCashReceived(id, true, staffId);
  const refund = (wish: Parameters<OrderManagement['refundCash']>[1]['wish']): Promise<OrderDetail> =>
    orderManagement.refundCash(id, { wish, key: crypto.randomUUID(), staffId });
  const [first] = order.lines;
  const one = { id: first?.id ?? 0, quantity: 1, restock: false };
  // 10.01 of 30.03, whose tax is 6.10: 2.033…
  expect((await refund({ lines: [one], delivery: 0 })).refundedTax).toBe(2.03);
  await refund({ amount: 0.07 });
  await refund({ lines: [one], delivery: 1.5 });
  await healthy();
  const { total, refunded } = await orderManagement.find(id, staffId);
  expect(await refund({ amount: Math.round((total - refunded) * 100) / 100 })).toMatchObject({
    refunded: 41.69,
    refundedTax: 7.94,
  });
  await healthy();
});

test('a provider is told the code of each line’s rate beside the product’s own', async () => {
  const order = await place(address('RU'));
  const paid = await readPaidOrder(database.db, order.id);
  const codes = (lines: typeof paid.lines) => lines.map((line) => [line.vatCode, line.taxVatCode]);
  expect(codes(paid.lines)).toEqual([
    [null, 11],
    [1, 11],
  ]);
  expect(paid.deliveryTaxVatCode).toBe(11);
  const finnish = await readPaidOrder(database.db, (await place()).id);
  expect(codes(finnish.lines)).toEqual([
    [null, null],
    [1, null],
  ]);
  expect(finnish.deliveryTaxVatCode).toBeNull();
});

test('a rate that begins between quote and order changes the tax, not what was agreed to', async () => {
  const { db } = database;
  const seen = await quote(address('RU'));
  await sql`insert into tax_rates (class, country, rate, valid_from, name)
    values ('standard', 'RU', 30, (now() - interval '1 day')::date, 'НДС')`.execute(db);
  const { orders } = openOrders(db);
  const order = await openOrders(db).place([[cup, 3]], { ...address('RU'), expectedTotal: seen.total });
  expect([order.total, order.taxes.map(({ rate }) => rate)]).toEqual([seen.total, [30]]);
  expect((await orders.find(order.number, guestOf(order)))?.total).toBe(seen.total);
  await sql`delete from tax_rates where rate = 30`.execute(db);
});

test('letters tell of taxes in the order’s language', async () => {
  const { id } = await place();
  const mail = await readOrderMail(database.db, id, {
    settings: parseSettings({}),
    origin: 'https://shop.example',
    language: 'ru',
  });
  expect(mail?.taxes.map(({ label }) => label)).toEqual([
    'В том числе VAT 25,5\u00a0%',
    'В том числе VAT 14\u00a0%',
  ]);
});

test('an order keeps its taxes, whatever becomes of the shop’s', async () => {
  const order = await place();
  await sql`update tax_settings set enabled = false`.execute(database.db);
  const { orders } = openOrders(database.db);
  expect((await orders.find(order.number, guestOf(order)))?.taxes).toEqual(order.taxes);
  expect((await place()).taxes).toEqual([]);
  await sql`update tax_settings set enabled = true`.execute(database.db);
});

test.each([
  [['order-taxes'], sql`update order_tax_lines set base = base + 1`],
  [
    ['order-taxes', 'refunded-taxes'],
    sql`update order_tax_lines set amount = amount + 1, base = base - 1 where base > 0`,
  ],
  [['refunded-taxes'], sql`update refund_lines set tax = tax + 1 where tax < amount`],
])('doctor finds wrong taxes: %s', async (names, damage) => {
  const undone = database.db.transaction().execute(async (trx) => {
    await damage.execute(trx);
    expect((await checkInvariants(trx)).map((breach) => breach.name)).toEqual(names);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
});
