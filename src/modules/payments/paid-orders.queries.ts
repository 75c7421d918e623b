import { sql, type Kysely, type Selectable } from 'kysely';

import type { Database } from '#db/database.ts';
import { cashMethod } from '#domain/checkout-rules.ts';
import type { OrderStateCode } from '#domain/order-states.ts';

type Db = Kysely<Database>;
type Order = Selectable<Database['orders']>;
type OrderLine = Selectable<Database['order_lines']>;

/** What of an order says how it may be paid. Throws without such an order. */
export function selectOrderTerms(
  db: Db,
  id: string,
): Promise<Pick<Order, 'number' | 'currency' | 'delivery'>> {
  return db
    .selectFrom('orders')
    .select(['number', 'currency', 'delivery'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Throws without such an order. */
export async function selectOrderNumber(db: Db, id: string): Promise<string> {
  const order = await db.selectFrom('orders').select('number').where('id', '=', id).executeTakeFirstOrThrow();
  return order.number;
}

/** What a provider may know of an order; minor units. Throws without such an order. */
export function selectOrderToPay(
  db: Db,
  id: string,
): Promise<
  Pick<
    Order,
    'number' | 'total' | 'gift_card_amount' | 'currency' | 'contact' | 'delivery_price' | 'delivery_tax_added'
  > & {
    deliveryTaxVatCode: number | null;
  }
> {
  return db
    .selectFrom('orders')
    .leftJoin('order_tax_lines as tax', (join) =>
      join.onRef('tax.order_id', '=', 'orders.id').on('tax.order_line_id', 'is', null),
    )
    .select([
      'number',
      'total',
      'gift_card_amount',
      'currency',
      'contact',
      'delivery_price',
      'delivery_tax_added',
      'tax.vat_code as deliveryTaxVatCode',
    ])
    .where('orders.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** A line as it was bought; minor units. */
export type BoughtLine = Pick<OrderLine, 'id' | 'quantity' | 'price' | 'discount' | 'snapshot'> & {
  taxAdded: number;
  taxVatCode: number | null;
};

/** The lines of an order in their order. */
export function selectBoughtLines(db: Db, orderId: string): Promise<BoughtLine[]> {
  return db
    .selectFrom('order_lines as line')
    .leftJoin('order_tax_lines as tax', 'tax.order_line_id', 'line.id')
    .select([
      'line.id',
      'quantity',
      'price',
      'discount',
      'line.tax_added as taxAdded',
      'snapshot',
      'tax.vat_code as taxVatCode',
    ])
    .where('line.order_id', '=', orderId)
    .orderBy('position')
    .execute();
}

/** Whether an order may take money, locked until the transaction ends. Throws without such an order. */
export function lockOrderToSettle(
  trx: Db,
  id: string,
): Promise<
  Pick<
    Order,
    'status' | 'payment_status' | 'cancel_reason' | 'cash_received_at' | 'total' | 'gift_card_amount'
  >
> {
  return trx
    .selectFrom('orders')
    .select(['status', 'payment_status', 'cancel_reason', 'cash_received_at', 'total', 'gift_card_amount'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Locks a new order until the transaction ends if its goods are no longer kept, since `hours` at least;
 * false when it is another.
 */
export async function lockExpiredOrder(trx: Db, id: string, hours: number | null): Promise<boolean> {
  const order = await trx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'new')
    .where(
      'reserved_until',
      '<=',
      hours === null ? sql<Date>`now()` : sql<Date>`now() - make_interval(hours => ${hours})`,
    )
    .forNoKeyUpdate()
    .executeTakeFirst();
  return order !== undefined;
}

/** An attempt begins: the goods are kept for `keepMinutes` more, though not past `keepHoursInAll` since the order. */
export async function updateOrderAttempted(
  trx: Db,
  id: string,
  { method, keepMinutes, keepHoursInAll }: { method: string; keepMinutes: number; keepHoursInAll: number },
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      payment_status: 'new',
      payment_method: method,
      reserved_until: sql<Date | null>`case when reserved_until is not null then greatest(reserved_until,
        least(now() + make_interval(mins => ${keepMinutes}), created_at + make_interval(hours => ${keepHoursInAll})))
        end`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** Paid in cash; the goods are kept for `keepHoursInAll` since the order, or for good. */
export async function updateOrderCash(
  trx: Db,
  id: string,
  { status, keepHoursInAll }: { status: string; keepHoursInAll: number | null },
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      status,
      payment_method: cashMethod,
      payment_status: 'cashSuccess',
      reserved_until:
        keepHoursInAll === null
          ? null
          : sql<Date>`greatest(reserved_until, created_at + make_interval(hours => ${keepHoursInAll}))`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** Leaves an order alone that has been paid meanwhile, or whose payment is over. */
export async function updateOrderReached(
  trx: Db,
  id: string,
  paymentStatus: 'pending' | 'initFailed',
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ payment_status: paymentStatus, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('payment_status', 'in', ['new', 'pending', 'initFailed'])
    .execute();
}

export async function updateOrderPaid(
  trx: Db,
  id: string,
  { status, provider }: { status: OrderStateCode; provider: string },
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      status,
      payment_status: 'completed',
      // Another method may have been chosen while this payment was under way.
      payment_method: provider,
      reserved_until: null,
      cancel_reason: null,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** False, and nothing changed, when the order is not being paid, or by another payment too. */
export async function updateOrderUnpaid(
  trx: Db,
  id: string,
  { paymentId, state }: { paymentId: string; state: 'failed' | 'canceled' },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ payment_status: state, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('payment_status', 'in', ['new', 'pending'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .select('id')
            .where('order_id', '=', id)
            .where('id', '!=', paymentId)
            .where('status', 'in', ['new', 'pending']),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateOrderPaymentCanceled(trx: Db, id: string): Promise<void> {
  await trx.updateTable('orders').set({ payment_status: 'canceled' }).where('id', '=', id).execute();
}
