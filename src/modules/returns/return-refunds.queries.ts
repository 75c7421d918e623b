import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { RefundParts } from '#domain/refund-amounts.ts';

type Trx = Kysely<Database>;

/** A refund of a return as it was booked; amounts are minor units. */
export interface BookedRefundRow extends RefundParts {
  /** Null: in cash. */
  paymentId: string | null;
  key: string;
  status: 'pending' | 'done' | 'failed';
}

/** All that were ever booked for the return, the first first. */
export async function selectRefundsOfReturn(trx: Trx, id: number): Promise<BookedRefundRow[]> {
  const { rows } = await sql<BookedRefundRow>`
    select f.payment_id as "paymentId", f.idempotency_key as key, f.status, f.delivery_amount as delivery,
      (select coalesce(jsonb_agg(jsonb_build_object('id', l.order_line_id, 'quantity', l.quantity,
          'amount', l.amount)), '[]') from refund_lines l where l.refund_id = f.id) as lines
    from payment_refunds f where f.return_id = ${id} order by f.created_at, f.id`.execute(trx);
  return rows;
}

/** Keeps what a return gives back, of each of its lines: those that are not named give nothing. */
export async function updateDue(trx: Trx, id: number, { lines, delivery }: RefundParts): Promise<void> {
  await sql`update returns set refund_delivery = ${delivery} where id = ${id}`.execute(trx);
  await sql`
    update return_lines l set refund_quantity = coalesce(d.quantity, 0), refund_amount = coalesce(d.amount, 0)
    from return_lines x left join jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as d (id int, quantity int, amount bigint) on d.id = x.order_line_id
    where x.return_id = ${id} and l.return_id = x.return_id and l.order_line_id = x.order_line_id`.execute(
    trx,
  );
}
