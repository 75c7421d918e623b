import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import { cashMethod } from '#domain/checkout-rules.ts';
import type { Currency } from '#domain/currencies.ts';
import { findBrokenLimits, priceDelivery, sumOrder, type OrderAmounts } from '#domain/order-amounts.ts';
import { divideAmount, priceOfPieces, sumOfParts, taxesOfParts } from '#domain/refund-amounts.ts';
import type { Location, ShippingZone } from '#domain/schemas/delivery.schema.ts';
import { chooseZone, termsOf } from '#modules/delivery/delivery-terms.ts';
import { toLocation, toZone } from '#modules/delivery/to-place.ts';
import {
  makeLines,
  readItems as readSoldItems,
  weighLines,
  type ItemLine,
  type ItemRow,
} from '#modules/inventory/items.ts';
import type { Random } from '#modules/maintenance/random.ts';
import { insertCountedRefund } from '#modules/orders/book-refund.ts';
import { takeSnapshot } from '#modules/orders/order-records.ts';
import { lockRefundable } from '#modules/orders/refundable-order.ts';
import { demoProvider } from '#modules/payment-methods/providers/demo.ts';

import { samplePeople, type SamplePerson } from '../content/samples/people.ts';
import type { SamplePlan } from './plan-sample-orders.ts';
import { tellStory, type SampleLife } from './sample-story.ts';
import { say, type SeedContext } from './seed-context.ts';

interface SampleOrder {
  id: string;
  number: string;
  paymentId: string;
  plan: SamplePlan;
  life: SampleLife;
  person: SamplePerson;
  lines: ItemLine[];
  amounts: OrderAmounts;
  delivery: object;
  comment: string;
}

interface Options {
  currency: Currency;
  /** First moments of the days that the plans fall on, and of those between. */
  days: readonly Date[];
  random: Random;
}

/**
 * Orders as the checkout would have placed them, with what has become of them since: lines, amounts and delivery
 * come from the functions that place real ones, the numbers from the same sequence. Their lines are not from
 * stock, so that nothing has to come back to it.
 */
export async function seedSampleOrders(
  context: SeedContext,
  plans: readonly SamplePlan[],
  { currency, days, random }: Options,
): Promise<void> {
  const numbers = await takeNumbers(context, plans.length);
  const draw = await readShop(context, random);
  const orders = plans.map((plan, index) => {
    const number = numbers[index] ?? '';
    return draw(plan, number, tellStory(plan, { number, now: context.now, days, random }));
  });
  await insertOrders(context, orders, currency);
  await insertPayments(context, orders, currency);
  await insertEvents(context, orders);
  for (const order of orders) if (order.life.refund) await refund(context, order, order.life.refund);
}

async function takeNumbers({ trx }: SeedContext, count: number): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select nextval('order_numbers')::text as number from generate_series(1, ${count})`.execute(trx);
  return rows.map(({ number }) => number);
}

/** What can be ordered and where it can go; draws an order from it. */
async function readShop(context: SeedContext, random: Random) {
  const { trx } = context;
  const goods = await readItems(context, random);
  const locations = (await trx.selectFrom('locations').selectAll().orderBy('position').execute()).map(
    toLocation,
  );
  const zones = (await trx.selectFrom('shipping_zones').selectAll().orderBy('position').execute()).map(
    toZone,
  );
  const people = say(context, samplePeople);
  const comments = context.site.samples.orderComments;

  return (plan: SamplePlan, number: string, life: SampleLife): SampleOrder => {
    const person = random.pick(people);
    const lines = drawLines(goods, random, plan.story === 'partlyRefunded' ? 2 : 1);
    const { goods: full, discount } = sumOrder(lines, { delivery: 0, deliveryTaxAdded: 0 });
    const weight = weighLines(lines);
    const fits = (place: Location | ShippingZone | null | undefined) =>
      place && findBrokenLimits(termsOf(place), full - discount, weight).length === 0 ? place : null;
    const zone = life.isPickup ? null : fits(chooseZone(zones, person.address));
    const place = zone ?? fits(random.pick(locations)) ?? locations[0];
    if (!place) throw new Error('The demo has no place to deliver to');
    const { code, title, shippingSpeed: speed } = place;
    return {
      id: randomUUID(),
      number,
      paymentId: randomUUID(),
      plan,
      life,
      person,
      lines,
      amounts: sumOrder(lines, {
        delivery: priceDelivery(termsOf(place), full - discount),
        deliveryTaxAdded: 0,
      }),
      delivery: zone
        ? { type: 'delivery', code, title, speed, weight, address: person.address }
        : { type: 'pickup', code, title, speed, weight },
      comment: random.chance(0.2) ? say(context, random.pick(comments)) : '',
    };
  };
}

/** A few dozen variations that are there; the first ones sell best. */
async function readItems({ trx }: SeedContext, random: Random): Promise<ItemRow[]> {
  const sold = await trx
    .selectFrom('variations')
    .select('id')
    .where('full_price', '>', 0)
    .where((where) => where.or([where('stock', 'is', null), where('stock', '>', 2)]))
    .orderBy('id')
    .execute();
  const ids = Array.from({ length: 40 }, () => random.pick(sold).id);
  const goods = await readSoldItems(trx, ids);
  const itemById = new Map(goods.map((row) => [row.variationId, row]));
  return [...new Set(ids)].flatMap((id) => itemById.get(id) ?? []);
}

function drawLines(goods: readonly ItemRow[], random: Random, pieces: number): ItemLine[] {
  const count = random.pick([1, 1, 1, 2, 2, 3]);
  const wanted = new Map<number, number>();
  for (let line = 0; line < count; line++) {
    const place = random.below(1000) / 1000;
    const row = goods[Math.floor(place * place * goods.length)];
    if (row) wanted.set(row.variationId, Math.max(pieces, random.pick([1, 1, 1, 1, 2])));
  }
  return makeLines(wanted, goods);
}

async function insertOrders(
  { trx, language }: SeedContext,
  orders: readonly SampleOrder[],
  currency: Currency,
): Promise<void> {
  await trx
    .insertInto('orders')
    .values(
      orders.map(({ id, number, plan, life, person, lines, amounts, delivery, comment }) => {
        const { firstName, lastName, phone, email } = person;
        return {
          id,
          number,
          status: life.status,
          payment_status: life.isCash ? 'cashSuccess' : life.paidAt ? 'completed' : 'new',
          payment_method: life.isCash ? cashMethod : demoProvider.key,
          currency,
          language,
          goods_total: amounts.goods,
          discount_total: amounts.discount,
          delivery_price: amounts.delivery,
          total: amounts.total,
          pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
          contact: JSON.stringify({ firstName, lastName, phone, email }),
          delivery: JSON.stringify(delivery),
          comment,
          tracking_number: life.tracking,
          cash_received_at: life.cashReceivedAt,
          cancel_reason: life.cancelReason,
          restocked_at: life.overAt,
          created_at: plan.createdAt,
          updated_at: life.updatedAt,
          is_sample: true,
        };
      }),
    )
    .execute();
  await trx
    .insertInto('order_lines')
    .values(
      orders.flatMap(({ id, lines }) =>
        lines.map(({ row, quantity, fullPrice, price }, position) => ({
          order_id: id,
          position,
          product_id: row.productId,
          variation_id: row.variationId,
          quantity,
          full_price: fullPrice,
          price,
          snapshot: JSON.stringify(takeSnapshot(row)),
          from_stock: false,
        })),
      ),
    )
    .execute();
}

async function insertPayments(
  { trx, language }: SeedContext,
  orders: readonly SampleOrder[],
  currency: Currency,
): Promise<void> {
  const rows = orders.flatMap(({ id, paymentId, number, plan, life, amounts }) =>
    life.paidAt === null
      ? []
      : [
          {
            id: paymentId,
            order_id: id,
            provider: demoProvider.key,
            provider_id: `sample ${number}`,
            status: 'completed',
            amount: amounts.total,
            currency,
            language,
            idempotency_key: 'sample',
            settles: true,
            // Nobody is to be asked about it.
            next_query_at: null,
            created_at: plan.createdAt,
            updated_at: life.paidAt,
          },
        ],
  );
  await trx.insertInto('payments').values(rows).execute();
}

/** All of the money, or one piece of the first line. */
async function refund(
  { trx }: SeedContext,
  { id: orderId, life, paymentId: ofCard }: SampleOrder,
  { at, isWhole }: { at: Date; isWhole: boolean },
): Promise<void> {
  const order = await lockRefundable(trx, orderId);
  const [first] = order?.lines ?? [];
  if (!order || !first) throw new Error('A sample order has no lines');
  const parts = isWhole
    ? divideAmount(order, order.total)
    : { lines: [{ id: first.id, quantity: 1, amount: priceOfPieces(first, 1) }], delivery: 0 };
  const amount = sumOfParts(parts);
  const paymentId = life.isCash ? null : ofCard;
  const { id } = await insertCountedRefund(trx, {
    orderId,
    paymentId,
    key: 'sample',
    amount,
    surplus: 0,
    parts,
    taxes: taxesOfParts(order, parts),
    restock: new Set(),
    staffId: null,
  });
  const dates = { created_at: at, updated_at: at, accepted_at: at };
  await trx
    .updateTable('payment_refunds')
    .set({ ...dates, status: 'done' })
    .where('id', '=', id)
    .execute();
  await trx.updateTable('orders').set({ updated_at: at }).where('id', '=', orderId).execute();
  if (paymentId !== null) {
    await trx
      .updateTable('payments')
      .set({ updated_at: at, ...(isWhole && { status: 'refunded' }) })
      .where('id', '=', paymentId)
      .execute();
  }
  await trx
    .insertInto('order_events')
    .values({
      order_id: orderId,
      kind: 'refund',
      details: JSON.stringify({ to: id, amount }),
      created_at: at,
    })
    .execute();
}

async function insertEvents({ trx }: SeedContext, orders: readonly SampleOrder[]): Promise<void> {
  await trx
    .insertInto('order_events')
    .values(
      orders.flatMap(({ id, life }) =>
        life.events.map(({ kind, details, at }) => ({
          order_id: id,
          kind,
          details: JSON.stringify(details),
          created_at: at,
        })),
      ),
    )
    .execute();
}
