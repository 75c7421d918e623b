import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Currency } from '#domain/currencies.ts';

import { isUsable } from './gift-cards.queries.ts';
import { cardColumns, type EntryRow, type ManagedCardRow } from './manage-gift-cards.queries.ts';

type Db = Kysely<Database>;
const mostCards = 100;
const mostEntries = 500;

/**
 * Whether a card is the customer's: it was issued to the account, or to the email that the account has confirmed, and
 * is no surprise that is still to be sent.
 */
const isOf = (userId: number): RawBuilder<boolean> => sql`(c.user_id = ${userId}
    or c.recipient_email <> '' and lower(c.recipient_email) = (select lower(u.email) from users u
      where u.id = ${userId} and u.email_confirmed_at is not null))
  and (c.send_at is null or c.queued_at is not null)`;

/** Newest first. */
export async function selectCardsOf(db: Db, userId: number): Promise<ManagedCardRow[]> {
  const { rows } = await sql<ManagedCardRow>`
    select ${cardColumns} from gift_cards c where ${isOf(userId)} order by c.id desc limit ${mostCards}`.execute(
    db,
  );
  return rows;
}

/** Newest first; an order is named where it is the customer's. */
export async function selectEntriesOf(
  db: Db,
  userId: number,
  cardIds: readonly number[],
): Promise<(Omit<EntryRow, 'reason' | 'author'> & { cardId: number })[]> {
  const { rows } = await sql<Omit<EntryRow, 'reason' | 'author'> & { cardId: number }>`
    select e.card_id as "cardId", e.id, e.kind, e.amount, e.balance, o.number as order,
      e.created_at as "createdAt"
    from gift_card_entries e left join orders o on o.id = e.order_id and o.user_id = ${userId}
    where e.card_id = any(${[...cardIds]}::int[]) order by e.id desc limit ${mostEntries}`.execute(db);
  return rows;
}

/** A card of the customer's with money that it can pay; the balance is minor units. */
export type PayingCardRow = Pick<ManagedCardRow, 'id' | 'kind' | 'last4' | 'balance'>;

/** Those that end first come first. */
export async function selectPayingCardsOf(
  db: Db,
  userId: number,
  currency: Currency,
): Promise<PayingCardRow[]> {
  const { rows } = await sql<PayingCardRow>`
    select c.id, c.kind, c.last4, c.balance from gift_cards c
    where ${isOf(userId)} and ${isUsable} and c.balance > 0 and c.currency = ${currency}
    order by c.expires_at nulls last, c.id limit ${mostCards}`.execute(db);
  return rows;
}

const nobody = sql`user_id = null, recipient_name = '', recipient_email = '', message = ''`;
/** A card whose email is still to be sent wants its recipient. */
const isSent = sql<boolean>`(c.send_at is null or c.mailed_at is not null)`;

/**
 * Takes the person off the cards of an account that is deleted, and the words off those that it has bought; their money stays with whoever has the code.
 */
export async function forgetRecipient(trx: Db, userId: number, email: string): Promise<void> {
  await sql`update gift_cards c set ${nobody}
    where (c.user_id = ${userId} or lower(c.recipient_email) = lower(${email})) and ${isSent}`.execute(trx);
  await sql`update gift_cards c set message = ''
    from sold_gift_cards s join order_lines l on l.id = s.order_line_id join orders o on o.id = l.order_id
    where s.card_id = c.id and o.user_id = ${userId} and c.message <> '' and ${isSent}`.execute(trx);
}

/** The same of cards that were issued, or whose email has left, since the account was deleted. */
export async function forgetDeletedRecipients(db: Db): Promise<void> {
  await sql`update gift_cards c set ${nobody}
    from users u where u.id = c.user_id and u.deleted_at is not null and ${isSent}`.execute(db);
}
