import { sql, type Kysely, type Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { rowsAs } from '#db/insert-columns.ts';
import { linePaid } from '#domain/order-amounts.ts';
import { isUuid } from '#domain/uuid.ts';

import type { SentOrder } from './orders.queries.ts';
import type { KnownOrder } from './plan-news.ts';
import type { OrderNews } from './read-document.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** With the order that each is of, where 1C was given it. */
export async function insertNews(
  trx: Trx,
  fileId: number,
  { first, news }: { first: number; news: readonly OrderNews[] },
): Promise<void> {
  if (news.length === 0) return;
  const given = rowsAs(
    'given',
    { position: 'int', news: 'jsonb', id: 'text' },
    news.map((one, index) => [first + index, JSON.stringify(one), isUuid(one.id) ? one.id : null]),
  );
  await sql`
    insert into commerceml_order_news (file_id, position, news, order_id)
    select ${fileId}::int, position, news, c.order_id from ${given}
    left join commerceml_orders c on c.order_id = given.id::uuid and c.given is not null`.execute(trx);
}

/** A file that is sent once more is read anew. */
export async function deleteNews(trx: Trx, fileId: number): Promise<void> {
  await sql`delete from commerceml_order_news where file_id = ${fileId}`.execute(trx);
}

export interface ClaimedNews {
  fileId: number;
  position: number;
  news: unknown;
  /** Null for an order that 1C was not given. */
  orderId: string | null;
}

/** Locks the next of which nothing was done yet, in the order in which 1C has said it; one instance is at a file. */
export async function claimNews(trx: Trx): Promise<ClaimedNews | null> {
  const { rows: locks } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('commerceml_news')) as "isMine"`.execute(trx);
  if (!locks[0]?.isMine) return null;
  const { rows } = await sql<ClaimedNews>`
    select file_id as "fileId", position, news, order_id as "orderId" from commerceml_order_news
    where outcome is null order by file_id, position limit 1 for update`.execute(trx);
  return rows[0] ?? null;
}

export interface NewsOutcome {
  outcome: 'changed' | 'same' | 'refused';
  /** References to texts. */
  notes: string[];
}

/** The file is done with its last one. */
export async function updateNews(
  db: Db,
  { fileId, position }: Pick<ClaimedNews, 'fileId' | 'position'>,
  { outcome, notes }: NewsOutcome,
): Promise<void> {
  await sql`
    update commerceml_order_news set outcome = ${outcome}, notes = ${notes}::text[]
    where file_id = ${fileId} and position = ${position}`.execute(db);
  await sql`
    update commerceml_files set state = 'done' where id = ${fileId} and state = 'running'
      and not exists (select from commerceml_order_news where file_id = ${fileId} and outcome is null)`.execute(
    db,
  );
}

type KnownLine = KnownOrder['lines'][number];
type SaidOrder = KnownOrder & { id: string; said: string | null };
type LockedAmounts = Pick<SentOrder, 'deliveryPrice' | 'deliveryDiscount' | 'deliveryTaxAdded'> & {
  goods: Pick<SentOrder['lines'][number], 'quantity' | 'price' | 'discount' | 'taxAdded'>[];
};

/** An order that 1C was given, locked to the end of the transaction; null where it is gone. */
export async function lockSentOrder(trx: Trx, id: string): Promise<SaidOrder | null> {
  const { rows } = await sql<Omit<SaidOrder, 'lines'> & LockedAmounts>`
    select o.id, o.status, o.payment_status as "paymentStatus", o.cash_received_at is not null as "isCashReceived",
      o.delivery ->> 'type' as "deliveryType", c.said,
      o.delivery_price as "deliveryPrice", o.delivery_discount as "deliveryDiscount",
      o.delivery_tax_added as "deliveryTaxAdded",
      (select coalesce(jsonb_agg(jsonb_build_object('quantity', l.quantity, 'price', l.price,
          'discount', l.discount, 'taxAdded', l.tax_added)), '[]')
        from order_lines l where l.order_id = o.id) as goods
    from orders o join commerceml_orders c on c.order_id = o.id
    where o.id = ${id}
    for no key update of o`.execute(trx);
  const [row] = rows;
  if (!row) return null;
  const { goods, deliveryPrice, deliveryDiscount, deliveryTaxAdded, ...order } = row;
  const hasDelivery = deliveryPrice + deliveryDiscount > 0;
  return {
    ...order,
    lines: [
      ...goods.map((line): KnownLine => [line.quantity, linePaid(line)]),
      ...(hasDelivery ? [[1, deliveryPrice + deliveryTaxAdded] satisfies KnownLine] : []),
    ],
  };
}

export async function updateSaid(trx: Trx, orderId: string, said: string): Promise<void> {
  await sql`update commerceml_orders set said = ${said} where order_id = ${orderId}`.execute(trx);
}
