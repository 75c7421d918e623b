import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { orderDraftRequestSchema } from '#domain/schemas/order-draft.schema.ts';
import { orderEditRequestSchema } from '#domain/schemas/order-edit.schema.ts';
import { quoteRequestSchema, type Order, type Quote } from '#domain/schemas/order.schema.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import { buildModules } from '#modules/build-modules.ts';
import { readOrderMail } from '#modules/mail/read-order-mail.ts';
import { listItems } from '#modules/mail/templates/order-mails.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { readPaidOrder } from '#modules/payments/read-paid-order.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testModulesOptions } from '#tests/support/modules.ts';
import { openOrders } from '#tests/support/order-fixture.ts';
import { demoSettings, offerMethod } from '#tests/support/payment-fixture.ts';
import { makePickupPoint } from '#tests/support/pickup-order.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';
import { hire } from '#tests/support/staff.ts';
import { taxShop } from '#tests/support/taxes.ts';
import { translatorOf } from '#i18n/messages-of.ts';

let database: TestDatabase;
let modules: ReturnType<typeof buildModules>['modules'];
let staffId: number;
let song: number;
let cup: number;

/** A song that is sold as a file and weighs as much as its record, and a cup, in a shop whose delivery costs 7.00. */
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await makePickupPoint(db);
  await sql`insert into shipping_zones (code, title, shipping_speed, price, free_from, max_weight)
    values ('all', 'All', 'day_3', 700, 5000, 3)`.execute(db);
  const shop = createShopFixture(db);
  const songs = await shop.makeProduct({
    title: 'Song',
    fulfilment: 'download',
    weight: 2,
    variations: [{ fullPrice: 1900 }],
  });
  const cups = await shop.makeProduct({
    title: 'Cup',
    weight: 1,
    variations: [{ fullPrice: 1000, stock: 90 }],
  });
  song = songs.variationIds[0] ?? 0;
  cup = cups.variationIds[0] ?? 0;
  await taxShop(db, {
    country: 'DE',
    byDestination: true,
    rates: [
      { country: 'DE', percent: 19 },
      { country: 'FR', percent: 20, name: 'TVA' },
    ],
  });
  staffId = (await hire(database, 'manager', 'Boss')).id;
  modules = buildModules(testModulesOptions(db)).modules;
});
afterAll(() => database.drop());

const nowhere = { deliveryType: '', locationCode: '', email: 'zoe@mail.example' };
const toFrance = {
  deliveryType: 'delivery',
  locationCode: '',
  email: 'zoe@mail.example',
  address: { country: 'FR', region: '', locality: 'Lyon', street: 'Rue 1', postalCode: '69001' },
};
type Items = readonly (readonly [variationId: number, quantity: number])[];
const place = (items: Items, fields: Record<string, unknown>): Promise<Order> =>
  openOrders(database.db).place(items, fields);
const quote = (items: Items, fields: object = {}): Promise<Quote> =>
  openOrders(database.db).orders.quote(
    quoteRequestSchema.parse({
      items: items.map(([variationId, quantity]) => ({ variationId, quantity })),
      ...fields,
    }),
    { userId: null, clientKey: '10.0.0.1' },
  );
const find = (id: string) => modules.orders.management.find(id, staffId);

test('files are quoted without delivery, whatever is said of it', async () => {
  const nothing = {
    needsDelivery: false,
    delivery: 0,
    place: null,
    freeDelivery: null,
    weight: null,
    problems: [],
  };
  expect(await quote([[song, 2]])).toMatchObject({ ...nothing, total: 38 });
  expect(await quote([[song, 2]], toFrance)).toMatchObject({ ...nothing, total: 38 });
});

test('files with goods are delivered as goods are: weight is that of the goods, free delivery is for all', async () => {
  const mixed = [
    [song, 2],
    [cup, 1],
  ] as const;
  expect(await quote(mixed)).toMatchObject({ needsDelivery: true, delivery: null, weight: 1 });
  expect(await quote(mixed, toFrance)).toMatchObject({ delivery: 7, weight: 1, problems: [] });
  expect(
    await quote(
      [
        [song, 2],
        [cup, 2],
      ],
      toFrance,
    ),
  ).toMatchObject({ delivery: 0, weight: 2 });
  expect((await place(mixed, toFrance)).deliveryInformation).toMatchObject({ type: 'delivery', weight: 1 });
});

test('an order of files needs an email, and keeps nothing of a delivery that was sent along', async () => {
  await expect(place([[song, 1]], { ...nowhere, email: '' })).rejects.toMatchObject({
    status: 422,
    children: { email: {} },
  });
  const receiver = { firstName: 'Eve', lastName: '', phone: '' };
  for (const sent of [
    nowhere,
    { ...toFrance, receiver },
    { ...nowhere, deliveryType: 'pickup', locationCode: 'gone' },
  ]) {
    const { id, deliveryInformation, total, taxes } = await place([[song, 1]], sent);
    expect(deliveryInformation).toEqual({
      type: 'none',
      code: '',
      title: '',
      price: 0,
      speed: 'day_1',
      weight: null,
    });
    // Taxed where the shop is: nobody says where the buyer is.
    expect([total, taxes.map(({ rate }) => rate)]).toEqual([19, [19]]);
    expect((await find(id)).contact.receiver).toBeNull();
  }
  expect(await checkInvariants(database.db)).toEqual([]);
});

test('goods without a place of delivery are refused, files beside them or not', async () => {
  for (const items of [
    [[cup, 1]],
    [
      [cup, 1],
      [song, 1],
    ],
  ] as const)
    await expect(place(items, nowhere)).rejects.toMatchObject({
      status: 422,
      children: { deliveryType: {} },
    });
});

test('cash is no way to pay for files where the shop has another', async () => {
  await offerMethod(database.db, 'demo', demoSettings);
  await expect(place([[song, 1]], nowhere)).rejects.toMatchObject({
    status: 422,
    children: { paymentMethod: {} },
  });
  const { method } = await place([[song, 1]], { ...nowhere, paymentMethod: 'demo' });
  expect(method).toBe('demo');
  await sql`delete from payment_methods where key = 'demo'`.execute(database.db);
});

test('who comes too late for a file learns that, and is asked for no place', async () => {
  await sql`update products set enabled = false where title = 'Song'`.execute(database.db);
  const late = place([[song, 1]], { ...nowhere, expectedTotal: 19 });
  await expect(late).rejects.toMatchObject({ status: 409, data: { lines: [{ variationId: song }] } });
  await sql`update products set enabled = true where title = 'Song'`.execute(database.db);
});

test('such an order is done without being packed or sent, and nothing of it can come back', async () => {
  const { id } = await place([[song, 1]], nowhere);
  const { management } = modules.orders;
  const move = async (to: 'confirmed' | 'assembling' | 'delivered') => {
    const { state } = await find(id);
    return management.changeState(id, { from: state, to }, staffId);
  };
  await move('confirmed');
  expect((await find(id)).next).toEqual(['paid', 'delivered', 'canceled']);
  await expect(move('assembling')).rejects.toMatchObject({ status: 409 });
  expect(await move('delivered')).toMatchObject({ state: 'delivered', delivery: { type: 'none' } });
  expect(await modules.returns.management.ofOrder(id)).toMatchObject({ canAdd: false });
});

test('the staff add no goods to it that are delivered, and more files', async () => {
  const { id } = await place([[song, 1]], nowhere);
  const { version, lines } = await find(id);
  const add = (variationId: number) =>
    modules.orderEdits.service.save(
      id,
      orderEditRequestSchema.parse({
        version,
        lines: lines.map((line) => ({ id: line.id, quantity: line.quantity })),
        added: [{ variationId, quantity: 1 }],
      }),
      staffId,
    );
  await expect(add(cup)).rejects.toMatchObject({ status: 422, children: { added: {} } });
  expect(await add(song)).toMatchObject({ total: 38, delivery: { type: 'none', weight: null } });
});

test('the staff place one with an email alone', async () => {
  const drafts = modules.orderDrafts.service;
  const person = { firstName: 'Ann', phone: '', email: '' };
  const draft = (fields: object) =>
    drafts.save(
      crypto.randomUUID(),
      orderDraftRequestSchema.parse({
        version: 0,
        ...toFrance,
        ...person,
        lines: [{ variationId: song, quantity: 1 }],
        ...fields,
      }),
      staffId,
    );
  const order = (id: string) => drafts.place(id, { version: 1, expectedTotal: 19, payment: 'cash' }, staffId);
  const { id: nameless } = await draft({});
  await expect(order(nameless)).rejects.toMatchObject({ status: 422, children: { email: {} } });
  const { id, content } = await draft({ email: 'ann@mail.example' });
  expect(await drafts.preview(id, content)).toMatchObject({
    needsDelivery: false,
    deliveryPrice: 0,
    total: 19,
  });
  const { orderId } = await order(id);
  expect(await find(orderId)).toMatchObject({ state: 'confirmed', delivery: { type: 'none' }, total: 19 });
});

test('letters say nothing of a delivery, and lists find such orders', async () => {
  const { id, number } = await place([[song, 1]], { ...nowhere, firstName: 'Zoe' });
  const settings = parseSettings({});
  const mail = await readOrderMail(database.db, id, { settings, origin: 'https://shop.example' });
  expect(mail).toMatchObject({ deliveryPrice: null, delivery: { lines: [], place: '', speed: '' } });
  const labels = mail && JSON.stringify(listItems(mail, translatorOf('en')));
  expect(labels).toContain('Total');
  expect(labels).not.toContain('Delivery');
  const { orders } = await modules.orders.management.list(
    {
      words: [number],
      userId: null,
      sku: '',
      states: [],
      payment: null,
      delivery: 'none',
      from: null,
      to: null,
    },
    { sort: 'newest', offset: 0, limit: 5 },
  );
  expect(orders.map(({ id: listed }) => listed)).toContain(id);
  expect(orders.every(({ delivery }) => delivery.type === 'none')).toBe(true);
});

test('a receipt names a file as what it is, paid as it is handed over', async () => {
  const { id } = await place([[song, 1]], nowhere);
  expect((await readPaidOrder(database.db, id)).lines).toMatchObject([
    { title: 'Song', fulfilment: 'download', paymentMode: 'full_payment' },
  ]);
});
