import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { ImportedPictures } from '#domain/schemas/product-import.schema.ts';

type Db = Kysely<Database>;

export interface ClaimedAddress {
  id: number;
  url: string;
  host: string;
  /** Counted from one, this one included. */
  attempt: number;
}

/**
 * The next address to fetch, whose host is not among those that are busy; nobody else gets it for so long. What has no
 * host is sent, not fetched.
 */
export async function claimAddress(
  db: Db,
  { busyHosts, leaseSeconds }: { busyHosts: readonly string[]; leaseSeconds: number },
): Promise<ClaimedAddress | null> {
  const { rows } = await sql<ClaimedAddress>`
    update picture_addresses set attempts = attempts + 1, due_at = now() + make_interval(secs => ${leaseSeconds})
    where id = (
      select id from picture_addresses
      where state = 'waiting' and due_at <= now() and host <> '' and host <> all(${[...busyHosts]}::text[])
      order by due_at, id limit 1 for update skip locked)
    returning id, url, host, attempts as attempt`.execute(db);
  return rows[0] ?? null;
}

export async function updateFetched(db: Db, id: number, imageId: number): Promise<void> {
  await sql`update picture_addresses set state = 'done', image_id = ${imageId}, error = ''
    where id = ${id}`.execute(db);
}

/** `nextIn`: seconds after which it is tried again; null gives it up. */
export async function updateFetchFailed(
  db: Db,
  id: number,
  { error, nextIn }: { error: string; nextIn: number | null },
): Promise<void> {
  await sql`
    update picture_addresses set error = ${error}, state = ${nextIn === null ? 'failed' : 'waiting'},
      due_at = now() + make_interval(secs => ${nextIn ?? 0})
    where id = ${id} and state = 'waiting'`.execute(db);
}

/** An attempt that was cut off by the end of the program does not count. */
export async function releaseAddress(db: Db, id: number): Promise<void> {
  await sql`update picture_addresses set attempts = attempts - 1, due_at = now()
    where id = ${id} and state = 'waiting'`.execute(db);
}

export async function updateFailedToWaiting(db: Db): Promise<void> {
  await sql`update picture_addresses set state = 'waiting', attempts = 0, error = '', due_at = now()
    where state = 'failed'`.execute(db);
}

/** How many there are, and a page of those that failed with one product that waits for each. */
export async function selectPictures(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<ImportedPictures> {
  const { rows: counts } = await sql<Omit<ImportedPictures, 'items'>>`
    select count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'done') as done,
      count(*) filter (where state = 'failed') as failed from picture_addresses`.execute(db);
  const { rows: items } = await sql<ImportedPictures['items'][number]>`
    select a.id, a.url, a.error, p.id as "productId", coalesce(p.title, '') as product
    from picture_addresses a
    left join lateral (select product_id from picture_wishes w where w.address_id = a.id order by w.id limit 1) w on true
    left join products p on p.id = w.product_id
    where a.state = 'failed' order by a.id offset ${offset} limit ${limit}`.execute(db);
  return { waiting: 0, done: 0, failed: 0, ...counts[0], items };
}
