import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';
import { orderEditRequestSchema, orderEditSchema } from '#domain/schemas/order-edit.schema.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { readOrderMail } from '#modules/mail/read-order-mail.ts';
import { writeOrderEdited } from '#modules/mail/templates/order-mails.ts';
import { sumOfPositions } from '#modules/payment-methods/payment-provider.ts';
import type { PaymentService } from '#modules/payments/payment-service.ts';
import { readPaidOrder } from '#modules/payments/read-paid-order.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { insertOrder } from '#tests/support/payment-fixture.ts';
import type { FakeStripe } from '#tests/support/providers/fake-stripe.ts';
import { payByStripe } from '#tests/support/stripe-payments.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';
import { openStripeShop, type StripeShop } from '#tests/support/stripe-shop.ts';

let database: TestDatabase;
let modules: StripeShop['modules'];
let payments: PaymentService;
let stripe: FakeStripe;
let staffId: number;
let close: StripeShop['close'];
/** 10.01. */
let cup: number;

beforeAll(async () => {
  ({ database, modules, payments, stripe, staffId, close } = await openStripeShop());
  const { db } = database;
  const { variationIds } = await createShopFixture(db).makeProduct({
    title: 'Cup',
    variations: [{ stock: 5000, fullPrice: 1001 }],
  });
  cup = variationIds[0] ?? 0;
});
afterEach(async () => {
  const broken = await checkInvariants(database.db);
  if (broken.length > 0) throw new Error(JSON.stringify(broken));
});
afterAll(() => close());

const read = (id: string) => modules.orders.management.find(id, staffId);
const pay = (id: string) => payByStripe({ db: database.db, stripe, payments }, id);
const save = ({ id, version }: OrderDetail, edit: object) =>
  modules.orderEdits.service.save(id, orderEditRequestSchema.parse({ version, ...edit }), staffId);
const lineOf = ({ lines }: OrderDetail, index = 0) => lines[index]?.id ?? 0;
const addCups = (order: OrderDetail, quantity: number) =>
  save(order, { added: [{ variationId: cup, quantity }] });
const begin = (orderId: string, idempotencyKey: string = crypto.randomUUID()) =>
  payments.initialize({
    orderId,
    method: 'stripe',
    idempotencyKey,
    language: 'en',
    shopOrigins: ['https://shop.example'],
  });
const topicsOf = async ({ id }: OrderDetail) => {
  const { rows } = await sql<{ topic: string }>`select topic from outbox
    where payload ->> 'orderId' = ${id} order by id`.execute(database.db);
  return rows.map(({ topic }) => topic);
};
/** All attempts of the order at Stripe are paid there, whenever they were begun; the shop hears of it. */
async function payAll({ id }: OrderDetail): Promise<void> {
  const { rows } = await sql<{ provider_id: string }>`select provider_id from payments
    where order_id = ${id} and provider = 'stripe' and status = 'pending'`.execute(database.db);
  for (const { provider_id: providerId } of rows)
    stripe.change(providerId, { status: 'complete', payment_status: 'paid' });
  await payments.refreshIfPending(id);
}
/** Time goes by: who has gone to pay has left, and the provider may be asked again. */
const wait = ({ id }: OrderDetail) =>
  sql`update payments set created_at = created_at - interval '2 hours', queried_at = null
    where order_id = ${id} and status = 'pending'`.execute(database.db);

const anyOrder = { userId: null, sku: '', states: [], delivery: null, from: null, to: null };
const never = (): never => {
  throw new Error('The order is gone');
};

/** 3 cups of 25.00, paid online. */
async function placePaid(): Promise<OrderDetail> {
  const { id } = await insertOrder(database.db, {
    price: 2500,
    quantity: 3,
    variationId: cup,
    paymentMethod: 'stripe',
  });
  await pay(id);
  return read(id);
}

test('what a paid order becomes dearer by is paid on top, and its receipt names what came', async () => {
  const order = await placePaid();
  const edit = orderEditSchema.parse({ added: [{ variationId: cup, quantity: 2 }], deliveryPrice: 3 });
  expect(await modules.orderEdits.service.preview(order.id, edit)).toMatchObject({
    total: 98.02,
    rest: 23.02,
  });
  const edited = await save(order, edit);
  expect(edited).toMatchObject({
    total: 98.02,
    rest: 23.02,
    paid: 75,
    surplus: 0,
    paymentState: 'completed',
  });
  expect(await topicsOf(edited)).toContain('mail.order-edited');

  const letter = await readOrderMail(database.db, order.id, {
    settings: parseSettings({}),
    origin: 'https://shop.example',
  });
  const { blocks } = writeOrderEdited({
    order: letter ?? never(),
    href: 'https://shop.example/pay',
    t: translatorOf('en'),
  });
  expect(blocks).toContainEqual({ kind: 'button', label: 'Pay the rest', href: 'https://shop.example/pay' });
  expect(letter).toMatchObject({ payment: 'Paid in part, $23.02 left to pay' });
  const listed = (payment: 'paid' | 'unpaid') =>
    modules.orders.management.list(
      { ...anyOrder, words: [order.number], payment },
      { sort: 'newest', offset: 0, limit: 5 },
    );
  expect((await listed('unpaid')).orders).toMatchObject([{ rest: 23.02 }]);
  expect((await listed('paid')).orders).toEqual([]);

  const told = await readPaidOrder(database.db, order.id);
  expect(told).toMatchObject({
    total: 2302,
    lines: [{ title: 'Cup', quantity: 2, amount: 2002 }],
    deliveryAmount: 300,
  });
  await pay(order.id);
  expect(await read(order.id)).toMatchObject({ total: 98.02, rest: 0, paid: 98.02, surplus: 0 });
  await expect(begin(order.id)).rejects.toMatchObject({ message: 'payments.paidAlready' });
});

test('more pieces of a line, and a discount that goes, are named by what they came to', async () => {
  const order = await placePaid();
  const discounted = await save(order, { discount: { kind: 'amount', value: 5, reason: 'Sorry' } });
  expect(discounted).toMatchObject({ total: 70, surplus: 5, rest: 0 });
  const edited = await save(discounted, { lines: [{ id: lineOf(order), quantity: 4 }], discount: null });
  expect(edited).toMatchObject({ total: 100, surplus: 0, rest: 25 });
  const told = await readPaidOrder(database.db, order.id);
  expect(sumOfPositions(told)).toBe(2500);
  await pay(order.id);
  expect(await read(order.id)).toMatchObject({ rest: 0, paid: 100 });
});

test('an edit that is undone leaves nothing to pay, and its link says so', async () => {
  const order = await placePaid();
  const edited = await addCups(order, 1);
  const undone = await save(edited, { lines: [{ id: lineOf(edited, 1), quantity: 0 }] });
  expect(undone).toMatchObject({ total: 75, rest: 0, surplus: 0 });
  await expect(begin(order.id)).rejects.toMatchObject({ message: 'payments.paidAlready' });
});

test('while the rest is being paid the total stays', async () => {
  const order = await addCups(await placePaid(), 1);
  await begin(order.id);
  await expect(addCups(order, 1)).rejects.toMatchObject({ message: 'orderEdit.beingPaid' });
  await payAll(order);
  expect(await read(order.id)).toMatchObject({ rest: 0, paid: 85.01 });
});

test('the rest of before another edit is taken: what is more is left over, what is less leaves a rest', async () => {
  const cheaper = await addCups(await placePaid(), 3);
  await begin(cheaper.id);
  await wait(cheaper);
  const edited = await save(cheaper, { lines: [{ id: lineOf(cheaper, 1), quantity: 1 }] });
  expect(edited).toMatchObject({ total: 85.01, rest: 10.01 });
  await payAll(edited);
  expect(await read(edited.id)).toMatchObject({ rest: 0, surplus: 20.02, paid: 105.03 });

  const dearer = await addCups(await placePaid(), 1);
  await begin(dearer.id);
  await wait(dearer);
  await addCups(await read(dearer.id), 2);
  await payAll(dearer);
  expect(await read(dearer.id)).toMatchObject({ total: 105.03, rest: 20.02, paid: 85.01 });
  await pay(dearer.id);
  expect(await read(dearer.id)).toMatchObject({ rest: 0, paid: 105.03 });
});

test('money for a rest that is there no more is owed back', async () => {
  const order = await addCups(await placePaid(), 1);
  await begin(order.id);
  await wait(order);
  await save(await read(order.id), { lines: [{ id: lineOf(order, 1), quantity: 0 }] });
  await payAll(order);
  expect(await read(order.id)).toMatchObject({ total: 75, rest: 0, surplus: 0, owed: 10.01 });
});

test('a rest that is paid twice at once settles the order once', async () => {
  const order = await addCups(await placePaid(), 1);
  await Promise.all([begin(order.id), begin(order.id), begin(order.id)]);
  await payAll(order);
  expect(await read(order.id)).toMatchObject({ rest: 0, surplus: 0, owed: 20.02 });
  const { rows } = await sql`select from payments where order_id = ${order.id} and settles`.execute(
    database.db,
  );
  expect(rows).toHaveLength(2);
});

test('of edits at once one is saved, and the others are told', async () => {
  const order = await placePaid();
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => addCups(order, 1)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await read(order.id)).toMatchObject({ total: 85.01, rest: 10.01 });
});

test('a provider that fails leaves the order paid in part, and nothing expires', async () => {
  const order = await addCups(await placePaid(), 1);
  stripe.fault = { kind: 'status', status: 500 };
  await begin(order.id).catch(() => {});
  stripe.fault = null;
  await modules.orders.management.changeState(order.id, { from: 'paid', to: 'assembling' }, staffId);
  expect(await read(order.id)).toMatchObject({ paymentState: 'completed', rest: 10.01, reservedUntil: null });
});

test('one that is canceled owes what was paid and wants no rest', async () => {
  const order = await addCups(await placePaid(), 1);
  await modules.orders.management.changeState(order.id, { from: order.state, to: 'canceled' }, staffId);
  expect(await read(order.id)).toMatchObject({ rest: 0, owed: 75 });
  await expect(begin(order.id)).rejects.toMatchObject({ status: 409 });
});

test('both payments give back what the order gives back, and no more than they took', async () => {
  const order = await addCups(await placePaid(), 2);
  await pay(order.id);
  await sql`update orders set status = 'shipped' where id = ${order.id}`.execute(database.db);
  const { lines } = await read(order.id);
  const { management } = modules.returns;
  await management.add(
    order.id,
    {
      lines: lines.map(({ id, quantity }) => ({ id, quantity, reason: 'fit' as const })),
      words: '',
      note: '',
    },
    { key: 'all', staffId },
  );
  const [asked] = (await management.ofOrder(order.id)).returns;
  await management.refund(
    asked?.id ?? 0,
    { version: asked?.version ?? 0, delivery: 0, asCredit: false },
    staffId,
  );
  const done = await read(order.id);
  expect(done).toMatchObject({ refunded: 95.02, paid: 0 });
  expect(done.payments.map(({ refunded }) => refunded).toSorted()).toEqual([20.02, 75]);
});

test('the invoice is issued anew once the rest is paid', async () => {
  const { shop: _shop, next: _next, ...present } = await modules.invoices.management.readSettings();
  await modules.invoices.management.changeSettings({ ...present, issueWhen: 'paid' });
  const order = await placePaid();
  await modules.invoices.service.settle(order.id);
  const edited = await addCups(order, 1);
  await modules.invoices.service.settle(order.id);
  const documents = async () => {
    const { rows } = await sql`select kind, total, reason from invoices where order_id = ${order.id}
      order by id`.execute(database.db);
    return rows;
  };
  expect(await documents()).toEqual([{ kind: 'invoice', total: 7500, reason: null }]);
  await pay(edited.id);
  expect(await topicsOf(edited)).toContain('invoices.settle');
  await modules.invoices.service.settle(order.id);
  await modules.invoices.service.settle(order.id);
  expect(await documents()).toEqual([
    { kind: 'invoice', total: 7500, reason: null },
    { kind: 'credit_note', total: 7500, reason: 'replaced' },
    { kind: 'invoice', total: 8501, reason: null },
  ]);
});
