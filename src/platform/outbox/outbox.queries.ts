import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';

export interface TakenMessage {
  id: number;
  topic: string;
  payload: unknown;
  /** Which try this is, from 1 on. It is also the proof of the lease: who takes the message next counts on. */
  attempt: number;
  createdAt: Date;
  /** Of the request that left it. */
  traceparent: string | null;
}

interface NewMessage {
  topic: string;
  payload: object;
  delaySeconds: number;
  /** What it is about, if that may be a sample. */
  orderId: string | undefined;
  reviewId: number | undefined;
  traceparent: string | undefined;
}

/** Leaves a message; none about a sample order or review of the demo, which has nobody behind it. */
export async function insertMessage(
  trx: Kysely<Database>,
  { topic, payload, delaySeconds, orderId, reviewId, traceparent }: NewMessage,
): Promise<void> {
  const availableAt = delaySeconds > 0 ? sql`now() + make_interval(secs => ${delaySeconds})` : sql`now()`;
  await sql`
    insert into outbox (topic, payload, available_at, traceparent)
    select ${topic}, ${JSON.stringify(payload)}::jsonb, ${availableAt}, ${traceparent ?? null}
    where not ${isSample({ orderId, reviewId })}`.execute(trx);
}

function isSample({ orderId, reviewId }: Pick<NewMessage, 'orderId' | 'reviewId'>): RawBuilder<boolean> {
  if (orderId !== undefined) return sql`exists (select from orders where id = ${orderId} and is_sample)`;
  if (reviewId !== undefined) return sql`exists (select from reviews where id = ${reviewId} and is_sample)`;
  return sql`false`;
}

/**
 * Takes the message that is due longest, for `leaseSeconds`; null when none is due. It looks at the head of each topic,
 * so that it costs the same however many messages wait, of these topics or of others.
 */
export async function takeMessage(
  db: Kysely<Database>,
  topics: readonly string[],
  leaseSeconds: number,
): Promise<TakenMessage | null> {
  const { rows } = await sql<TakenMessage>`
    update outbox
    set attempts = attempts + 1, leased_until = now() + make_interval(secs => ${leaseSeconds})
    where id = (
      select head.id from unnest(${[...topics]}::text[]) given (topic),
        lateral (
          select id, available_at from outbox o
          where o.done_at is null and o.failed_at is null and o.topic <> 'purge' and o.topic = given.topic
            and o.available_at <= now() and (o.leased_until is null or o.leased_until <= now())
          order by o.available_at
          limit 1
          for update skip locked) head
      order by head.available_at
      limit 1)
    returning id, topic, payload, attempts as attempt, created_at as "createdAt", traceparent`.execute(db);
  return rows[0] ?? null;
}

/** Does nothing when the lease has run out and somebody else has taken the message. */
export async function markDelivered(
  db: Kysely<Database>,
  { id, attempt }: TakenMessage,
  outcome: 'sent' | 'kept' | 'skipped' | null,
): Promise<void> {
  await sql`update outbox set done_at = now(), leased_until = null, last_error = null, outcome = ${outcome}
    where id = ${id} and attempts = ${attempt}`.execute(db);
}

export interface Postponement {
  reason: string;
  delaySeconds: number;
  /** A message older than this is given up. */
  giveUpAfterHours: number;
}

/** Lets a message wait for its next try; true when it is given up instead. */
export async function postponeMessage(
  db: Kysely<Database>,
  { id, attempt }: TakenMessage,
  { reason, delaySeconds, giveUpAfterHours }: Postponement,
): Promise<boolean> {
  const { rows } = await sql<{ givenUp: boolean }>`
    update outbox set
      last_error = ${reason},
      last_error_at = now(),
      leased_until = null,
      available_at = now() + make_interval(secs => ${delaySeconds}),
      failed_at = case when created_at < now() - make_interval(hours => ${giveUpAfterHours}) then now() end
    where id = ${id} and attempts = ${attempt}
    returning failed_at is not null as "givenUp"`.execute(db);
  return rows[0]?.givenUp ?? false;
}

/** Whether caches wait to be told of what has changed. */
export async function hasPurges(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`select 1 from outbox where topic = 'purge' limit 1`.execute(db);
  return rows.length > 0;
}

/** Removes up to `limit` purges and gives their tags. Call it in the transaction that tells them. */
export async function takePurges(trx: Kysely<Database>, limit: number): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    with taken as (
      delete from outbox
      where id = any(array(
        select id from outbox where topic = 'purge' order by id limit ${limit} for update skip locked))
      returning payload)
    select distinct tag from taken, jsonb_array_elements_text(payload -> 'tags') tag`.execute(trx);
  return rows.map(({ tag }) => tag);
}

/** Deletes what was delivered or given up long ago. */
export async function deleteEndedMessages(db: Kysely<Database>, days: number): Promise<void> {
  await sql`delete from outbox
    where (done_at is not null or failed_at is not null)
      and coalesce(done_at, failed_at) < now() - make_interval(days => ${days})`.execute(db);
}
