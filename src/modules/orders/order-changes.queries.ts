import { sql, type Kysely, type Selectable } from 'kysely';

import type { Database } from '#db/database.ts';
import type { OrderChannel } from '#domain/order-channels.ts';
import type { OrderStateCode } from '#domain/order-states.ts';
import type { OrderEvent } from '#domain/schemas/manage-orders.schema.ts';

type Db = Kysely<Database>;

export type StoredOrder = Selectable<Database['orders']>;

/** The whole order, locked until the transaction ends. */
export function selectOrderLocked(trx: Db, id: string): Promise<StoredOrder | undefined> {
  return trx.selectFrom('orders').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** How the order stands, locked until the transaction ends. */
export function lockOrderState(
  trx: Db,
  id: string,
): Promise<
  | (Pick<StoredOrder, 'status' | 'payment_status' | 'cash_received_at'> & { is_delivered: boolean })
  | undefined
> {
  return trx
    .selectFrom('orders')
    .select([
      'status',
      'payment_status',
      'cash_received_at',
      sql<boolean>`delivery ->> 'type' <> 'none'`.as('is_delivered'),
    ])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The order whose time to be paid passed first, and no payment is under way; those that others lock are left out. */
export async function lockNextExpired(trx: Db): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from orders o
    where reserved_until < now() and status = 'new' and payment_status <> 'pending'
      and not exists (select from payments p where p.order_id = o.id and p.status in ('new', 'pending'))
    order by reserved_until limit 1 for no key update skip locked`.execute(trx);
  return rows[0];
}

/** The order's stock is no longer kept for a time only. */
export async function updateOrderStatus(trx: Db, id: string, status: OrderStateCode): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ status, reserved_until: null, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** The first time counts. */
export async function updateEmailConfirmed(trx: Db, id: string): Promise<void> {
  await sql`update orders set email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now()
    where id = ${id}`.execute(trx);
}

export async function updateCancelReason(trx: Db, id: string, reason: string): Promise<void> {
  await trx.updateTable('orders').set({ cancel_reason: reason }).where('id', '=', id).execute();
}

export async function updateCashReceived(trx: Db, id: string, received: boolean): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ cash_received_at: received ? sql`now()` : null, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function updateChannel(trx: Db, id: string, channel: OrderChannel): Promise<void> {
  await trx.updateTable('orders').set({ channel }).where('id', '=', id).execute();
}

export async function updateTracking(
  trx: Db,
  id: string,
  { number, url, version }: { number: string; url: string; version: number },
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      tracking_number: number,
      tracking_url: url,
      version,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

export async function updateContact(
  trx: Db,
  id: string,
  { contact, delivery, version }: { contact: object; delivery: object; version: number },
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      contact: sql`${JSON.stringify(contact)}::jsonb`,
      delivery: sql`${JSON.stringify(delivery)}::jsonb`,
      version,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** Payments of the order whose money has come and has not all been given back. */
export function selectPaymentsHeld(trx: Db, orderId: string): Promise<{ id: string }[]> {
  return trx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'completed')
    .whereRef('refunded', '<', 'amount')
    .execute();
}

/** Whether the shop has received cash for the order. */
export async function hasCash(trx: Db, orderId: string): Promise<boolean> {
  const cash = await trx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('cash_received_at', 'is not', null)
    .where('total', '>', 0)
    .executeTakeFirst();
  return cash !== undefined;
}

export async function insertOrderEvent(
  trx: Db,
  orderId: string,
  { kind, details, staffId }: { kind: OrderEvent['kind']; details: object; staffId: number | null },
): Promise<void> {
  await trx
    .insertInto('order_events')
    .values({
      order_id: orderId,
      kind,
      details: sql`${JSON.stringify(details)}::jsonb`,
      staff_id: staffId,
    })
    .execute();
}

export async function insertStaffNote(
  trx: Db,
  note: { orderId: string; staffId: number; text: string },
): Promise<void> {
  await trx
    .insertInto('staff_notes')
    .values({ order_id: note.orderId, staff_id: note.staffId, text: note.text })
    .execute();
}

/** False when the order has no such note of this person. */
export async function deleteStaffNote(
  trx: Db,
  note: { id: number; orderId: string; staffId: number },
): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('staff_notes')
    .where('id', '=', note.id)
    .where('order_id', '=', note.orderId)
    .where('staff_id', '=', note.staffId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
