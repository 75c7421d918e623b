import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Language } from '#locales/languages.ts';

type Db = Kysely<Database>;

/** What was agreed to, in which language, and when (ISO 8601). */
interface StockConsent {
  text: string;
  language: Language;
  at: string;
}

export interface NewStockRequest {
  variationId: number;
  userId: number | null;
  email: string;
  emailHash: Buffer;
  consent: StockConsent;
  /** Its owner is known to read the mail to the address. */
  isConfirmed: boolean;
}

/** Whether the address is the customer's own, and they have read an email to it. */
export async function selectIsOwnEmail(db: Db, userId: number, email: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from users
    where id = ${userId} and deleted_at is null and email_confirmed_at is not null
      and lower(email) = lower(${email})`.execute(db);
  return rows.length > 0;
}

/**
 * Stores a request and gives its id. Asked again, one that was told or is not confirmed begins anew; null where the
 * address waits already.
 */
export async function insertStockRequest(db: Db, request: NewStockRequest): Promise<number | null> {
  const { variationId, userId, email, emailHash, consent, isConfirmed } = request;
  const { rows } = await sql<{ id: number }>`
    insert into stock_requests as r (variation_id, user_id, email, email_hash, language, consent, confirmed_at)
    values (${variationId}, ${userId}, ${email}, ${emailHash}, ${consent.language}, ${JSON.stringify(consent)}::jsonb,
      case when ${isConfirmed} then now() end)
    on conflict (variation_id, email_hash) do update set
      user_id = excluded.user_id, email = excluded.email, language = excluded.language, consent = excluded.consent,
      requested_at = now(), confirmed_at = excluded.confirmed_at, told_at = null, letter_at = null
      where r.told_at is not null or r.confirmed_at is null
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

export interface AskedRequest {
  title: string;
  /** Names the variation; empty for a product without options. */
  options: string;
  email: string;
  isConfirmed: boolean;
}

export async function selectAskedRequest(db: Db, id: number): Promise<AskedRequest | null> {
  const { rows } = await sql<AskedRequest>`
    select p.title, v.title as options, r.email, r.confirmed_at is not null as "isConfirmed"
    from stock_requests r join variations v on v.id = r.variation_id join products p on p.id = v.product_id
    where r.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** From now on it waits. The first time counts. */
export async function updateAsConfirmed(db: Db, id: number): Promise<void> {
  await sql`update stock_requests set confirmed_at = now() where id = ${id} and confirmed_at is null`.execute(
    db,
  );
}

/** False while another instance writes letters. Held to the end of the transaction. */
export async function tryLockWaves(trx: Db): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('stock request waves')) as taken`.execute(trx);
  return rows[0]?.taken ?? false;
}

/**
 * Marks those whose turn has come as told and gives their ids, at most `most`: of each variation that can be bought, as
 * many as there are pieces beyond those that letters of the last `waveHours` have told of, oldest first.
 */
export async function takeWave(
  trx: Db,
  { waveHours, most }: { waveHours: number; most: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with awaited as (
      select distinct variation_id as id from stock_requests where confirmed_at is not null and told_at is null
    ), due as (
      select v.id, case when v.stock is null then ${most}::bigint else v.stock - (
          select count(*) from stock_requests t
          where t.variation_id = v.id and t.told_at > now() - make_interval(hours => ${waveHours})) end as letters
      from awaited a join variations v on v.id = a.id join products p on p.id = v.product_id
      where p.enabled and v.full_price > 0 and (v.stock is null or v.stock > 0)
    ), chosen as (
      select r.id from due d cross join lateral (
        select id from stock_requests r
        where r.variation_id = d.id and r.confirmed_at is not null and r.told_at is null
        order by r.confirmed_at, r.id limit d.letters) r
      where d.letters > 0
      limit ${most}
    )
    update stock_requests set told_at = now() where id in (select id from chosen)
    returning id`.execute(trx);
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

interface KeptDays {
  unconfirmed: number;
  waiting: number;
  /** Of what was told: it shows what was agreed to. */
  told: number;
}

export async function deleteOldStockRequests(
  db: Db,
  { unconfirmed, waiting, told }: KeptDays,
): Promise<void> {
  const before = (days: number) => sql`now() - make_interval(days => ${days})`;
  await sql`
    delete from stock_requests
    where (confirmed_at is null and requested_at < ${before(unconfirmed)})
      or (told_at is null and requested_at < ${before(waiting)})
      or told_at < ${before(told)}`.execute(db);
}

export interface AwaitedRow {
  variationId: number;
  productId: number;
  title: string;
  options: string;
  sku: string;
  /** Null: unlimited. */
  stock: number | null;
  people: number;
  since: Date;
}

/** Variations that people wait for, those of most people first. */
export async function selectAwaited(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<AwaitedRow[]> {
  const { rows } = await sql<AwaitedRow>`
    select v.id as "variationId", p.id as "productId", p.title, v.title as options, v.sku, v.stock,
      w.people, w.since
    from (
      select variation_id, count(*)::int as people, min(confirmed_at) as since from stock_requests
      where confirmed_at is not null and told_at is null group by variation_id
    ) w join variations v on v.id = w.variation_id join products p on p.id = v.product_id
    order by w.people desc, w.since, v.id
    offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

/** How many variations are waited for, and by how many people in all. */
export async function countAwaited(db: Db): Promise<{ total: number; people: number }> {
  const { rows } = await sql<{ total: number; people: number }>`
    select count(distinct variation_id)::int as total, count(*)::int as people from stock_requests
    where confirmed_at is not null and told_at is null`.execute(db);
  return rows[0] ?? { total: 0, people: 0 };
}
