import type { Kysely } from 'kysely';
import { z } from 'zod';

import type { Database } from '#db/database.ts';
import { normalizeCurrency } from '#domain/money.ts';

import type { PaidOrder } from './payment-provider.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const contactSchema = z.object({ firstName: text, lastName: text, email: text, phone: text });
const snapshotSchema = z.object({ title: text });

/** What a provider is told of an order. */
export async function readPaidOrder(db: Kysely<Database>, orderId: string): Promise<PaidOrder> {
  const order = await db
    .selectFrom('orders')
    .select(['number', 'total', 'currency', 'contact', 'delivery_price'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('order_lines')
    .select(['quantity', 'price', 'snapshot'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return {
    number: order.number,
    total: order.total,
    currency: normalizeCurrency(order.currency),
    customer: contactSchema.parse(order.contact),
    lines: lines.map(({ quantity, price, snapshot }) => ({
      title: snapshotSchema.parse(snapshot).title,
      quantity,
      price,
    })),
    deliveryPrice: order.delivery_price,
  };
}
