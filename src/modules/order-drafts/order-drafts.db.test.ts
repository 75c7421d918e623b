import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';
import {
  orderDraftContentSchema,
  orderDraftRequestSchema,
  type DraftPayment,
  type OrderDraft,
} from '#domain/schemas/order-draft.schema.ts';
import { orderSchema } from '#domain/schemas/order.schema.ts';
import { buildModules } from '#modules/build-modules.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { createRandom } from '#modules/maintenance/random.ts';
import { issueOrderAccess } from '#modules/orders/order-access.ts';
import { makeUser } from '#tests/support/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testModulesOptions } from '#tests/support/modules.ts';
import { guestOf, openOrders } from '#tests/support/order-fixture.ts';
import { demoSettings, offerMethod } from '#tests/support/payment-fixture.ts';
import { makePickupPoint } from '#tests/support/pickup-order.ts';
import { makePromotion } from '#tests/support/promotions.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';
import { hire } from '#tests/support/staff.ts';
import { taxShop } from '#tests/support/taxes.ts';

let database: TestDatabase;
let modules: ReturnType<typeof buildModules>['modules'];
let shop: ShopFixture;
let staffId: number;
let cup: number;
let book: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  shop = createShopFixture(db);
  await makePickupPoint(db, 500);
  await taxShop(db, { country: 'FI', rates: [{ country: 'FI', percent: 25.5 }] });
  staffId = (await hire(database, 'manager', 'Boss')).id;
  await offerMethod(db, 'demo', demoSettings);
  modules = buildModules({ ...testModulesOptions(db), demo: true }).modules;
});
beforeEach(async () => {
  const made = await shop.makeProduct({
    title: 'Cup',
    variations: [
      { stock: 50, fullPrice: 1001 },
      { stock: 5, fullPrice: 333 },
    ],
  });
  [cup = 0, book = 0] = made.variationIds;
});
afterAll(() => database.drop());

const drafts = () => modules.orderDrafts.service;
const save = (fields: object, { id = crypto.randomUUID(), version = 0 }: Partial<OrderDraft> = {}) =>
  drafts().save(id, orderDraftRequestSchema.parse({ version, ...fields }), staffId);
const preview = (fields: object, id = crypto.randomUUID()) =>
  drafts().preview(id, orderDraftContentSchema.parse(fields));
const readOrder = (id: string): Promise<OrderDetail> => modules.orders.management.find(id, staffId);
async function place(draft: OrderDraft, payment: DraftPayment = 'cash'): Promise<OrderDetail> {
  const { total } = await drafts().preview(draft.id, draft.content);
  const { orderId } = await drafts().place(
    draft.id,
    { version: draft.version, expectedTotal: total, payment },
    staffId,
  );
  return readOrder(orderId);
}
const stockOf = (variationId: number) => openOrders(database.db).stockOf(variationId);
const channelOf = async (id: string) => {
  const { rows } = await sql<{ channel: string }>`select channel from orders where id = ${id}`.execute(
    database.db,
  );
  return rows[0]?.channel;
};
const healthy = async () => expect(await checkInvariants(database.db)).toEqual([]);
const countOrders = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from orders`.execute(
    database.db,
  );
  return rows[0]?.count;
};

const phoned = {
  firstName: 'Ann',
  phone: '+971501234567',
  email: 'ann@mail.example',
  deliveryType: 'pickup',
  locationCode: 'studio',
};

test('a phone order waits for its money with its stock, taxes, discounts and history', async () => {
  const fields = {
    ...phoned,
    lines: [
      { variationId: cup, quantity: 3 },
      { variationId: book, quantity: 2, price: 3 },
    ],
    customLines: [{ title: 'Engraving', quantity: 1, price: 7.5 }],
    discount: { kind: 'percent', value: 10, reason: 'Since you called' },
    language: 'ru',
    comment: 'Ring twice',
  };
  const shown = await preview(fields);
  const draft = await save(fields);
  expect(await countOrders()).toBe(0);
  expect(await stockOf(cup)).toBe(50);
  const order = await place(draft, 'link');
  // 30.03 + 6.00 + 7.50, less 4.35, and 5.00 of the delivery.
  expect(order).toMatchObject({
    state: 'new',
    paymentState: 'new',
    total: 44.18,
    language: 'ru',
    comment: 'Ring twice',
    lines: [
      { title: 'Cup', quantity: 3, price: 10.01 },
      { quantity: 2, price: 3, fullPrice: 3.33 },
      { title: 'Engraving', productId: null, quantity: 1, price: 7.5 },
    ],
    staffDiscount: { kind: 'percent', value: 10, reason: 'Since you called' },
    deliveryPrice: 5,
    contact: { firstName: 'Ann', phone: '+971501234567', email: 'ann@mail.example' },
  });
  expect(shown).toMatchObject({ total: order.total, taxes: order.taxes, goods: order.goods });
  expect(order.events).toMatchObject([{ kind: 'placed', author: 'Boss' }]);
  expect(await channelOf(order.id)).toBe('staff');
  expect(Date.parse(order.reservedUntil ?? '')).toBeGreaterThan(Date.now() + 71 * 3_600_000);
  expect([await stockOf(cup), await stockOf(book)]).toEqual([47, 3]);
  const { rows } = await sql<{ topic: string }>`select topic from outbox
    where payload ->> 'orderId' = ${order.id} order by topic`.execute(database.db);
  expect(rows.map(({ topic }) => topic)).toEqual(
    expect.arrayContaining(['mail.order-placed', 'mail.shop-order-placed']),
  );
  // The buyer reads a line of the staff's own as any other.
  const accessToken = await issueOrderAccess(database.db, order.id);
  const read = orderSchema.parse(await modules.orders.service.find(order.id, guestOf({ accessToken })));
  expect(read.items.at(-1)).toMatchObject({
    product: { id: 0, slug: '', title: 'Engraving' },
    sumDiscountPrice: 6.75,
  });
  await healthy();
});

test.each(['cash', 'card'] as const)('what is paid by %s at the counter is done at once', async (payment) => {
  const order = await place(await save({ lines: [{ variationId: cup, quantity: 1 }] }), payment);
  expect(order).toMatchObject({
    state: 'delivered',
    paymentState: 'cashSuccess',
    cashReceived: true,
    total: 10.01,
    deliveryPrice: 0,
    paid: 10.01,
  });
  expect(order.events).toMatchObject([
    { kind: 'placed', author: 'Boss' },
    { kind: 'cash', to: 'received', reason: payment },
  ]);
  expect(await channelOf(order.id)).toBe('counter');
  await healthy();
});

test('paid at the counter and sent, it still has its way before it', async () => {
  const order = await place(await save({ ...phoned, lines: [{ variationId: cup, quantity: 1 }] }));
  expect(order).toMatchObject({ state: 'confirmed', cashReceived: true });
});

test('nothing to pay needs no money and no provider', async () => {
  const discount = { kind: 'percent', value: 100, reason: 'A gift' };
  const order = await place(await save({ lines: [{ variationId: cup, quantity: 1 }], discount }), 'link');
  expect(order).toMatchObject({ state: 'delivered', paymentState: 'completed', total: 0 });
  await healthy();
});

test('promotions count for goods at their price, and codes that do nothing are told', async () => {
  const title = `Tenth ${crypto.randomUUID()}`;
  await makePromotion(database.db, { title, effect: { kind: 'percent', percent: 10 }, codes: ['TENTH'] });
  const fields = {
    lines: [
      { variationId: cup, quantity: 1 },
      { variationId: book, quantity: 1, price: 3 },
    ],
    codes: ['tenth', 'nothing'],
  };
  const shown = await preview(fields);
  expect(shown).toMatchObject({ adjustments: [{ title, amount: 1 }], total: 12.01 });
  expect(shown.refusedCodes).toHaveLength(1);
  const order = await place(await save(fields));
  expect(order).toMatchObject({ adjustments: [{ title, amount: 1 }], total: 12.01 });
  await healthy();
});

test('twenty who place one draft at once make one order', async () => {
  const draft = await save({ lines: [{ variationId: cup, quantity: 2 }] });
  const before = (await countOrders()) ?? 0;
  const placed = await Promise.all(
    Array.from({ length: 20 }, () =>
      drafts().place(draft.id, { version: draft.version, expectedTotal: 20.02, payment: 'cash' }, staffId),
    ),
  );
  expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(1);
  expect(await countOrders()).toBe(before + 1);
  expect(await stockOf(cup)).toBe(48);
  await expect(save({ lines: [] }, draft)).rejects.toMatchObject({ code: 'conflict' });
  await expect(drafts().delete(draft.id)).rejects.toMatchObject({ code: 'conflict' });
  expect((await drafts().find(draft.id)).content).toMatchObject({ firstName: '', lines: [] });
});

test('a price that has changed since is told before it is an order', async () => {
  const draft = await save({ lines: [{ variationId: cup, quantity: 1 }] });
  await sql`update variations set full_price = 1101 where id = ${cup}`.execute(database.db);
  const request = { version: draft.version, payment: 'cash' } as const;
  await expect(drafts().place(draft.id, { ...request, expectedTotal: 10.01 }, staffId)).rejects.toMatchObject(
    {
      code: 'conflict',
      data: { total: 11.01 },
    },
  );
  const { orderId } = await drafts().place(draft.id, { ...request, expectedTotal: 11.01 }, staffId);
  expect(await readOrder(orderId)).toMatchObject({ total: 11.01 });
  await sql`update variations set full_price = 1001 where id = ${cup}`.execute(database.db);
});

test('what is missing or short is told at its field, and nothing happens', async () => {
  const refused = async (fields: object, payment: DraftPayment = 'link') => {
    const draft = await save(fields);
    return place(draft, payment).then(
      () => 'placed',
      (error: { children?: object }) => error.children,
    );
  };
  const lines = [{ variationId: cup, quantity: 1 }];
  expect(await refused({})).toMatchObject({ lines: { errors: ['orderDrafts.empty'] } });
  expect(await refused({ lines })).toMatchObject({
    firstName: { errors: ['forms.errors.noEmpty'] },
    phone: { errors: ['orderDrafts.noContact'] },
  });
  const contact = { firstName: 'Ann', phone: '+971501234567' };
  expect(await refused({ ...contact, lines, deliveryType: 'pickup' })).toMatchObject({
    locationCode: { errors: ['checkout.unknownLocation'] },
  });
  expect(await refused({ ...contact, lines, deliveryType: 'delivery' })).toMatchObject({
    address: { children: { street: { errors: ['forms.errors.noEmpty'] } } },
  });
  const address = { country: 'FI', locality: 'Turku', street: 'Quay 1' };
  expect(await refused({ ...contact, lines, deliveryType: 'delivery', address })).toMatchObject({
    deliveryPrice: { errors: ['orderDrafts.noZone'] },
  });
  expect(await refused({ lines: [{ variationId: book, quantity: 6 }] }, 'cash')).toHaveProperty(
    'lines.children.0.children.quantity',
  );
  expect([await stockOf(cup), await stockOf(book)]).toEqual([50, 5]);
  const agreed = await place(
    await save({ ...contact, lines, deliveryType: 'delivery', address, deliveryPrice: 12 }),
    'link',
  );
  expect(agreed).toMatchObject({ deliveryPrice: 12, total: 22.01, delivery: { type: 'delivery', code: '' } });
});

test('who saves over what somebody else has saved is told of it', async () => {
  const draft = await save({ comment: 'first' });
  const theirs = await save({ comment: 'theirs' }, draft);
  await expect(save({ comment: 'mine' }, draft)).rejects.toMatchObject({
    code: 'conflict',
    data: { version: theirs.version },
  });
  // A repeated first request, too.
  await expect(save({ comment: 'mine' }, { id: draft.id })).rejects.toMatchObject({ code: 'conflict' });
  await drafts().delete(draft.id);
  await expect(drafts().find(draft.id)).rejects.toMatchObject({ code: 'not_found' });
});

test('a customer’s cart stays as it is, and the order is theirs', async () => {
  const { db } = database;
  const { rows } = await sql<{ id: number }>`insert into users (email, password_hash)
    values (${`${crypto.randomUUID()}@mail.example`}, 'x') returning id`.execute(db);
  const userId = rows[0]?.id ?? 0;
  await sql`insert into cart_lines (user_id, variation_id, quantity) values (${userId}, ${book}, 1)`.execute(
    db,
  );
  const order = await place(await save({ userId, lines: [{ variationId: cup, quantity: 1 }] }));
  expect(order.customer.userId).toBe(userId);
  const left = await sql`select from cart_lines where user_id = ${userId}`.execute(db);
  expect(left.rows).toHaveLength(1);
});

test('the list has what is no order yet, last saved first', async () => {
  await sql`delete from order_drafts`.execute(database.db);
  const first = await save({ firstName: 'Bo', lines: [{ variationId: cup, quantity: 2 }] });
  await save({ phone: '+971501234567', customLines: [{ title: 'Box', quantity: 1, price: 2 }] });
  await place(await save({ lines: [{ variationId: cup, quantity: 1 }] }));
  const list = await drafts().list({ offset: 0, limit: 10 });
  expect(list).toMatchObject({
    total: 2,
    drafts: [
      { customer: '+971501234567', pieces: 1, total: 2, author: 'Boss' },
      { customer: 'Bo', pieces: 2, total: 20.02 },
    ],
  });
  expect(list.drafts[1]?.id).toBe(first.id);
});

test('100 random drafts: what is shown is what is placed, and the parts add up', async () => {
  const { db } = database;
  const { below: random } = createRandom(20_261_127);
  const upTo = (most: number) => random(most + 1);
  await makePromotion(db, { title: 'Every time', effect: { kind: 'percent', percent: 7 } });
  const { variationIds } = await shop.makeProduct({
    variations: [333, 1001, 99_999, 1, 25_050].map((fullPrice) => ({ stock: 9999, fullPrice })),
  });
  for (let run = 0; run < 100; run++) {
    const lines = Array.from({ length: upTo(4) }, () => ({
      variationId: variationIds[upTo(4)] ?? 0,
      quantity: 1 + upTo(6),
      ...(random(10) < 4 && { price: upTo(50_000) / 100 }),
    }));
    const customLines = Array.from({ length: lines.length === 0 ? 1 : upTo(2) }, (_, index) => ({
      title: `Own ${index}`,
      quantity: 1 + upTo(3),
      price: upTo(20_000) / 100,
    }));
    const kind = random(2) === 0 ? ('amount' as const) : ('percent' as const);
    const value = (1 + upTo(kind === 'amount' ? 30_000 : 9999)) / 100;
    const fields = {
      ...phoned,
      lines,
      customLines,
      discount: random(10) < 6 ? { kind, value, reason: 'Because' } : null,
      deliveryPrice: random(2) === 0 ? upTo(2000) / 100 : null,
    };
    const shown = await preview(fields);
    const order = await place(await save(fields), random(2) === 0 ? 'link' : 'cash');
    const { goods, discount, adjustments, deliveryPrice, deliveryDiscount, taxes, total } = shown;
    expect(order).toMatchObject({
      goods,
      discount,
      adjustments,
      deliveryPrice,
      deliveryDiscount,
      taxes,
      total,
    });
    expect(shown.lines.map(({ sum }) => sum)).toEqual(order.lines.map(({ sum }) => sum));
    const cents = (amount: number) => Math.round(amount * 100);
    const paid = order.lines.reduce((sum, line) => sum + cents(line.sum), 0);
    expect(paid + cents(deliveryPrice)).toBe(cents(total));
    expect(taxes.reduce((sum, tax) => sum + cents(tax.base) + cents(tax.amount), 0)).toBe(cents(total));
  }
  await healthy();
  await sql`update promotions set enabled = false where title = 'Every time'`.execute(db);
});

test('a promotion for a group counts for the customer whom the order is for', async () => {
  const { db } = database;
  const { id: userId } = await makeUser(db);
  const { rows } = await sql<{
    id: number;
  }>`insert into customer_groups (name) values ('Regulars') returning id`.execute(db);
  const groupId = rows[0]?.id ?? 0;
  await sql`insert into customer_group_members (group_id, user_id) values (${groupId}, ${userId})`.execute(
    db,
  );
  await makePromotion(db, {
    title: 'Regulars',
    effect: { kind: 'percent', percent: 10 },
    conditions: { groups: [groupId] },
    codes: ['REGULAR'],
  });
  const fields = { ...phoned, lines: [{ variationId: cup, quantity: 1 }], codes: ['REGULAR'] };
  const appliedTo = async (who: object) =>
    (await preview({ ...fields, ...who })).adjustments.map(({ title }) => title);
  expect(await appliedTo({ userId })).toEqual(['Regulars']);
  expect(await appliedTo({ userId: null })).toEqual([]);
  expect(await place(await save({ ...fields, userId }))).toMatchObject({
    adjustments: [{ title: 'Regulars', amount: 1 }],
  });
});

test('an account that there is not is refused at its field', async () => {
  await expect(save({ userId: 2_000_000_000 })).rejects.toMatchObject({ children: { userId: {} } });
});
