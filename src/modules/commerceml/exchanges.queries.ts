import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { onlyRow } from '#db/only-row.ts';
import type { CommercemlExchange } from '#domain/schemas/commerceml.schema.ts';

type Db = Kysely<Database>;

/** Begins one; those before it are over. */
export async function insertExchange(db: Db, tokenHash: Buffer, hours: number): Promise<void> {
  await sql`
    update commerceml_exchanges set completed_at = now()
    where state = 'open' and completed_at is null`.execute(db);
  await sql`
    insert into commerceml_exchanges (token_hash, expires_at)
    values (${tokenHash}, now() + make_interval(hours => ${hours}))`.execute(db);
}

/** By the cookie, noting that it is in use; null for one that is not known or too old. */
export async function touchExchange(db: Db, tokenHash: Buffer): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    update commerceml_exchanges set used_at = now()
    where token_hash = ${tokenHash} and expires_at > now() returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** None of them is good any more. */
export async function expireExchanges(db: Db): Promise<void> {
  await sql`update commerceml_exchanges set expires_at = now() where expires_at > now()`.execute(db);
}

/** Whether 1C has signed in within the time that exchanges are kept for. */
export async function hasExchanges(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from commerceml_exchanges limit 1`.execute(db);
  return rows.length > 0;
}

/** Which version of CommerceML 1C asks for. */
export async function updateVersion(db: Db, id: number, version: string): Promise<void> {
  await sql`update commerceml_exchanges set version = ${version} where id = ${id}`.execute(db);
}

export async function selectVersion(db: Db, id: number): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select version from commerceml_exchanges where id = ${id}`.execute(db);
  return onlyRow(rows).version;
}

export async function updateWantsImport(db: Db, id: number): Promise<void> {
  await sql`update commerceml_exchanges set wants_import = true where id = ${id} and not wants_import`.execute(
    db,
  );
}

export async function updateFull(db: Db, id: number): Promise<void> {
  await sql`update commerceml_exchanges set is_full = true where id = ${id} and not is_full`.execute(db);
}

export async function updateCompleted(db: Db, id: number): Promise<void> {
  await sql`
    update commerceml_exchanges set completed_at = coalesce(completed_at, now()) where id = ${id}`.execute(
    db,
  );
}

/** Files of orders whose end was not seen are read once nothing more comes: they are whole, or are told as broken. */
export async function updateSilentNews(db: Db): Promise<void> {
  await sql`
    with silent as (
      select f.id, f.kind, f.exchange_id from commerceml_files f join commerceml_exchanges e on e.id = f.exchange_id
      where f.type = 'sale' and f.state = 'received' and f.kind in ('xml', 'zip')
        and (e.completed_at is not null or e.used_at < now() - interval '1 minute')
    ), asked as (
      update commerceml_exchanges e set wants_import = true from silent s
      where s.kind = 'zip' and e.id = s.exchange_id and not e.wants_import
    )
    update commerceml_files f set state = 'wanted' from silent s where s.kind = 'xml' and f.id = s.id`.execute(
    db,
  );
}

export interface EndedExchange {
  id: number;
  isFull: boolean;
  /** Every file that was to be read has been, without a failure. */
  isWhole: boolean;
  state: 'open' | 'applying';
}

/** Locks the oldest that is over, by its word or by silence, and has no file on its way. */
export async function claimEnded(db: Db, silentMinutes: number): Promise<EndedExchange | null> {
  const { rows } = await sql<EndedExchange>`
    select e.id, e.is_full as "isFull", e.state,
      not exists (
        select 1 from commerceml_files f left join product_imports i on i.id = f.import_id
        where f.exchange_id = e.id and f.kind in ('zip', 'xml')
          and f.type = 'catalog' and f.state <> 'done' and (f.state <> 'running' or i.state <> 'done')) as "isWhole"
    from commerceml_exchanges e
    where e.state = 'applying' or e.state = 'open'
      and (e.completed_at is not null or e.used_at < now() - make_interval(mins => ${silentMinutes}))
      and not exists (
        select 1 from commerceml_files f left join product_imports i on i.id = f.import_id
        where f.exchange_id = e.id and (f.state = 'wanted' or f.type = 'sale' and f.state = 'running' or f.kind = 'zip' and f.state = 'received' and e.wants_import
          or i.state = 'running'))
    order by e.id limit 1 for update of e skip locked`.execute(db);
  return rows[0] ?? null;
}

export async function updateExchangeState(
  db: Db,
  id: number,
  { state, missing, known }: { state: CommercemlExchange['state']; missing?: number; known?: number },
): Promise<void> {
  await sql`
    update commerceml_exchanges set state = ${state}, missing_count = coalesce(${missing ?? null}::int, missing_count),
      known_count = coalesce(${known ?? null}::int, known_count) where id = ${id}`.execute(db);
}

/** The answer of a person; false where none was asked for. */
export async function updateAnswered(db: Db, id: number, state: 'applying' | 'done'): Promise<boolean> {
  const { rows } = await sql`
    update commerceml_exchanges set state = ${state} where id = ${id} and state = 'waiting' returning 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Of one file, that are listed. */
const mostNotes = 50;

type ExchangeRow = Omit<CommercemlExchange, 'createdAt'> & { createdAt: Date };

/** The last ones in which something was sent, either way, the newest first. */
export async function selectExchanges(db: Db, limit: number): Promise<ExchangeRow[]> {
  const { rows } = await sql<ExchangeRow>`
    select e.id, e.state, e.is_full as "isFull", e.missing_count as "missingCount", e.known_count as "knownCount",
      e.created_at as "createdAt", e.given_count as "givenCount", e.taken_count as "takenCount",
      (select count(*)::int from commerceml_files f where f.exchange_id = e.id and f.kind = 'picture') as "pictureCount",
      (select count(*)::int from commerceml_files f where f.exchange_id = e.id and f.kind = 'picture'
        and f.state = 'failed') as "badPictureCount",
      (select coalesce(json_agg(json_build_object('name', f.name, 'failure', f.failure, 'importId', f.import_id,
          'state', case when f.state = 'running' and i.state = 'done' then 'done'
            when f.state = 'running' and i.state <> 'running' then 'failed' else f.state end,
          'createdCount', coalesce(i.created_count, 0), 'updatedCount', coalesce(i.updated_count, 0),
          'unchangedCount', coalesce(i.unchanged_count, 0), 'refusedCount', coalesce(i.refused_count, 0),
          'unpricedCount', f.unpriced_count, 'type', f.type,
          'orders', (select json_build_object('changed', count(*) filter (where n.outcome = 'changed'),
              'same', count(*) filter (where n.outcome = 'same'), 'refused', count(*) filter (where n.outcome = 'refused'))
            from commerceml_order_news n where n.file_id = f.id),
          'notes', (select coalesce(json_agg(json_build_object('orderId', o.id, 'number', coalesce(o.number,
                n.news ->> 'number'), 'texts', n.notes) order by n.position), '[]')
            from (select * from commerceml_order_news where file_id = f.id and notes <> '{}'
              order by position limit ${mostNotes}) n
            left join orders o on o.id = n.order_id)) order by f.id), '[]')
        from (select * from commerceml_files where exchange_id = e.id and kind <> 'picture'
          and (kind <> 'zip' or state <> 'done') order by id limit 50) f
        left join product_imports i on i.id = f.import_id) as files
    from commerceml_exchanges e
    where e.given_count > 0 or exists (select 1 from commerceml_files f where f.exchange_id = e.id)
    order by e.id desc limit ${limit}`.execute(db);
  return rows;
}

/** What was sent and never asked for goes after two days, what became of it after ninety. */
export async function deleteOldExchanges(db: Db): Promise<void> {
  await sql`
    delete from commerceml_parts p using commerceml_files f, commerceml_exchanges e
    where f.id = p.file_id and e.id = f.exchange_id and e.used_at < now() - interval '2 days'`.execute(db);
  await sql`
    delete from commerceml_exchanges e where e.used_at < now() - interval '90 days' and e.state <> 'waiting'
      or e.used_at < now() - interval '2 days' and e.given_count = 0 and not exists (
        select 1 from commerceml_files f where f.exchange_id = e.id)`.execute(db);
  await sql`
    delete from product_imports where format = 'commerceml' and created_at < now() - interval '90 days'
      and state not in ('checking', 'running')`.execute(db);
}

/** What 1C has named of a kind. */
export async function selectNamed(
  db: Db,
  kind: 'price_type' | 'warehouse',
): Promise<{ id: string; title: string }[]> {
  const { rows } = await sql<{ id: string; title: string }>`
    select foreign_id as id, content ->> 'title' as title from commerceml_items
    where kind = ${kind} order by title, id limit 200`.execute(db);
  return rows;
}

export async function countProducts(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from commerceml_items where kind = 'product'`.execute(db);
  return onlyRow(rows).count;
}
