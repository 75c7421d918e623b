import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { toMinor } from '#domain/money.ts';
import type { CommercemlChoices } from '#domain/schemas/commerceml.schema.ts';
import type { Order } from '#domain/schemas/order.schema.ts';
import { orderEditRequestSchema } from '#domain/schemas/order-edit.schema.ts';
import { refundWishSchema } from '#domain/schemas/refund.schema.ts';
import { buildModules } from '#modules/build-modules.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testModulesOptions } from '#tests/support/modules.ts';
import { goodsAlone, serveOneC } from '#tests/support/one-c-endpoint.ts';
import { openOrders } from '#tests/support/order-fixture.ts';
import { makeDelivery, makePickupPoint } from '#tests/support/pickup-order.ts';
import { makePromotion } from '#tests/support/promotions.ts';
import { createOneC } from '#tests/support/providers/one-c.ts';
import { readXml, type XmlElement } from '#tests/support/read-xml.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';
import { taxShop } from '#tests/support/taxes.ts';

import { createCommercemlManagement, type CommercemlManagement } from './manage-connection.ts';
import { giveOrders } from './orders.queries.ts';

let database: TestDatabase;
let modules: ReturnType<typeof buildModules>['modules'];
let management: CommercemlManagement;
/** Two instances over one database. */
let instances: FastifyInstance[];
let staffId: number;
let access: { login: string; password: string };
let variations: number[];
const choices: CommercemlChoices = { ...goodsAlone, sendsOrders: true };

const makeInstance = () => serveOneC(database.db, modules.settings.reader);

/** Prices in Moscow have 20 % within; to Riga 21.5 % come on top. Promotions take their part of goods and delivery. */
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  modules = buildModules(testModulesOptions(db)).modules;
  await createContentFixture(db).setSettings('common', { timeZone: 'Asia/Yekaterinburg' });
  await makePickupPoint(db, 333);
  await makeDelivery(db, 501);
  const product = await createShopFixture(db).makeProduct({
    title: 'Чашка & <блюдце>',
    variations: [
      { sku: 'C-1', fullPrice: 1001 },
      { fullPrice: 777, discountPrice: 333 },
      { fullPrice: 199_999 },
    ],
  });
  variations = product.variationIds;
  staffId = (await makeStaff(db, 'admin')).id;
  management = createCommercemlManagement({
    db,
    settings: modules.settings.reader,
    address: () => '',
    wake() {},
  });
  access = await management.makePassword(staffId);
  instances = [makeInstance(), makeInstance()];
});
beforeEach(async () => {
  await sql`truncate commerceml_exchanges, commerceml_orders cascade`.execute(database.db);
  await sql`update commerceml_connection set orders_since = null, orders_from = null`.execute(database.db);
  await management.change(choices);
});
afterAll(async () => {
  await Promise.all(instances.map((app) => app.close()));
  await database.drop();
});

let turn = 0;
const oneC = (login = access) =>
  createOneC(async (request) => {
    const answer = await instances[turn++ % instances.length]?.inject(request);
    expect(answer?.statusCode).toBe(200);
    return answer?.body ?? '';
  }, login);
const place = (quantity = 1, fields: Record<string, unknown> = {}): Promise<Order> =>
  openOrders(database.db).place([[variations[0] ?? 0, quantity]], fields);
const change = ({ id }: { id: string }) =>
  modules.orders.management.changeState(id, { from: 'new', to: 'confirmed' }, staffId);

const inside = (element: XmlElement | undefined, ...path: string[]): XmlElement[] => {
  let found = element ? [element] : [];
  for (const name of path)
    found = found.flatMap(({ children }) => children.filter((one) => one.name === name));
  return found;
};
const textOf = (element: XmlElement | undefined, ...path: string[]) =>
  inside(element, ...path)[0]?.text ?? '';
const documentsOf = (xml: string) => {
  const root = readXml(xml);
  return [...inside(root, 'Документ'), ...inside(root, 'Контейнер', 'Документ')];
};
const numbersOf = (xml: string) => documentsOf(xml).map((document) => textOf(document, 'Номер'));
const requisitesOf = (document: XmlElement | undefined) =>
  Object.fromEntries(
    inside(document, 'ЗначенияРеквизитов', 'ЗначениеРеквизита').map((one) => [
      textOf(one, 'Наименование'),
      textOf(one, 'Значение'),
    ]),
  );

describe('which orders are sent', () => {
  test('none before it is switched on, those that are placed afterwards, and none but for 1C’s own login', async () => {
    await management.change({ ...choices, sendsOrders: false });
    expect(await oneC().fetchOrders()).toMatch(/^failure\nOrders are not sent/);
    expect(await oneC({ ...access, password: 'wrong' }).fetchOrders()).toMatch(/^failure\nWrong login/);
    await sql`update commerceml_connection set orders_since = null`.execute(database.db);
    await place();
    await management.change(choices);
    const order = await place();
    expect(numbersOf(await oneC().fetchOrders())).toEqual([order.number]);
  });

  test('those of a chosen day on; of one that is chosen later what 1C has not got', async () => {
    const [old, older, newer] = [await place(), await place(), await place()];
    await sql`truncate commerceml_orders`.execute(database.db);
    // A day begins by the shop's clocks: at 19:00 in UTC.
    await sql`update orders set created_at = '2020-03-01T19:00:00Z' where id = ${old.id}`.execute(
      database.db,
    );
    await sql`update orders set created_at = '2020-03-01T18:59:59Z' where id = ${older.id}`.execute(
      database.db,
    );
    await management.change({ ...choices, ordersFrom: '2020-03-02' });
    expect((await management.read()).dueOrderCount).toBeGreaterThan(1);
    const numbers = numbersOf(await oneC().fetchOrders());
    expect(numbers).toContain(old.number);
    expect(numbers).toContain(newer.number);
    expect(numbers).not.toContain(older.number);
    await sql`update commerceml_orders set given = null`.execute(database.db);
    await management.change({ ...choices, ordersFrom: '2999-01-01' });
    expect(await management.read()).toMatchObject({ dueOrderCount: 0, ordersFrom: '2999-01-01' });
  });

  test('no samples, and no order again because its person was erased', async () => {
    const sample = await place();
    const erased = await place();
    await sql`update orders set is_sample = true where id = ${sample.id}`.execute(database.db);
    await sql`delete from commerceml_orders where order_id = ${sample.id}`.execute(database.db);
    await sql`update orders set version = version + 1 where id = ${sample.id}`.execute(database.db);
    const client = oneC();
    expect(numbersOf(await client.fetchOrders())).toEqual([erased.number]);
    await client.confirmOrders();
    await sql`update orders set contact = '{}', comment = '' where id = ${erased.id}`.execute(database.db);
    expect(numbersOf(await oneC().fetchOrders())).toEqual([]);
  });
});

describe('an order is sent until 1C confirms it', () => {
  test('cut off between query and success it comes again, confirmed it does not', async () => {
    const order = await place();
    const client = oneC();
    expect(numbersOf(await client.fetchOrders())).toEqual([order.number]);
    expect(numbersOf(await oneC().fetchOrders())).toEqual([order.number]);
    const last = oneC();
    await last.fetchOrders();
    expect(await last.confirmOrders()).toBe('success');
    expect(await last.confirmOrders()).toBe('success');
    expect(numbersOf(await oneC().fetchOrders())).toEqual([]);
    const [exchange] = await management.listExchanges();
    expect(exchange).toMatchObject({ givenCount: 1, takenCount: 1, files: [] });
  });

  test('what changes after the query comes again, as it is then', async () => {
    const order = await place();
    const client = oneC();
    await client.fetchOrders();
    await change(order);
    await client.confirmOrders();
    const again = documentsOf(await oneC().fetchOrders());
    expect(again.map((document) => requisitesOf(document)['Статус заказа'])).toEqual([
      '[confirmed] Confirmed',
    ]);
  });

  test('an exchange confirms what it was given itself, be there another at once', async () => {
    await place();
    const [first, second] = [oneC(), oneC()];
    expect(numbersOf(await first.fetchOrders())).toHaveLength(1);
    expect(numbersOf(await second.fetchOrders())).toHaveLength(1);
    await first.confirmOrders();
    expect(numbersOf(await oneC().fetchOrders())).toHaveLength(1);
    const many = [oneC(), oneC(), oneC()];
    await Promise.all(many.map((client) => client.fetchOrders()));
    await Promise.all(many.map((client) => client.confirmOrders()));
    expect(numbersOf(await oneC().fetchOrders())).toEqual([]);
  });

  test('a success without a query confirms nothing, nor does one of an answer that another has replaced', async () => {
    const order = await place();
    const client = oneC();
    await client.signIn('sale');
    await client.confirmOrders();
    expect(numbersOf(await client.fetchOrders())).toEqual([order.number]);
    // Whoever changes the order holds it while the second answer is put together.
    await database.db.transaction().execute(async (trx) => {
      await sql`update orders set comment = 'Later' where id = ${order.id}`.execute(trx);
      expect(numbersOf(await client.call('query', '', undefined, 'sale'))).toEqual([]);
      await client.confirmOrders();
    });
    expect(documentsOf(await oneC().fetchOrders()).map((one) => textOf(one, 'Комментарий'))).toEqual([
      'Later',
    ]);
  });

  test('a bounded number at once, those that changed first before the others', async () => {
    const placed = [await place(), await place(), await place()];
    await oneC().signIn('sale');
    const { rows } = await sql<{ id: number }>`select max(id) as id from commerceml_exchanges`.execute(
      database.db,
    );
    const ids = await database.db.transaction().execute((trx) => giveOrders(trx, rows[0]?.id ?? 0, 2));
    expect(ids).toEqual(placed.slice(0, 2).map(({ id }) => id));
  });
});

/** Whether the document's sums are the order's, and each is what is beside it. */
async function expectSums(document: XmlElement | undefined): Promise<void> {
  const minor = (element: XmlElement | undefined, ...path: string[]) =>
    toMinor(Number(textOf(element, ...path)));
  const { rows } = await sql<{ total: number; taxAdded: number }>`
    select total, tax_added as "taxAdded" from orders where id = ${textOf(document, 'Ид')}`.execute(
    database.db,
  );
  const lines = inside(document, 'Товары', 'Товар');
  const sums = lines.map((line) => minor(line, 'Сумма'));
  expect(minor(document, 'Сумма')).toBe(rows[0]?.total);
  expect(sums.reduce((sum, amount) => sum + amount, 0)).toBe(rows[0]?.total);
  const added = lines.map((line, index) => {
    const price = minor(line, 'ЦенаЗаЕдиницу') * Number(textOf(line, 'Количество'));
    return (sums[index] ?? 0) - (price - minor(line, 'Скидки', 'Скидка', 'Сумма'));
  });
  expect(added.reduce((sum, amount) => sum + amount, 0)).toBe(rows[0]?.taxAdded);
}

test('the sums of goods and delivery are the total: with discounts, taxes within and on top, edits and refunds', async () => {
  const { db } = database;
  await taxShop(db, {
    country: 'RU',
    byDestination: true,
    rates: [
      { country: 'RU', percent: 20, name: 'НДС' },
      { country: 'LV', percent: 21.5, name: 'НДС' },
    ],
  });
  await makePromotion(db, {
    title: 'Седьмая часть',
    effect: { kind: 'percent', percent: 14 },
    codes: ['PART'],
  });
  await makePromotion(db, {
    title: 'Доставка',
    class: 'shipping',
    effect: { kind: 'percent', percent: 33 },
    codes: ['FREE'],
  });
  const random = (count: number) => Math.floor(Math.random() * count);
  const address = { country: 'RU', region: '', locality: 'Пермь', street: 'Мира, 1', postalCode: '614000' };
  for (let round = 0; round < 12; round++) {
    await sql`update tax_settings set prices_include_tax = ${round % 3 !== 0}`.execute(db);
    const fields = {
      ...(round % 2 === 0 && { deliveryType: 'delivery', locationCode: '', address }),
      codes: [...(random(2) ? ['PART'] : []), ...(random(2) ? ['FREE'] : [])],
    };
    const items = variations.map((id): [number, number] => [id, 1 + random(7)]).slice(0, 1 + random(3));
    const { id } = await openOrders(db).place(items, fields);
    const order = await modules.orders.management.find(id, staffId);
    if (random(2)) {
      const edit = { discount: { kind: 'amount', value: 1.01, reason: 'Скол' }, version: order.version };
      await modules.orderEdits.service.save(id, orderEditRequestSchema.parse(edit), staffId);
    }
    if (random(2)) {
      await modules.orders.management.setCashReceived(id, true, staffId);
      const wish = refundWishSchema.parse({ amount: 1.07 });
      await modules.orders.management.refundCash(id, { wish, key: crypto.randomUUID(), staffId });
    }
  }
  const documents = documentsOf(await oneC().fetchOrders());
  expect(documents).toHaveLength(12);
  for (const document of documents) await expectSums(document);
});

describe('a document', () => {
  test.each([
    ['of the older versions', '2.08', 'Документ'],
    ['from 3 on, in a container', '3.1', 'Контейнер'],
  ])('%s', async (_what, version, name) => {
    await place();
    const root = readXml(await oneC().fetchOrders(version));
    expect(root).toMatchObject({ name: 'КоммерческаяИнформация', attributes: { ВерсияСхемы: version } });
    expect(root.attributes['xmlns']).toBe(version === '3.1' ? 'urn:1C.ru:commerceml_3' : undefined);
    expect(root.children.map((child) => child.name)).toEqual([name]);
  });

  test('names goods as 1C does where they came from there, the buyer, the address and how it is paid', async () => {
    await sql`insert into foreign_ids (source, kind, foreign_id, variation_id)
      values ('commerceml', 'variation', 'guid#choice', ${variations[0]})`.execute(database.db);
    const address = { country: 'RU', region: '', locality: 'Пермь', street: 'Мира, 1', postalCode: '614000' };
    const order = await openOrders(database.db).place(
      [
        [variations[0] ?? 0, 2],
        [variations[2] ?? 0, 1],
      ],
      {
        firstName: 'Анна',
        lastName: 'Иванова',
        email: 'Anna@mail.example',
        comment: 'Кот\u0007 "Ы" & <b>',
        deliveryType: 'delivery',
        locationCode: '',
        address,
      },
    );
    const [document] = documentsOf(await oneC().fetchOrders());
    expect(textOf(document, 'Ид')).toBe(order.id);
    expect(textOf(document, 'ХозОперация')).toBe('Заказ товара');
    expect(textOf(document, 'Комментарий')).toContain('"Ы" & <b>');
    expect(
      inside(document, 'Товары', 'Товар').map((line) => [textOf(line, 'Ид'), textOf(line, 'Наименование')]),
    ).toEqual([
      ['guid#choice', 'Чашка & <блюдце>'],
      [`variation-${variations[2]}`, 'Чашка & <блюдце>'],
      ['ORDER_DELIVERY', 'All'],
    ]);
    const [buyer] = inside(document, 'Контрагенты', 'Контрагент');
    expect([textOf(buyer, 'Ид'), textOf(buyer, 'ПолноеНаименование'), textOf(buyer, 'Роль')]).toEqual([
      'anna@mail.example',
      'Иванова Анна',
      'Покупатель',
    ]);
    expect(textOf(buyer, 'Адрес', 'Представление')).toBe('614000, RU, Пермь, Мира, 1');
    expect(requisitesOf(document)).toMatchObject({
      'Статус заказа': '[new] New',
      'Метод оплаты': 'cash',
      'Заказ оплачен': 'false',
      Отменен: 'false',
      'Способ доставки': 'All',
    });
  });

  test('a company buys with its number', async () => {
    const { id } = await place();
    await sql`update orders set contact = contact || '{"company": {"name": "ООО «Ромашка»", "taxNumber": "7707083893"}}'
      where id = ${id}`.execute(database.db);
    const [document] = documentsOf(await oneC().fetchOrders());
    const [buyer] = inside(document, 'Контрагенты', 'Контрагент');
    expect([textOf(buyer, 'ОфициальноеНаименование'), textOf(buyer, 'ИНН')]).toEqual([
      'ООО «Ромашка»',
      '7707083893',
    ]);
  });

  test('in windows-1251, with letters that it does not have', async () => {
    await management.change({ ...choices, ordersEncoding: 'windows-1251' });
    await place(1, { comment: 'Ёж — 😀 عربي' });
    const client = createOneC(async (request) => {
      const answer = await instances[0]?.inject(request);
      expect(answer?.headers['content-type']).toMatch(/^text\/(xml; charset=windows-1251|plain)/);
      return new TextDecoder('windows-1251').decode(answer?.rawPayload);
    }, access);
    const xml = await client.fetchOrders();
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="windows-1251"/);
    expect(documentsOf(xml).map((document) => textOf(document, 'Комментарий'))).toEqual(['Ёж — 😀 عربي']);
  });
});
