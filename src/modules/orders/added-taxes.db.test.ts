import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';
import { orderDraftContentSchema, orderDraftRequestSchema } from '#domain/schemas/order-draft.schema.ts';
import { orderEditRequestSchema, orderEditSchema } from '#domain/schemas/order-edit.schema.ts';
import { quoteRequestSchema, type Quote } from '#domain/schemas/order.schema.ts';
import type { RefundWish } from '#domain/schemas/refund.schema.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import { buildModules } from '#modules/build-modules.ts';
import { readOrderMail } from '#modules/mail/read-order-mail.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { readPaidOrder } from '#modules/payments/read-paid-order.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testModulesOptions } from '#tests/support/modules.ts';
import { guestOf, openOrders } from '#tests/support/order-fixture.ts';
import { makeDelivery, makePickupPoint } from '#tests/support/pickup-order.ts';
import { makePromotion } from '#tests/support/promotions.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';
import { hire } from '#tests/support/staff.ts';
import { taxShop } from '#tests/support/taxes.ts';

let database: TestDatabase;
let modules: ReturnType<typeof buildModules>['modules'];
let staffId: number;
let cup: number;
let book: number;

/** Cups at 19.99 and books at 3.33, without tax: 8.875 % in New York, 0 for books there; the delivery costs 7.00. */
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await makePickupPoint(db, 500);
  await makeDelivery(db, 700);
  const shop = createShopFixture(db);
  const cups = await shop.makeProduct({ title: 'Cup', variations: [{ fullPrice: 1999, stock: 900 }] });
  const books = await shop.makeProduct({ title: 'Book', variations: [{ fullPrice: 333 }] });
  await sql`update products set tax_class = 'books' where id = ${books.id}`.execute(db);
  cup = cups.variationIds[0] ?? 0;
  book = books.variationIds[0] ?? 0;
  await taxShop(db, {
    country: 'US',
    pricesIncludeTax: false,
    byDestination: true,
    classes: ['books'],
    rates: [
      { country: 'US', region: 'NY', percent: 8.875, name: 'Sales tax' },
      { country: 'US', region: 'NY', percent: 0, class: 'books', name: 'Sales tax' },
      { country: 'US', region: 'CA', percent: 7.25, name: 'Sales tax' },
      { country: 'DE', percent: 19 },
    ],
  });
  await makePromotion(db, {
    title: 'Ten percent',
    effect: { kind: 'percent', percent: 10 },
    codes: ['TEN'],
  });
  staffId = (await hire(database, 'manager', 'Boss')).id;
  modules = buildModules(testModulesOptions(db)).modules;
});
afterAll(() => database.drop());

const goesTo = (country: string, region = '') => ({
  deliveryType: 'delivery',
  locationCode: '',
  address: {
    country,
    region,
    locality: 'Town',
    street: 'Street 1',
    postalCode: country === 'US' ? '10001' : '',
  },
});
const newYork = goesTo('US', 'NY');
const place = (fields: Record<string, unknown> = newYork, items: [number, number][] = [[cup, 3]]) =>
  openOrders(database.db).place(items, fields);
const quote = (fields: object, items: [number, number][] = [[cup, 3]]): Promise<Quote> =>
  openOrders(database.db).orders.quote(
    quoteRequestSchema.parse({
      items: items.map(([variationId, quantity]) => ({ variationId, quantity })),
      ...fields,
    }),
    { userId: null, clientKey: '10.0.0.1' },
  );
const find = (id: string): Promise<OrderDetail> => modules.orders.management.find(id, staffId);
const giveBack = (id: string, wish: RefundWish): Promise<OrderDetail> =>
  modules.orders.management.refundCash(id, { wish, key: crypto.randomUUID(), staffId });
const healthy = async () => expect(await checkInvariants(database.db)).toEqual([]);

test('tax is added by the address, rounded once a line, on what a code leaves and on the delivery', async () => {
  const order = await place({ ...newYork, codes: ['TEN'] }, [
    [cup, 3],
    [book, 2],
  ]);
  // Of 66.63 the code takes 6.66: 5.99 of 59.97 and 0.67 of 6.66. 53.98 · 8.875 % = 4.7907, 7.00 · 8.875 % = 0.62125.
  expect(order).toMatchObject({
    totalPrice: 66.63,
    totalDiscountPrice: 59.97,
    deliveryInformation: { price: 7 },
    total: 72.38,
    taxes: [
      { name: 'Sales tax', rate: 8.875, base: 60.98, amount: 5.41, included: false },
      { name: 'Sales tax', rate: 0, base: 5.99, amount: 0, included: false },
    ],
  });
  const { orders } = openOrders(database.db);
  expect(await orders.find(order.number, guestOf(order))).toMatchObject({
    total: 72.38,
    taxes: order.taxes,
    items: [{ sumDiscountPrice: 53.98 }, { sumDiscountPrice: 5.99 }],
  });
  await healthy();
});

test('a delivery of a class without tax adds none', async () => {
  await sql`update tax_settings set delivery_class = 'books'`.execute(database.db);
  const { id, total } = await place();
  // 59.97 · 8.875 % = 5.3223.
  expect([total, (await find(id)).deliveryTaxAdded]).toEqual([72.29, 0]);
  await sql`update tax_settings set delivery_class = null`.execute(database.db);
  await healthy();
});

test('no tax is told before the place is known, and then it is what the order costs', async () => {
  expect(await quote({})).toMatchObject({ isTaxKnown: false, taxes: [], delivery: null, total: 59.97 });
  expect(await quote(goesTo('US'))).toMatchObject({ isTaxKnown: false, taxes: [], total: 66.97 });
  expect(await quote(goesTo('US', 'FL'))).toMatchObject({ isTaxKnown: true, taxes: [], total: 66.97 });
  expect(await quote(goesTo('US', 'CA'))).toMatchObject({ taxes: [{ amount: 4.86 }], total: 71.83 });
  for (const fields of [
    newYork,
    goesTo('US', 'CA'),
    goesTo('US', 'FL'),
    goesTo('DE'),
    { codes: ['TEN'], ...newYork },
  ]) {
    const seen = await quote(fields);
    const { total, taxes } = await place({ ...fields, expectedTotal: seen.total, expectedDue: seen.due });
    expect([total, taxes]).toEqual([seen.total, seen.taxes]);
  }
  await healthy();
});

test('where regions have rates of their own an address without its region is not ordered to', async () => {
  const noRegion = {
    status: 422,
    children: { address: { children: { region: { errors: [expect.any(String)] } } } },
  };
  await expect(place(goesTo('US'))).rejects.toMatchObject(noRegion);
  expect((await place(goesTo('DE'))).total).toBe(79.69);
});

test('a rate that changes between quote and order changes the total, which the buyer is asked about', async () => {
  const seen = await quote(newYork);
  await sql`insert into tax_rates (class, country, region, rate, valid_from, name)
    values ('standard', 'US', 'NY', 9, (now() - interval '1 day')::date, 'Sales tax')`.execute(database.db);
  // 59.97 · 9 % = 5.3973, 7.00 · 9 % = 0.63.
  await expect(place({ ...newYork, expectedTotal: seen.total })).rejects.toMatchObject({
    status: 409,
    data: { total: 73 },
  });
  await sql`delete from tax_rates where rate = 9`.execute(database.db);
});

test('what is fetched, or only sent as a file, is taxed in the region of the shop', async () => {
  const { db } = database;
  const pickup = { deliveryType: 'pickup', locationCode: 'studio' };
  expect((await quote(pickup)).taxes).toEqual([]);
  await createContentFixture(db).setSettings('common', { address: { country: 'US', region: 'NY' } });
  const ask = (fields: object) =>
    modules.orders.service.quote(quoteRequestSchema.parse(fields), { userId: null, clientKey: '10.0.0.1' });
  // 59.97 and 5.00 at 8.875 %: 5.3223 and 0.44375.
  expect(await ask({ items: [{ variationId: cup, quantity: 3 }], ...pickup })).toMatchObject({
    total: 70.73,
    taxes: [{ rate: 8.875, amount: 5.76 }],
  });
  const song = await createShopFixture(db).makeProduct({
    slug: 'song',
    fulfilment: 'download',
    variations: [{ fullPrice: 1000 }],
  });
  const items = [{ variationId: song.variationIds[0], quantity: 1 }];
  const taxed = { isTaxKnown: true, total: 10.89, taxes: [{ rate: 8.875, amount: 0.89 }] };
  expect(await ask({ items })).toMatchObject(taxed);
  expect(await ask({ items, ...goesTo('US', 'CA') })).toMatchObject(taxed);
});

test('refunds of pieces, delivery and amounts end exactly at what was paid, tax with them', async () => {
  const { id } = await place({ ...newYork, codes: ['TEN'] }, [
    [cup, 3],
    [book, 2],
  ]);
  const order = await modules.orders.management.setCashReceived(id, true, staffId);
  const refund = (wish: RefundWish) => giveBack(id, wish);
  const [first] = order.lines;
  const one = { id: first?.id ?? 0, quantity: 1, restock: false };
  // 53.98 and its tax of 4.79 are 58.77; a third of it is 19.59, and of the tax 1.5966…
  expect(await refund({ lines: [one], delivery: 0 })).toMatchObject({ refunded: 19.59, refundedTax: 1.59 });
  expect(await refund({ lines: [], delivery: 7.62 })).toMatchObject({ refunded: 27.21, refundedTax: 2.21 });
  await expect(refund({ lines: [], delivery: 0.01 })).rejects.toMatchObject({ status: 422 });
  await refund({ amount: 0.05 });
  await healthy();
  const { total, refunded } = await find(id);
  expect(await refund({ amount: Math.round((total - refunded) * 100) / 100 })).toMatchObject({
    refunded: 72.38,
    refundedTax: 5.41,
    cashLeft: 0,
  });
  await healthy();
});

test('providers are told of positions with their tax, which are together what is paid', async () => {
  const { id } = await place(newYork, [
    [cup, 3],
    [book, 2],
  ]);
  const paid = await readPaidOrder(database.db, id);
  expect(paid).toMatchObject({
    total: 7957,
    deliveryAmount: 762,
    lines: [
      { quantity: 3, amount: 6529 },
      { quantity: 2, amount: 666 },
    ],
  });
});

test('an edit keeps the tax on top of prices, whatever the shop says by now', async () => {
  const { id } = await place();
  await sql`update tax_settings set prices_include_tax = true`.execute(database.db);
  const { lines, version } = await find(id);
  const edit = {
    lines: [{ id: lines[0]?.id ?? 0, quantity: 1 }],
    added: [{ variationId: book, quantity: 1, price: 10 }],
  };
  // 19.99 at 8.875 % is 1.7741, the book has 0, the delivery 0.62.
  const after = { goods: 29.99, deliveryPrice: 7, total: 39.38 };
  expect(await modules.orderEdits.service.preview(id, orderEditSchema.parse(edit))).toMatchObject(after);
  const request = orderEditRequestSchema.parse({ ...edit, version, notify: false });
  const edited = await modules.orderEdits.service.save(id, request, staffId);
  expect(edited).toMatchObject({
    ...after,
    taxes: [
      { rate: 8.875, base: 26.99, amount: 2.39, included: false },
      { rate: 0, base: 10, amount: 0, included: false },
    ],
  });
  await sql`update tax_settings set prices_include_tax = false`.execute(database.db);
  await healthy();
});

test('a draft of the staff costs what the order does', async () => {
  const content = {
    ...newYork,
    lines: [{ variationId: cup, quantity: 3, price: null }],
    firstName: 'Ann',
    phone: '+12025550142',
  };
  const preview = await modules.orderDrafts.service.preview(
    crypto.randomUUID(),
    orderDraftContentSchema.parse(content),
  );
  expect(preview).toMatchObject({ total: 72.91, deliveryPrice: 7, taxes: [{ amount: 5.94 }] });
  const id = crypto.randomUUID();
  const { version } = await modules.orderDrafts.service.save(
    id,
    orderDraftRequestSchema.parse({ version: 0, ...content }),
    staffId,
  );
  const { orderId } = await modules.orderDrafts.service.place(
    id,
    { version, payment: 'cash', expectedTotal: preview.total },
    staffId,
  );
  expect(await find(orderId)).toMatchObject({ total: 72.91, deliveryTaxAdded: 0.62 });
  await healthy();
});

test('an invoice has prices without tax, the tax, and what was paid; its credit note what went back', async () => {
  const { id } = await place({ ...newYork, codes: ['TEN'] });
  const order = await modules.orders.management.setCashReceived(id, true, staffId);
  await modules.invoices.management.issue(id, staffId);
  await giveBack(id, { lines: [{ id: order.lines[0]?.id ?? 0, quantity: 1, restock: false }], delivery: 0 });
  const { rows } = await sql<{ kind: string; total: number; tax: number; content: { lines: object[] } }>`
    select kind, total, tax, content from invoices where order_id = ${id} order by id`.execute(database.db);
  expect(rows[0]).toMatchObject({ kind: 'invoice', total: order.total * 100, tax: 541 });
  expect(rows[0]?.content.lines).toMatchObject([
    { price: 1999, discount: 600, total: 5876, tax: { base: 5397, amount: 479, included: false } },
    { price: 700, discount: 0, total: 762, tax: { base: 700, amount: 62, included: false } },
  ]);
  await healthy();
});

test('a company that accounts for the tax pays prices as they are', async () => {
  await sql`update tax_settings set country = 'DE', sells_to_companies = true`.execute(database.db);
  await sql`insert into tax_rates (class, country, rate, valid_from, name)
    values ('standard', 'FR', 20, '2020-01-01', 'TVA')`.execute(database.db);
  const company = { name: 'Studio', taxNumber: 'FR40303265045' };
  const order = await place({ ...goesTo('FR'), company });
  expect(order).toMatchObject({
    total: 66.97,
    taxRelief: 0,
    taxes: [{ rate: 20, base: 66.97, amount: 0, included: false, reverseCharge: true }],
  });
  expect((await place(goesTo('FR'))).total).toBe(80.36);
  await sql`update tax_settings set country = 'US', sells_to_companies = false`.execute(database.db);
  await healthy();
});

test('letters have the tax among the sums, before the total', async () => {
  const { id } = await place();
  const settings = parseSettings({});
  const mail = await readOrderMail(database.db, id, {
    settings,
    origin: 'https://shop.example',
    language: 'en',
  });
  expect(mail?.taxesAdded).toMatchObject([
    { label: 'Sales tax 8.875%', value: expect.stringContaining('5.94') },
  ]);
  expect(mail?.taxes).toEqual([]);
});

test.each([
  ['taxes-added', sql`update order_lines set tax_added = tax_added + 1`],
  ['taxes-added', sql`update orders set delivery_tax_added = 0 where delivery_tax_added > 0`],
  ['order-taxes', sql`update order_tax_lines set amount = amount + 1 where amount > 0`],
  ['order-taxes', sql`update order_tax_lines set base = base + 1`],
])('doctor finds wrong taxes on top of prices: %s', async (name, damage) => {
  const undone = database.db.transaction().execute(async (trx) => {
    await damage.execute(trx);
    expect((await checkInvariants(trx)).map((breach) => breach.name)).toContain(name);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
});
