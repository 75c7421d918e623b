import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

type Db = Kysely<Database>;

/** At most so many moments are written ahead at once: an index keeps the prices of each. */
const mostMoments = 3;

/**
 * Notes sales that begin or end within so many seconds as moments to be written ahead. None is noted while somebody is
 * changing sales: what they make of prices is not to be seen yet.
 */
export async function noteComing(trx: Db, seconds: number): Promise<void> {
  const coming = sql`select at from sale_moments
    where at > clock_timestamp() and at < clock_timestamp() + make_interval(secs => ${seconds})
    order by at limit ${mostMoments}`;
  const { rows } = await sql`select from (${coming}) coming
    where not exists (select from listing_moments known where known.at = coming.at)`.execute(trx);
  if (rows.length === 0 || !(await isQuiet(trx))) return;
  await sql`insert into listing_moments (at) ${coming} on conflict do nothing`.execute(trx);
}

async function isQuiet(trx: Db): Promise<boolean> {
  const { rows } = await sql<{ isQuiet: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('listing moments')) as "isQuiet"`.execute(trx);
  return rows[0]?.isQuiet === true;
}

/** Moments to come that nobody writes ahead; they are the caller's for so many seconds. */
export async function claimComing(db: Db, seconds: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update listing_moments set claimed_until = clock_timestamp() + make_interval(secs => ${seconds})
    where id in (select id from listing_moments where not is_ready and at > clock_timestamp()
      and (claimed_until is null or claimed_until < clock_timestamp()) for update skip locked)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** They stay the caller's; false once none of them is to come any more, or somebody is changing sales. */
export async function holdComing(db: Db, ids: readonly number[], seconds: number): Promise<boolean> {
  const { rows } = await sql`
    update listing_moments set claimed_until = clock_timestamp() + make_interval(secs => ${seconds})
    where id in (select id from listing_moments where id = any(${[...ids]}::int[]) and at > clock_timestamp()
      for update skip locked)
    returning id`.execute(db);
  return rows.length > 0;
}

/** Gives whether what was written ahead for some of them counts from now on. */
export async function finishComing(trx: Db, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql`update listing_moments set is_ready = true, claimed_until = null
    where id = any(${[...ids]}::int[]) and at > clock_timestamp() returning id`.execute(trx);
  return rows.length > 0;
}

/** Products whose listing still says what it did before a moment that nobody is at any more; `limit` at most. */
export async function selectBehind(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct a.product_id as id from listing_moments m join listing_ahead a on a.moment_id = m.id
    where m.at <= now() and not exists (select from sale_moments where at <= now()) order by id limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Removes moments that passed ten minutes ago, and what belongs to none; `limit` rows at most. */
export async function cleanAhead(db: Db, limit: number): Promise<void> {
  await sql`delete from listing_moments m where m.at < now() - interval '10 minutes'
    and not exists (select from listing_ahead a where a.moment_id = m.id)`.execute(db);
  await sql`delete from listing_ahead where (product_id, moment_id) in (
    select product_id, moment_id from listing_ahead a
    where not exists (select from listing_moments m where m.id = a.moment_id) limit ${limit})`.execute(db);
}
