import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { WebhookEvent } from '#domain/schemas/webhook-events.schema.ts';

type Db = Kysely<Database>;

export interface TakenEvent {
  type: WebhookEvent;
  subject: string;
  at: Date;
  details: Record<string, unknown> | null;
}

/** Whether an event is due. */
export async function hasDueEvents(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from webhook_events where due_at <= now() limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Removes due events of up to `limit` things and gives each once, with all that waits for the same thing; null while
 * another instance is at it. Call it in the transaction that writes them.
 */
export async function takeEvents(trx: Db, limit: number): Promise<TakenEvent[] | null> {
  const { rows: locked } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('webhook events')) as "isOurs"`.execute(trx);
  if (!locked[0]?.isOurs) return null;
  const { rows } = await sql<TakenEvent>`
    with due as (
      select distinct type, subject from (
        select type, subject from webhook_events where due_at <= now() order by due_at limit ${limit}) first),
    taken as (
      delete from webhook_events e using due where e.type = due.type and e.subject = due.subject
      returning e.id, e.type, e.subject, e.at, e.details)
    select type, subject, min(id) as first, max(at) as at, (array_agg(details order by id desc))[1] as details
    from taken group by type, subject order by first`.execute(trx);
  return rows;
}

/** The addresses that want an event, by its type. */
export async function selectSubscribers(trx: Db): Promise<{ id: number; events: string[] }[]> {
  return trx.selectFrom('webhook_endpoints').select(['id', 'events']).where('enabled', '=', true).execute();
}

export interface NewMessage {
  publicId: string;
  type: string;
  body: string;
  endpointIds: number[];
}

export async function insertMessages(trx: Db, messages: readonly NewMessage[]): Promise<void> {
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb)
        as m ("publicId" text, type text, body text, "endpointIds" jsonb)),
    written as (
      insert into webhook_messages (public_id, type, body) select "publicId", type, body from given
      returning id, public_id)
    insert into webhook_deliveries (endpoint_id, message_id)
    select endpoint.id::int, w.id
    from given g join written w on w.public_id = g."publicId",
      jsonb_array_elements_text(g."endpointIds") as endpoint (id)
    order by w.id`.execute(trx);
}
