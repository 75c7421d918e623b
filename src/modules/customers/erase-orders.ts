import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { closedOrderStates } from '#domain/order-states.ts';

/**
 * Takes the person out of closed orders of deleted accounts: number, lines and sums stay. An order that is
 * still on its way needs its address; it is erased by a later run, after it has come.
 */
export async function eraseClosedOrders(db: Kysely<Database>): Promise<void> {
  await sql`
    with erased as (
      update orders o
      set contact = '{}', delivery = o.delivery - 'address' - 'receiver', comment = '', consent = o.consent - 'client',
        tracking_number = '', tracking_url = '', user_id = null
      from users u
      where u.id = o.user_id and u.deleted_at is not null
        and o.status = any(${[...closedOrderStates]}::text[])
      returning o.id
    ), notes as (
      delete from staff_notes where order_id in (select id from erased)
    ), events as (
      update order_events set details = details - 'to'
      where kind = 'tracking' and order_id in (select id from erased)
    ), access as (
      delete from order_access where order_id in (select id from erased)
    )
    update payment_events set payload = '{}'
    where payment_id in (select p.id from payments p where p.order_id in (select id from erased))`.execute(
    db,
  );
}
