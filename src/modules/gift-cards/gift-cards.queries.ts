import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';
import { prepared } from '#db/prepared-statements.ts';
import type { Currency } from '#domain/currencies.ts';
import { giftCardMethod } from '#domain/gift-card-payment.ts';
import type { GiftCardEntryKind } from '#domain/schemas/gift-card.schema.ts';

type Db = Kysely<Database>;

/** A card as far as it can pay; the balance is minor units. */
export interface CardRow {
  id: number;
  codeHash: Buffer;
  last4: string;
  currency: Currency;
  balance: number;
  isBlocked: boolean;
  isExpired: boolean;
}

/** Those of the codes, as SHA-256, that there are. */
export async function selectCardsByHash(db: Db, hashes: readonly Buffer[]): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`${prepared('gift_cards_of_codes')}
    select id, code_hash as "codeHash", last4, currency, balance, blocked_at is not null as "isBlocked",
      coalesce(expires_at <= now(), false) as "isExpired"
    from gift_cards where code_hash = any(${[...hashes]}::bytea[])`.execute(db);
  return rows;
}

/** Whether a card has money on it. */
export async function existFilledCards(db: Db): Promise<boolean> {
  const { rows } = await sql`select from gift_cards where balance > 0 and blocked_at is null limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

export const isUsable = sql<boolean>`blocked_at is null and (expires_at is null or expires_at > now())`;

interface CardMove {
  cardId: number;
  kind: GiftCardEntryKind;
  /** Minor units; below 0 what goes from the card. */
  amount: number;
  orderId?: string | undefined;
  /** Of a card that was sold. */
  refundId?: string | undefined;
  staffId?: number | undefined;
  reason?: string | undefined;
}

/**
 * Writes an entry with the balance that it makes, the card locked until the transaction ends. False, and nothing
 * written, where the balance would fall below 0 or `condition` does not hold.
 */
export async function addEntry(
  trx: Db,
  { cardId, kind, amount, orderId, refundId, staffId, reason = '' }: CardMove,
  condition: RawBuilder<unknown> = sql`true`,
): Promise<boolean> {
  const { rows } = await sql`
    with ${moved({ cardId, amount }, condition)}
    insert into gift_card_entries (card_id, kind, amount, balance, order_id, refund_id, staff_id, reason)
    select id, ${kind}, ${amount}, balance, ${orderId ?? null}, ${refundId ?? null}::uuid, ${staffId ?? null}, ${reason}
    from moved
    returning id`.execute(trx);
  return rows.length > 0;
}

/** The card whose balance has changed; none where it may not. */
function moved(
  { cardId, amount }: Pick<CardMove, 'cardId' | 'amount'>,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`moved as (
    update gift_cards set balance = balance + ${amount}
    where id = ${cardId} and balance + ${amount} >= 0 and ${condition} returning id, balance
  )`;
}

/** Takes an amount off a card that can pay it; false where it cannot. */
export function spend(
  trx: Db,
  { cardId, amount, orderId }: { cardId: number; amount: number; orderId: string },
): Promise<boolean> {
  return addEntry(trx, { cardId, kind: 'spent', amount: -amount, orderId }, isUsable);
}

/** Takes what a card pays of an order, and books it as a payment; false where the card cannot pay it. */
export async function spendAsPayment(
  trx: Db,
  {
    cardId,
    amount,
    orderId,
    currency,
  }: { cardId: number; amount: number; orderId: string; currency: Currency },
): Promise<boolean> {
  const kind: GiftCardEntryKind = 'spent';
  const { rows } = await sql`${prepared('spend_gift_card')}
    with ${moved({ cardId, amount: -amount }, isUsable)}, entered as (
      insert into gift_card_entries (card_id, kind, amount, balance, order_id)
      select id, ${kind}, ${-amount}, balance, ${orderId} from moved
    )
    insert into payments (order_id, provider, status, amount, currency, idempotency_key, settles, gift_card_id, next_query_at)
    select ${orderId}, ${giftCardMethod}, 'completed', ${amount}, ${currency}, ${`${giftCardMethod} ${cardId}`}, true, id, null
    from moved returning id`.execute(trx);
  return rows.length > 0;
}

/** Minor units. */
export interface CardPaymentRow {
  id: string;
  cardId: number;
  amount: number;
  refunded: number;
}

/** What cards pay of an order, in the order of the cards, locked until the transaction ends. */
export async function lockCardPayments(
  trx: Db,
  orderId: string,
  status: 'completed' | 'canceled',
): Promise<CardPaymentRow[]> {
  const { rows } = await sql<CardPaymentRow>`
    select id, gift_card_id as "cardId", amount, refunded from payments
    where order_id = ${orderId} and gift_card_id is not null and status = ${status}
    order by gift_card_id for update`.execute(trx);
  return rows;
}

export async function updateCardPayment(
  trx: Db,
  id: string,
  status: 'completed' | 'canceled' | 'refunded',
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ status, settles: status !== 'canceled', updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** A card that gets money back has some days at least to spend it. */
export async function keepUsable(trx: Db, cardId: number, days: number): Promise<void> {
  await sql`update gift_cards set expires_at = greatest(expires_at, now() + make_interval(days => ${days}))
    where id = ${cardId} and expires_at is not null`.execute(trx);
}

/** The code of a card that was spent as it was issued is sent once there is money on it again, by the job that sends codes. */
export async function sendKeptCode(trx: Db, cardId: number): Promise<void> {
  await sql`update gift_cards set send_at = now()
    where id = ${cardId} and encrypted_code is not null and send_at is null`.execute(trx);
}

/** The cards whose time has passed with money on them, the first ones, locked. */
export async function lockExpiredCards(trx: Db, limit: number): Promise<{ id: number; balance: number }[]> {
  const { rows } = await sql<{ id: number; balance: number }>`
    select id, balance from gift_cards where expires_at <= now() and balance > 0
    order by expires_at limit ${limit} for update skip locked`.execute(trx);
  return rows;
}
