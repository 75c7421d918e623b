import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { ReceiptTerms } from '#domain/receipt-terms.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';

export interface UnpaidOrder {
  status?: string;
  paymentStatus?: string;
  paymentMethod?: string;
  currency?: string;
  /** Minor units of one piece; the total is `price * quantity`. */
  price?: number;
  quantity?: number;
  /** Taken from; the order then gives its pieces back when it is canceled. */
  variationId?: number | null;
  /** What the line says in fiscal receipts. */
  terms?: ReceiptTerms;
  /** Minutes from now; null for good. */
  reservedMinutes?: number | null;
}

export interface InsertedOrder {
  id: string;
  number: string;
  total: number;
}

/** Places an order row by row, as if the shop had done it; the caller takes the stock. */
export async function insertOrder(db: Kysely<Database>, fixture: UnpaidOrder = {}): Promise<InsertedOrder> {
  const { status = 'new', paymentStatus = 'new', paymentMethod = 'demo', currency = 'USD' } = fixture;
  const { price = 10_000, quantity = 1, variationId = null, reservedMinutes = 30 } = fixture;
  const total = price * quantity;
  const isOver = status === 'canceled' || status === 'returned';
  const contact = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '+971501234567' };
  const address = { country: 'AE', region: '', locality: 'Dubai', street: 'Marina 1', postalCode: '' };
  const delivery = { type: 'delivery', code: 'city', title: 'City', speed: 'day_2', weight: null, address };
  const { rows } = await sql<InsertedOrder>`
    insert into orders (number, status, payment_status, payment_method, currency, language, goods_total,
      discount_total, delivery_price, total, pieces, contact, delivery, reserved_until,
      restocked_at)
    values (nextval('order_numbers')::text, ${status}, ${paymentStatus}, ${paymentMethod}, ${currency}, 'en',
      ${total}, 0, 0, ${total}, ${quantity}, ${JSON.stringify(contact)}::jsonb, ${JSON.stringify(delivery)}::jsonb,
      ${isOver ? null : sql`now() + make_interval(mins => ${reservedMinutes}::int)`}, ${isOver ? new Date() : null})
    returning id, number, total`.execute(db);
  const [order] = rows;
  if (!order) throw new Error('No order was inserted');
  const size = { weight: null, length: null, height: null, width: null };
  const snapshot = {
    productId: 1,
    variationId: variationId ?? 1,
    title: 'Cup',
    slug: 'cup',
    sku: 'CUP',
    variationTitle: '',
    image: null,
    options: [],
    ...size,
    ...fixture.terms,
  };
  await sql`insert into order_lines (order_id, position, product_id, variation_id, quantity, full_price, price,
      snapshot, from_stock)
    values (${order.id}, 0, (select product_id from variations where id = ${variationId}), ${variationId},
      ${quantity}, ${price}, ${price}, ${JSON.stringify(snapshot)}::jsonb, ${variationId !== null})`.execute(
    db,
  );
  await enqueue(db, 'mail.order-placed', { orderId: order.id });
  return order;
}

/** Offers a method with the settings that it needs, tested or not. */
export async function offerMethod(db: Kysely<Database>, key: string, settings: object): Promise<void> {
  await sql`insert into payment_methods (key, enabled, offered_untested, settings)
    values (${key}, true, true, ${JSON.stringify(settings)}::jsonb)
    on conflict (key) do update set settings = excluded.settings`.execute(db);
}

export const demoSettings = { secret: 'a secret of the demo that is long enough' };
