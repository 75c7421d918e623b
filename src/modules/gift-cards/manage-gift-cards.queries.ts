import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Currency } from '#domain/currencies.ts';
import type { GiftCardEntryKind, GiftCardKind, GiftCardState } from '#domain/schemas/gift-card.schema.ts';
import type { Language } from '#locales/languages.ts';

type Db = Kysely<Database>;

export interface NewCard {
  kind: GiftCardKind;
  codeHash: Buffer;
  last4: string;
  /** Null where no email tells the code. */
  encryptedCode: string | null;
  currency: Currency;
  expiresAt: Date | null;
  userId: number | null;
  recipientName: string;
  recipientEmail: string;
  message: string;
  language: Language;
  /** Null: no email. */
  sendAt: Date | null;
}

/** A card without money; its first entry brings that. */
export async function insertCard(trx: Db, card: NewCard): Promise<number> {
  const { id } = await trx
    .insertInto('gift_cards')
    .values({
      kind: card.kind,
      code_hash: card.codeHash,
      last4: card.last4,
      encrypted_code: card.encryptedCode,
      currency: card.currency,
      expires_at: card.expiresAt,
      user_id: card.userId,
      recipient_name: card.recipientName,
      recipient_email: card.recipientEmail,
      message: card.message,
      language: card.language,
      send_at: card.sendAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Amounts are minor units. */
export interface ManagedCardRow {
  id: number;
  kind: GiftCardKind;
  last4: string;
  state: GiftCardState;
  currency: Currency;
  balance: number;
  value: number;
  recipientName: string;
  recipientEmail: string;
  message: string;
  createdAt: Date;
  expiresAt: Date | null;
  sendAt: Date | null;
  mailedAt: Date | null;
}

/** `words` are the last four signs of a code, or a part of a name or an email. */
export interface CardFilter {
  state: GiftCardState | null;
  words: string;
}

const stateOf = sql`case when c.blocked_at is not null then 'blocked'
  when c.expires_at <= now() then 'expired' when c.balance = 0 then 'empty' else 'active' end`;

/** What `ManagedCardRow` holds, of `gift_cards c`. */
export const cardColumns = sql`c.id, c.kind, c.last4, ${stateOf} as state, c.currency, c.balance,
  coalesce((select e.amount from gift_card_entries e where e.card_id = c.id order by e.id limit 1), 0) as value,
  c.recipient_name as "recipientName", c.recipient_email as "recipientEmail", c.message,
  c.created_at as "createdAt", c.expires_at as "expiresAt", c.send_at as "sendAt", c.mailed_at as "mailedAt"`;

/** Newest first, from before an id on. */
export async function selectCards(
  db: Db,
  filter: CardFilter,
  { offset = 0, before = null, limit }: { offset?: number; before?: number | null; limit: number },
): Promise<ManagedCardRow[]> {
  const { rows } = await sql<ManagedCardRow>`
    select ${cardColumns} from gift_cards c where ${passes(filter)} and (${before}::int is null or c.id < ${before})
    order by c.id desc offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

/** How many there are of each state, whichever of them is asked for. */
export async function countCards(db: Db, words: string): Promise<{ state: GiftCardState; count: number }[]> {
  const { rows } = await sql<{ state: GiftCardState; count: number }>`
    select ${stateOf} as state, count(*)::int as count from gift_cards c
    where ${passes({ state: null, words })} group by 1`.execute(db);
  return rows;
}

export async function selectCard(db: Db, id: number): Promise<ManagedCardRow | undefined> {
  const { rows } =
    await sql<ManagedCardRow>`select ${cardColumns} from gift_cards c where c.id = ${id}`.execute(db);
  return rows[0];
}

/** Amounts are minor units. */
export interface EntryRow {
  id: number;
  kind: GiftCardEntryKind;
  amount: number;
  balance: number;
  order: string | null;
  reason: string;
  author: string | null;
  createdAt: Date;
}

/** Newest first. */
export async function selectEntries(db: Db, cardId: number): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select e.id, e.kind, e.amount, e.balance, o.number as order, e.reason,
      coalesce(nullif(s.name, ''), s.email) as author, e.created_at as "createdAt"
    from gift_card_entries e left join orders o on o.id = e.order_id left join staff s on s.id = e.staff_id
    where e.card_id = ${cardId} order by e.id desc limit 500`.execute(db);
  return rows;
}

/** The balance (minor units), locked until the transaction ends. */
export async function lockBalance(trx: Db, id: number): Promise<number | undefined> {
  const row = await trx
    .selectFrom('gift_cards')
    .select('balance')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.balance;
}

/** False where there is no such card. */
export async function updateBlocked(trx: Db, id: number, blocked: boolean): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('gift_cards')
    .set({ blocked_at: blocked ? sql`coalesce(blocked_at, now())` : null })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks the cards whose email is due as handed over, and gives their ids. */
export async function claimCardsToSend(trx: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update gift_cards set queued_at = now() where id in (
      select id from gift_cards where send_at <= now() and queued_at is null
      order by send_at limit ${limit} for update skip locked) returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** What an email tells of a card; the balance is minor units. */
export interface MailedCardRow {
  kind: GiftCardKind;
  encryptedCode: string | null;
  currency: Currency;
  balance: number;
  expiresAt: Date | null;
  recipientName: string;
  recipientEmail: string;
  message: string;
  /** Who has bought it for somebody else; empty where nobody has, or is not known any more. */
  sender: string;
  language: Language;
}

/** None for a card that is blocked, or gone. */
export async function selectMailedCard(db: Db, id: number): Promise<MailedCardRow | undefined> {
  const { rows } = await sql<MailedCardRow>`
    select kind, encrypted_code as "encryptedCode", currency, balance, expires_at as "expiresAt",
      recipient_name as "recipientName", recipient_email as "recipientEmail", message, language,
      coalesce((select trim(concat_ws(' ', o.contact ->> 'firstName', o.contact ->> 'lastName'))
        from sold_gift_cards s join order_lines l on l.id = s.order_line_id join orders o on o.id = l.order_id
        where s.card_id = c.id and o.contact -> 'giftCard' ->> 'email' <> ''), '') as sender
    from gift_cards c where id = ${id} and blocked_at is null`.execute(db);
  return rows[0];
}

/** From here on nobody can read the code. */
export async function updateMailed(db: Db, id: number): Promise<void> {
  await sql`update gift_cards set mailed_at = now(), encrypted_code = null where id = ${id}`.execute(db);
}

function passes({ state, words }: CardFilter): RawBuilder<unknown> {
  const tests = [
    sql`true`,
    ...(state ? [sql`${stateOf} = ${state}`] : []),
    ...(words
      ? [
          sql`(c.last4 = upper(right(${words}, 4)) or strpos(lower(c.recipient_email), lower(${words})) > 0
            or strpos(lower(c.recipient_name), lower(${words})) > 0)`,
        ]
      : []),
  ];
  return sql.join(tests, sql` and `);
}
