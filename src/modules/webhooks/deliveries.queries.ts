import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { WebhookDelivery } from '#domain/schemas/webhooks.schema.ts';

type Db = Kysely<Database>;

/** Addresses that something is due for. */
export async function selectDueEndpoints(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from webhook_endpoints e where e.enabled and exists (
      select from webhook_deliveries d where d.endpoint_id = e.id and d.state = 'waiting' and d.next_at <= now()
        and (d.leased_until is null or d.leased_until <= now()))`.execute(db);
  return rows.map(({ id }) => id);
}

export interface TakenDelivery {
  id: number;
  endpointId: number;
  /** From 1 on. It is also the proof of the lease: who takes the delivery next counts on. */
  attempt: number;
  messageId: string;
  body: string;
  url: string;
  /** Encrypted, as the one before it, which is null once it is no longer good. */
  secret: string;
  previousSecret: string | null;
}

/** Takes what is due longest for an address, for `leaseSeconds`; null when nothing is, or it is switched off. */
export async function takeDelivery(
  db: Db,
  endpointId: number,
  leaseSeconds: number,
): Promise<TakenDelivery | null> {
  const { rows } = await sql<TakenDelivery>`
    with taken as (
      update webhook_deliveries
      set attempts = attempts + 1, leased_until = now() + make_interval(secs => ${leaseSeconds})
      where id = (
        select id from webhook_deliveries
        where endpoint_id = ${endpointId} and state = 'waiting' and next_at <= now()
          and (leased_until is null or leased_until <= now())
        order by next_at, id limit 1 for update skip locked)
        and exists (select from webhook_endpoints where id = ${endpointId} and enabled)
      returning id, endpoint_id, attempts, message_id)
    select t.id, t.endpoint_id as "endpointId", t.attempts as attempt, m.public_id as "messageId", m.body,
      e.url, e.secret, case when e.previous_until > now() then e.previous_secret end as "previousSecret"
    from taken t join webhook_messages m on m.id = t.message_id
      join webhook_endpoints e on e.id = t.endpoint_id`.execute(db);
  return rows[0] ?? null;
}

export interface AttemptResult {
  isDone: boolean;
  responseStatus: number | null;
  error: string;
  durationMs: number;
  /** Seconds until the next attempt; null when there is none. */
  nextIn: number | null;
}

/** Does nothing when the lease has run out and somebody else has taken the delivery. */
export async function markAttempt(
  db: Db,
  { id, attempt }: Pick<TakenDelivery, 'id' | 'attempt'>,
  { isDone, responseStatus, error, durationMs, nextIn }: AttemptResult,
): Promise<void> {
  const state = isDone ? 'done' : nextIn === null ? 'failed' : 'waiting';
  await sql`
    update webhook_deliveries set state = ${state}, leased_until = null, tried_at = now(),
      response_status = ${responseStatus}, error = ${error}, duration_ms = ${durationMs},
      next_at = now() + make_interval(secs => ${nextIn ?? 0})
    where id = ${id} and attempts = ${attempt} and state = 'waiting'`.execute(db);
}

/** An attempt that the end of the program has cut off does not count. */
export async function releaseDelivery(
  db: Db,
  { id, attempt }: Pick<TakenDelivery, 'id' | 'attempt'>,
): Promise<void> {
  await sql`update webhook_deliveries set leased_until = null, attempts = attempts - 1
    where id = ${id} and attempts = ${attempt} and state = 'waiting'`.execute(db);
}

export type DeliveryRow = Omit<WebhookDelivery, 'createdAt' | 'triedAt' | 'nextAt'> & {
  createdAt: Date;
  triedAt: Date | null;
  nextAt: Date | null;
};

/** The newest first. */
export async function selectDeliveries(
  db: Db,
  endpointId: number,
  { state, messageId, offset, limit }: DeliveryFilter,
): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select m.public_id as "messageId", m.type, d.state, d.attempts, d.created_at as "createdAt",
      d.tried_at as "triedAt", case when d.state = 'waiting' then d.next_at end as "nextAt",
      d.duration_ms as "durationMs", d.response_status as "responseStatus", d.error, m.body
    from webhook_deliveries d join webhook_messages m on m.id = d.message_id
    where d.endpoint_id = ${endpointId}
      and ${state === undefined ? sql`true` : sql`d.state = ${state}`}
      and ${messageId === undefined ? sql`true` : sql`m.public_id = ${messageId}`}
    order by d.id desc offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

export interface DeliveryFilter {
  state?: WebhookDelivery['state'] | undefined;
  messageId?: string | undefined;
  offset: number;
  limit: number;
}

/** Lets it go out again now, with all attempts before it; false where there is none that has ended. */
export async function replayDelivery(db: Db, endpointId: number, messageId: string): Promise<boolean> {
  const { rows } = await sql`
    update webhook_deliveries d set state = 'waiting', attempts = 0, next_at = now(), leased_until = null
    from webhook_messages m
    where m.id = d.message_id and m.public_id = ${messageId} and d.endpoint_id = ${endpointId}
      and d.state <> 'waiting'
    returning 1`.execute(db);
  return rows.length > 0;
}

/** The same of all that have failed and were written since; how many that are. */
export async function replayFailed(db: Db, endpointId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with replayed as (
      update webhook_deliveries set state = 'waiting', attempts = 0, next_at = now(), leased_until = null
      where endpoint_id = ${endpointId} and state = 'failed' and created_at >= ${since}
      returning 1)
    select count(*)::int as count from replayed`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A delivery of a message that goes to one address alone, taken at once. */
export async function insertTestDelivery(
  trx: Db,
  endpointId: number,
  {
    messageId,
    type,
    body,
    leaseSeconds,
  }: { messageId: string; type: string; body: string; leaseSeconds: number },
): Promise<TakenDelivery | null> {
  const { rows } = await sql<TakenDelivery>`
    with endpoint as (select * from webhook_endpoints where id = ${endpointId}),
    message as (
      insert into webhook_messages (public_id, type, body)
      select ${messageId}, ${type}, ${body} from endpoint returning id),
    delivery as (
      insert into webhook_deliveries (endpoint_id, message_id, attempts, leased_until)
      select ${endpointId}, id, 1, now() + make_interval(secs => ${leaseSeconds}) from message returning id)
    select d.id, e.id as "endpointId", 1 as attempt, ${messageId} as "messageId", ${body} as body, e.url, e.secret,
      case when e.previous_until > now() then e.previous_secret end as "previousSecret"
    from delivery d, endpoint e`.execute(trx);
  return rows[0] ?? null;
}

export interface KeptDeliveries {
  days: number;
  /** Of those that have ended, for one address. */
  most: number;
}

/** Takes away what has ended long ago, or is more than is kept, and then what nobody is told any more. */
export async function deleteOldDeliveries(db: Db, { days, most }: KeptDeliveries): Promise<void> {
  await sql`
    delete from webhook_deliveries where state <> 'waiting'
      and coalesce(tried_at, created_at) < now() - make_interval(days => ${days})`.execute(db);
  await sql`
    delete from webhook_deliveries where id in (
      select id from (
        select id, row_number() over (partition by endpoint_id order by id desc) as place
        from webhook_deliveries where state <> 'waiting') ranked
      where place > ${most})`.execute(db);
  await sql`
    delete from webhook_messages m where created_at < now() - interval '1 hour'
      and not exists (select from webhook_deliveries d where d.message_id = m.id)`.execute(db);
}
