import { randomUUID } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

let numbers = 0;

/** An order of one piece of each product, as it stands in the database; nothing of it is asked of the shop. */
export async function insertOrder(
  db: Kysely<Database>,
  products: readonly { id: number }[],
  { status = 'confirmed', daysAgo = 1 } = {},
): Promise<void> {
  const { id } = await db
    .insertInto('orders')
    .values({
      id: randomUUID(),
      number: `S${++numbers}`,
      status,
      payment_method: 'cash',
      currency: 'USD',
      language: 'en',
      goods_total: 100,
      discount_total: 0,
      delivery_price: 0,
      total: 100,
      contact: '{}',
      delivery: '{}',
      created_at: new Date(Date.now() - daysAgo * 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lines = products.map((product, position) => ({
    order_id: id,
    position,
    product_id: product.id,
    quantity: 1,
    full_price: 100,
    price: 100,
    snapshot: '{}',
  }));
  await db.insertInto('order_lines').values(lines).execute();
}
