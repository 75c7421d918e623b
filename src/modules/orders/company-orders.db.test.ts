import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { orderEditRequestSchema } from '#domain/schemas/order-edit.schema.ts';
import { quoteRequestSchema, type Order, type Quote } from '#domain/schemas/order.schema.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import { buildModules } from '#modules/build-modules.ts';
import { invoiceContentSchema } from '#modules/invoices/invoice-content.ts';
import { readOrderMail, withoutTyped } from '#modules/mail/read-order-mail.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { sumOfPositions } from '#modules/payment-methods/payment-provider.ts';
import { readPaidOrder } from '#modules/payments/read-paid-order.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testModulesOptions } from '#tests/support/modules.ts';
import { openOrders } from '#tests/support/order-fixture.ts';
import { makeDelivery, makePickupPoint } from '#tests/support/pickup-order.ts';
import { makePromotion } from '#tests/support/promotions.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';
import { taxShop } from '#tests/support/taxes.ts';

let database: TestDatabase;
let modules: ReturnType<typeof buildModules>['modules'];
let staffId: number;
let cup: number;
let book: number;

/** Cups at 9.99 and books at 3.33 in a German shop that taxes by the country of delivery, which costs 7.00. */
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await makePickupPoint(db);
  await makeDelivery(db, 700);
  const shop = createShopFixture(db);
  const cups = await shop.makeProduct({ title: 'Cup', variations: [{ fullPrice: 999, stock: 90 }] });
  const books = await shop.makeProduct({ title: 'Book', variations: [{ fullPrice: 333, stock: 90 }] });
  await sql`update products set tax_class = 'books' where id = ${books.id}`.execute(db);
  cup = cups.variationIds[0] ?? 0;
  book = books.variationIds[0] ?? 0;
  await taxShop(db, {
    country: 'DE',
    taxNumber: 'DE136695976',
    byDestination: true,
    sellsToCompanies: true,
    classes: ['books'],
    rates: [
      { country: 'DE', percent: 19 },
      { country: 'FR', percent: 20, name: 'TVA' },
      { country: 'FR', percent: 5.5, name: 'TVA', class: 'books' },
    ],
  });
  staffId = (await makeStaff(db, 'admin')).id;
  modules = buildModules(testModulesOptions(db)).modules;
});
afterAll(() => database.drop());

const company = { name: 'Atelier Dupont', taxNumber: 'fr 40 303 265 045' };
const toFrance = {
  deliveryType: 'delivery',
  locationCode: '',
  address: { country: 'FR', region: '', locality: 'Lyon', street: 'Rue 1', postalCode: '' },
};
const place = (fields: Record<string, unknown> = {}, buyer = {}): Promise<Order> =>
  openOrders(database.db).place(
    [
      [cup, 3],
      [book, 2],
    ],
    { ...toFrance, company, ...fields },
    buyer,
  );
const quote = (fields: object): Promise<Quote> =>
  openOrders(database.db).orders.quote(
    quoteRequestSchema.parse({
      items: [
        { variationId: cup, quantity: 3 },
        { variationId: book, quantity: 2 },
      ],
      ...toFrance,
      ...fields,
    }),
    { userId: null, clientKey: '10.0.0.1' },
  );
const healthy = async () => expect(await checkInvariants(database.db)).toEqual([]);
const asMinor = (amounts: number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);

test('a quote takes the tax of each line off, rounded once, as soon as a number fits the country', async () => {
  const shown = await quote({});
  expect(shown).toMatchObject({ takesCompanies: true, total: 43.63, taxRelief: 0, delivery: 7 });
  // 29.97 · 20 / 120 = 4.995, 6.66 · 5.5 / 105.5 = 0.3472…, 7.00 · 20 / 120 = 1.1666…
  const net = await quote({ taxNumber: company.taxNumber });
  expect(net).toMatchObject({ total: 37.11, taxRelief: 5.35, delivery: 5.83, due: 37.11 });
  expect(net.taxes.map(({ base, amount, reverseCharge }) => [base, amount, reverseCharge])).toEqual([
    [30.8, 0, true],
    [6.31, 0, true],
  ]);
  expect((await quote({ taxNumber: 'FR4030' })).total).toBe(shown.total);
  expect((await quote({ taxNumber: 'DE136695976' })).total).toBe(shown.total);
});

test('limits and free delivery go by the prices that everybody sees', async () => {
  await sql`update shipping_zones set min_amount = 3600, free_from = 3663`.execute(database.db);
  const net = await quote({ taxNumber: company.taxNumber });
  expect(net).toMatchObject({ problems: [], delivery: 0 });
  const order = await place({ expectedTotal: net.total });
  expect(order.deliveryInformation.price).toBe(0);
  await healthy();
  await sql`update shipping_zones set min_amount = null, free_from = null`.execute(database.db);
});

test('an order, its books and what a provider is asked for say the same', async () => {
  const seen = await quote({ taxNumber: company.taxNumber });
  const order = await place({ expectedTotal: seen.total });
  expect(order).toMatchObject({ total: 37.11, taxRelief: 5.35, taxes: seen.taxes });
  const detail = await modules.orders.management.find(order.id, staffId);
  expect(detail.contact.company).toEqual({ name: 'Atelier Dupont', taxNumber: 'FR40303265045' });
  expect(detail).toMatchObject({ total: 37.11, taxRelief: 5.35 });
  expect(asMinor([...detail.lines.map(({ sum }) => sum), detail.deliveryPrice])).toBe(3711);
  const paid = await readPaidOrder(database.db, order.id);
  expect([sumOfPositions(paid), paid.total]).toEqual([3711, 3711]);
  await healthy();
});

test('promotions are taken off the prices, and the tax of what is left then', async () => {
  await makePromotion(database.db, {
    title: 'Half of cups',
    effect: { kind: 'percent', percent: 50 },
    codes: ['HALF'],
  });
  const order = await place({ codes: ['HALF'] });
  const [off] = order.adjustments;
  expect(off).toMatchObject({ title: 'Half of cups' });
  const reduced = asMinor([order.totalPrice]) - asMinor([off?.amount ?? 0, order.taxRelief]);
  expect(asMinor([order.totalDiscountPrice])).toBe(reduced);
  await healthy();
});

test('the total is agreed to: a number that comes or goes between is told', async () => {
  await expect(place({ expectedTotal: 43.63 })).rejects.toMatchObject({
    status: 409,
    data: { total: 37.11 },
  });
  await expect(place({ expectedTotal: 37.11, company: undefined })).rejects.toMatchObject({
    status: 409,
    data: { total: 43.63 },
  });
});

test('a company without a name, and a number of no known form, are refused at their fields', async () => {
  const nameless = { name: ' ', taxNumber: company.taxNumber };
  await expect(place({ company: nameless })).rejects.toMatchObject({
    status: 422,
    children: { company: { children: { name: {} } } },
  });
  await expect(place({ company: { name: 'Atelier', taxNumber: 'FR1' } })).rejects.toMatchObject({
    status: 422,
    children: { company: { children: { taxNumber: {} } } },
  });
  const nameAlone = await place({ company: { name: 'Atelier', taxNumber: '' } });
  expect(nameAlone).toMatchObject({ total: 43.63, taxRelief: 0 });
});

test('a repeated request gets the order that it made', async () => {
  const key = { idempotencyKey: crypto.randomUUID(), clientKey: '10.1.1.1' };
  const [first, second] = await Promise.all([place({}, key), place({}, key)]);
  expect(second).toEqual(first);
  expect(first.taxRelief).toBe(5.35);
});

test('an edit keeps what the order was placed with, whatever the shop sells by then', async () => {
  const { id } = await place();
  await sql`update tax_settings set sells_to_companies = false`.execute(database.db);
  const { version, lines } = await modules.orders.management.find(id, staffId);
  const edit = (wish: object) =>
    modules.orderEdits.service.save(id, orderEditRequestSchema.parse({ version, ...wish }), staffId);
  const edited = await edit({
    lines: [
      { id: lines[0]?.id ?? 0, quantity: 5 },
      { id: lines[1]?.id ?? 0, quantity: 0 },
    ],
    added: [{ variationId: book, quantity: 3 }],
    discount: { kind: 'amount', value: 10, reason: 'Sorry' },
  });
  expect(edited.taxes.every(({ reverseCharge, amount }) => reverseCharge && amount === 0)).toBe(true);
  const goods = edited.lines.map(({ sum }) => sum);
  expect(asMinor([...goods, edited.deliveryPrice])).toBe(asMinor([edited.total]));
  expect(edited.taxRelief).toBeGreaterThan(5.35);
  await healthy();
  await sql`update tax_settings set sells_to_companies = true`.execute(database.db);
});

test('refunds give back what was paid, and no tax', async () => {
  const { id } = await place();
  const order = await modules.orders.management.setCashReceived(id, true, staffId);
  const refund = (wish: Parameters<typeof modules.orders.management.refundCash>[1]['wish']) =>
    modules.orders.management.refundCash(id, { wish, key: crypto.randomUUID(), staffId });
  await refund({ lines: [{ id: order.lines[0]?.id ?? 0, quantity: 1, restock: true }], delivery: 1 });
  const { total, refunded } = await modules.orders.management.find(id, staffId);
  const all = await refund({ amount: (asMinor([total]) - asMinor([refunded])) / 100 });
  expect(all).toMatchObject({ refunded: 37.11, refundedTax: 0 });
  await healthy();
});

test('the invoice names both companies and says who accounts for the tax', async () => {
  const { id } = await place();
  await modules.invoices.management.issue(id, staffId);
  const { rows } = await sql<{
    content: unknown;
  }>`select content from invoices where order_id = ${id}`.execute(database.db);
  const invoice = invoiceContentSchema.parse(rows[0]?.content);
  expect(invoice).toMatchObject({
    total: 3711,
    buyer: { name: 'Atelier Dupont', country: 'FR', taxNumber: 'FR40303265045' },
    seller: { taxNumber: 'DE136695976' },
  });
  // Prices before the tax is taken out of them, and no discount that nobody gave.
  expect(invoice.lines.map(({ price, discount, total }) => [price, discount, total])).toEqual([
    [999, 0, 2497],
    [333, 0, 631],
    [583, 0, 583],
  ]);
  expect(invoice.lines.every(({ tax }) => tax?.reverseCharge && tax.amount === 0)).toBe(true);
  expect((await modules.invoices.management.ofOrder(id)).current).toMatchObject({ matches: true });
  await healthy();
});

test('letters tell what is not charged; to who may not be the buyer they name no company', async () => {
  const { id } = await place();
  const terms = { settings: parseSettings({}), origin: 'https://shop.example', language: 'en' as const };
  const mail = await readOrderMail(database.db, id, terms);
  if (!mail) throw new Error('No such order');
  expect(mail).toMatchObject({
    contact: { company: 'Atelier Dupont\nFR40303265045' },
    discount: '',
    taxes: [],
  });
  expect(mail.adjustments.map(({ label }) => label)).toEqual(['Tax not charged (reverse charge)']);
  expect(withoutTyped(mail).contact.company).toBe('');
});

test('staff who correct a contact leave the company to it', async () => {
  const { id } = await place();
  const { version, contact } = await modules.orders.management.find(id, staffId);
  const { company: _, ...person } = contact;
  const changed = await modules.orders.management.changeContact(
    id,
    { ...person, version, firstName: 'Anne', address: null },
    staffId,
  );
  expect(changed.contact).toMatchObject({ firstName: 'Anne', company: { taxNumber: 'FR40303265045' } });
});

test('a shop that sells to no companies takes an order as that of a person', async () => {
  await sql`update tax_settings set sells_to_companies = false`.execute(database.db);
  const order = await place({ company: { name: '', taxNumber: 'nonsense' } });
  expect(order).toMatchObject({ total: 43.63, taxRelief: 0 });
  expect((await modules.orders.management.find(order.id, staffId)).contact.company).toBeNull();
  expect((await quote({ taxNumber: company.taxNumber })).takesCompanies).toBe(false);
  await sql`update tax_settings set sells_to_companies = true`.execute(database.db);
});

test.each([
  [['reverse-charges'], sql`update orders set tax_relief = tax_relief - 1 where tax_relief > 0`],
  [
    ['order-adjustments', 'reverse-charges'],
    sql`update order_lines set tax_relief = tax_relief - 1 where tax_relief > 0`,
  ],
  [['order-taxes'], sql`update order_tax_lines set base = base + 1 where reverse_charge`],
])('doctor finds wrong reverse charges: %s', async (names, damage) => {
  const undone = database.db.transaction().execute(async (trx) => {
    await damage.execute(trx);
    expect((await checkInvariants(trx)).map((breach) => breach.name)).toEqual(names);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
});
