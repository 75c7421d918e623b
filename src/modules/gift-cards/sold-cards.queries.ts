import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Currency } from '#domain/currencies.ts';
import type { Language } from '#locales/languages.ts';

type Db = Kysely<Database>;

/** A line of gift cards as it is to be issued; amounts are minor units. */
export interface SoldLine {
  id: number;
  quantity: number;
  price: number;
  discount: number;
  taxAdded: number;
  /** Has gone back, or is on its way. */
  refunded: number;
  /** Cards that there are of it. */
  issued: number;
}

export interface SoldOrder {
  isPaid: boolean;
  isOver: boolean;
  currency: Currency;
  language: Language;
  userId: number | null;
  contact: unknown;
  accountEmail: string;
  /** By the clock of the transaction. */
  now: Date;
  lines: SoldLine[];
}

/** A line `l` of gift cards. */
const isOfCards = sql<boolean>`l.snapshot ->> 'fulfilment' = 'gift_card'`;

/** Locks the order until the transaction ends; undefined without such an order, and for a sample. */
export async function lockSoldOrder(trx: Db, orderId: string): Promise<SoldOrder | undefined> {
  const { rows: locked } = await sql`select id from orders where id = ${orderId} and not is_sample
    for no key update`.execute(trx);
  if (locked.length === 0) return undefined;
  // A statement of its own: it sees what those have committed whom the lock has waited for.
  const { rows } = await sql<SoldOrder>`
    select (o.payment_status = 'completed' or o.cash_received_at is not null) as "isPaid",
      o.status in ('canceled', 'returned') as "isOver", o.currency, o.language, o.user_id as "userId", o.contact,
      coalesce(u.email, '') as "accountEmail", now() as now,
      (select coalesce(json_agg(json_build_object('id', l.id, 'quantity', l.quantity, 'price', l.price,
          'discount', l.discount, 'taxAdded', l.tax_added,
          'refunded', (select coalesce(sum(b.amount), 0) from refund_lines b
            join payment_refunds r on r.id = b.refund_id and r.status <> 'failed' where b.order_line_id = l.id),
          'issued', (select count(*) from sold_gift_cards s where s.order_line_id = l.id)) order by l.position), '[]')
        from order_lines l where l.order_id = o.id and ${isOfCards}) as lines
    from orders o left join users u on u.id = o.user_id where o.id = ${orderId}`.execute(trx);
  return rows[0];
}

export async function insertSoldCard(
  trx: Db,
  { lineId, piece, cardId }: { lineId: number; piece: number; cardId: number },
): Promise<void> {
  await trx.insertInto('sold_gift_cards').values({ order_line_id: lineId, piece, card_id: cardId }).execute();
}

/** A card that was sold with an order; amounts are minor units. */
export interface SoldCardRow {
  lineId: number;
  id: number;
  last4: string;
  currency: Currency;
  balance: number;
  /** What would be on it had nobody paid with it: its value without what was refunded of it. */
  unspent: number;
}

/** The cards that were sold with an order, in the order of their ids, locked until the transaction ends. */
export async function lockSoldCards(trx: Db, orderId: string): Promise<SoldCardRow[]> {
  await sql`select c.id from gift_cards c where c.id in (${cardsOf(orderId)}) order by c.id for update`.execute(
    trx,
  );
  const { rows } = await sql<SoldCardRow>`
    select s.order_line_id as "lineId", c.id, c.last4, c.currency, c.balance,
      (select sum(e.amount) from gift_card_entries e
        where e.card_id = c.id and e.kind in ('issued', 'refunded'))::bigint as unspent
    from sold_gift_cards s join gift_cards c on c.id = s.card_id join order_lines l on l.id = s.order_line_id
    where l.order_id = ${orderId} order by c.id`.execute(trx);
  return rows;
}

const cardsOf = (orderId: string) => sql`select s.card_id from sold_gift_cards s
  join order_lines l on l.id = s.order_line_id where l.order_id = ${orderId}`;

/** The lines of gift cards among those of an order. */
export async function selectCardLines(
  trx: Db,
  orderId: string,
): Promise<{ id: number; isIssued: boolean }[]> {
  const { rows } = await sql<{ id: number; isIssued: boolean }>`
    select l.id, exists (select from sold_gift_cards s where s.order_line_id = l.id) as "isIssued"
    from order_lines l where l.order_id = ${orderId} and ${isOfCards}`.execute(trx);
  return rows;
}

/** None of them pays any more; those that were blocked before stay as they are. */
export async function blockCards(trx: Db, ids: readonly number[]): Promise<void> {
  await sql`update gift_cards set blocked_at = coalesce(blocked_at, now())
    where id = any(${[...ids]}::int[])`.execute(trx);
}

/** What a refund took off its cards, for good or until the provider refuses it. Minor units, above 0. */
export async function selectTakenBack(
  trx: Db,
  refundId: string,
): Promise<{ cardId: number; amount: number }[]> {
  const { rows } = await sql<{ cardId: number; amount: number }>`
    select card_id as "cardId", (-sum(amount))::bigint as amount from gift_card_entries
    where refund_id = ${refundId} group by card_id having sum(amount) < 0 order by card_id`.execute(trx);
  return rows;
}

/** Opens the cards that the refund itself had blocked. */
export async function openCardsOfRefund(trx: Db, refundId: string): Promise<void> {
  await sql`update gift_cards c set blocked_at = null from gift_card_entries e
    where e.refund_id = ${refundId} and e.card_id = c.id and c.blocked_at = e.created_at`.execute(trx);
}
