import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { NewWebhook, Webhook } from '#domain/schemas/webhooks.schema.ts';

type Db = Kysely<Database>;

export type EndpointRow = Omit<Webhook, 'failingSince' | 'previousSecretUntil' | 'lastSuccessAt'> & {
  failingSince: Date | null;
  previousSecretUntil: Date | null;
  lastSuccessAt: Date | null;
};

/** In the order in which they were added; of one alone where an id is given. */
export async function selectEndpoints(db: Db, id?: number): Promise<EndpointRow[]> {
  const { rows } = await sql<EndpointRow>`
    select e.id, e.url, e.name, e.events, e.enabled, e.disabled_reason as "disabledReason",
      e.failing_since as "failingSince", e.version,
      case when e.previous_until > now() then e.previous_until end as "previousSecretUntil",
      (select count(*)::int from webhook_deliveries d where d.endpoint_id = e.id and d.state = 'waiting') as waiting,
      (select count(*)::int from webhook_deliveries d where d.endpoint_id = e.id and d.state = 'failed') as failed,
      (select max(tried_at) from webhook_deliveries d where d.endpoint_id = e.id and d.state = 'done')
        as "lastSuccessAt"
    from webhook_endpoints e where ${id === undefined ? sql`true` : sql`e.id = ${id}`} order by e.id`.execute(
    db,
  );
  return rows;
}

/** Counted under a lock, so that two at once do not pass the limit together. */
export async function countEndpointsLocked(trx: Db): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('webhook endpoints'))`.execute(trx);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from webhook_endpoints`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
}

export async function selectVersionLocked(trx: Db, id: number): Promise<number | null> {
  const row = await trx
    .selectFrom('webhook_endpoints')
    .select('version')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.version ?? null;
}

/** The secret is encrypted once the id is known. */
export async function insertEndpoint(trx: Db, { url, name, events }: NewWebhook): Promise<number> {
  const { id } = await trx
    .insertInto('webhook_endpoints')
    .values({ url, name, events, secret: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateSecret(trx: Db, id: number, secret: string): Promise<void> {
  await trx.updateTable('webhook_endpoints').set({ secret }).where('id', '=', id).execute();
}

/** The secret before signs for some hours more; false where there is no such address. */
export async function rotateSecret(
  db: Db,
  id: number,
  { secret, overlapHours }: { secret: string; overlapHours: number },
): Promise<boolean> {
  const { rows } = await sql`
    update webhook_endpoints set previous_secret = secret, secret = ${secret},
      previous_until = now() + make_interval(hours => ${overlapHours}), version = version + 1
    where id = ${id} returning 1`.execute(db);
  return rows.length > 0;
}

/** What is switched on begins anew. */
export async function updateEndpoint(
  trx: Db,
  id: number,
  { url, name, events, enabled }: NewWebhook & { enabled: boolean },
): Promise<void> {
  await sql`
    update webhook_endpoints set url = ${url}, name = ${name}, events = ${events}::text[],
      failing_since = case when enabled = ${enabled} and url = ${url} then failing_since end,
      disabled_reason = case when ${enabled} then null else disabled_reason end,
      enabled = ${enabled}, version = version + 1
    where id = ${id}`.execute(trx);
}

/** What waited for it can be sent again by hand. */
export async function failWaiting(trx: Db, endpointId: number, error: string): Promise<void> {
  await sql`update webhook_deliveries set state = 'failed', leased_until = null, error = ${error}
    where endpoint_id = ${endpointId} and state = 'waiting'`.execute(trx);
}

export async function deleteEndpoint(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`delete from webhook_endpoints where id = ${id} returning 1`.execute(db);
  return rows.length > 0;
}

export async function noteSuccess(db: Db, id: number): Promise<void> {
  await sql`update webhook_endpoints set failing_since = null
    where id = ${id} and failing_since is not null`.execute(db);
}

/** Notes a failure; true when failures have lasted so long that it is to be switched off. */
export async function noteFailure(db: Db, id: number, lastsHours: number): Promise<boolean> {
  const { rows } = await sql<{ lasts: boolean }>`
    update webhook_endpoints set failing_since = coalesce(failing_since, now())
    where id = ${id} and enabled
    returning failing_since < now() - make_interval(hours => ${lastsHours}) as lasts`.execute(db);
  return rows[0]?.lasts ?? false;
}

/** True for the one call that switches it off. */
export async function disableEndpoint(trx: Db, id: number, reason: 'gone' | 'failing'): Promise<boolean> {
  const { rows } = await sql`
    update webhook_endpoints set enabled = false, disabled_reason = ${reason}, version = version + 1
    where id = ${id} and enabled returning 1`.execute(trx);
  return rows.length > 0;
}
