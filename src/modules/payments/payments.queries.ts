import { isUuid } from '#domain/uuid.ts';
import { sql, type Kysely, type Selectable } from 'kysely';

import type { Database } from '#db/database.ts';

export type PaymentRow = Selectable<Database['payments']>;

/** Whoever creates a payment at its provider holds it for so long; longer than a call may take. */
const leaseSeconds = 20;
/** Pauses between questions about a pending payment: 2, 4, 8 … 60 minutes. */
const firstPauseMinutes = 2;
const longestPauseMinutes = 60;

export function findPayment(db: Kysely<Database>, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks it until the transaction ends. A payment is always locked before its order. */
export function lockPayment(trx: Kysely<Database>, id: string): Promise<PaymentRow | undefined> {
  return trx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The attempt that was asked for with the key. */
export function selectPaymentByKey(
  trx: Kysely<Database>,
  orderId: string,
  key: string,
): Promise<PaymentRow | undefined> {
  return trx
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

export function selectPendingPayments(db: Kysely<Database>, orderId: string): Promise<{ id: string }[]> {
  return db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'pending')
    .execute();
}

/** The providers' payments whose money the shop has, all of it or in part: the first one first. */
export function selectCompletedPayments(
  db: Kysely<Database>,
  orderId: string,
): Promise<Pick<PaymentRow, 'id' | 'provider' | 'provider_id' | 'amount' | 'refunded' | 'handed_over_at'>[]> {
  return db
    .selectFrom('payments')
    .select(['id', 'provider', 'provider_id', 'amount', 'refunded', 'handed_over_at'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'completed')
    .where('gift_card_id', 'is', null)
    .orderBy('created_at')
    .execute();
}

/** By the provider's id, else by ours, which a crash may have left without the provider's. */
export async function findReportedPayment(
  db: Kysely<Database>,
  provider: string,
  ids: { providerId: string | null; paymentId: string | null },
): Promise<PaymentRow | undefined> {
  const ofProvider = db.selectFrom('payments').selectAll().where('provider', '=', provider);
  if (ids.providerId !== null) {
    const found = await ofProvider.where('provider_id', '=', ids.providerId).executeTakeFirst();
    if (found) return found;
  }
  if (ids.paymentId === null || !isUuid(ids.paymentId)) return undefined;
  return ofProvider.where('id', '=', ids.paymentId).executeTakeFirst();
}

/** Takes an unborn payment whose creator has died; undefined when somebody else holds or finished it. */
export async function leaseCreation(db: Kysely<Database>, id: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    update payments set leased_until = now() + make_interval(secs => ${leaseSeconds}), updated_at = now()
    where id = ${id} and status = 'new' and leased_until <= now()
    returning *`.execute(db);
  return rows[0];
}

/** Books a new attempt, held by the caller, who is to create it at the provider after the commit. */
export async function insertPayment(
  trx: Kysely<Database>,
  payment: Pick<
    PaymentRow,
    | 'order_id'
    | 'provider'
    | 'amount'
    | 'currency'
    | 'idempotency_key'
    | 'return_url'
    | 'cancel_url'
    | 'language'
    | 'is_express'
  >,
): Promise<PaymentRow> {
  const lease = sql<Date>`now() + make_interval(secs => ${leaseSeconds})`;
  return trx
    .insertInto('payments')
    .values({ ...payment, status: 'new', leased_until: lease, next_query_at: lease })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Keeps what came of creating a payment at its provider, and gives up its lease. */
export function updateCreated(
  trx: Kysely<Database>,
  id: string,
  {
    status,
    providerId,
    nextStep,
  }: Pick<PaymentRow, 'status'> & {
    providerId: string | null;
    /** Null keeps the one that is there. */
    nextStep: object | null;
  },
): Promise<PaymentRow> {
  return trx
    .updateTable('payments')
    .set({
      status,
      provider_id: providerId,
      ...(nextStep && { next_step: sql`${JSON.stringify(nextStep)}::jsonb` }),
      leased_until: null,
      // They may carry what opens the order to a guest, and nobody asks for them again.
      return_url: '',
      cancel_url: '',
      next_query_at: status === 'pending' ? sql<Date>`now() + interval '2 minutes'` : null,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Keeps how a payment stands by its provider's news. */
export async function updateAdvanced(
  trx: Kysely<Database>,
  id: string,
  {
    status,
    providerId,
    settles,
    isFinal,
  }: Pick<PaymentRow, 'status'> & {
    providerId: string | null;
    /** The order is paid with it; false leaves that as it is. */
    settles: boolean;
    /** Nobody has to ask about it any more. */
    isFinal: boolean;
  },
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({
      status,
      ...(settles && { settles: true }),
      provider_id: providerId,
      updated_at: new Date(),
      ...(isFinal && { next_query_at: null }),
    })
    .where('id', '=', id)
    .execute();
}

export async function updateRefunded(trx: Kysely<Database>, id: string): Promise<void> {
  await trx.updateTable('payments').set({ status: 'refunded' }).where('id', '=', id).execute();
}

export async function updateHandedOver(db: Kysely<Database>, id: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ handed_over_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/**
 * Marks a payment as asked about, unless that was done within `minAgeMs`, and sets when to ask again.
 * Asking is what the caller does next, outside of any transaction.
 */
export async function claimQuestion(
  db: Kysely<Database>,
  id: string,
  minAgeMs: number,
): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    update payments set queries = queries + 1, queried_at = now(), next_query_at = ${nextQuestion}
    where id = ${id} and (queried_at is null or queried_at <= now() - make_interval(secs => ${minAgeMs / 1000}))
    returning *`.execute(db);
  return rows[0];
}

/** Lets the worker ask in two seconds, when it has just been asked. */
export async function askSoon(db: Kysely<Database>, id: string): Promise<void> {
  await sql`update payments set next_query_at = least(next_query_at, now() + interval '2 seconds')
    where id = ${id}`.execute(db);
}

/** Claims what is due, oldest first; what another instance has just claimed is not. */
export async function claimDuePayments(db: Kysely<Database>, limit: number): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    update payments set queries = queries + 1, queried_at = now(), next_query_at = ${nextQuestion}
    where id in (select id from payments where next_query_at <= now()
                 order by next_query_at limit ${limit} for update skip locked)
    returning *`.execute(db);
  return rows;
}

const nextQuestion = sql`case when status in ('new', 'pending') then now() + make_interval(
  mins => least(${sql.lit(firstPauseMinutes)} * power(2, least(queries, 10)), ${sql.lit(longestPauseMinutes)})::int) end`;

/** Open payments of new orders whose goods are no longer reserved, longest first. */
export async function listExpiredPayments(db: Kysely<Database>, limit: number): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select p.* from payments p join orders o on o.id = p.order_id
    where p.status in ('new', 'pending') and o.status = 'new' and o.reserved_until <= now()
      and (p.queried_at is null or p.queried_at <= now() - interval '1 minute')
    order by o.reserved_until limit ${limit}`.execute(db);
  return rows;
}
