import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

type Db = Kysely<Database>;

/** Makes whoever changes the same list wait to the end of the transaction. */
export async function lockWishlist(trx: Db, userId: number): Promise<void> {
  await sql`select from users where id = ${userId} for no key update`.execute(trx);
}

/** Ids of products, the latest first. */
export async function selectWishes(db: Db, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from wishlist_items where user_id = ${userId}
    order by added_at desc, product_id desc`.execute(db);
  return rows.map(({ id }) => id);
}

/** The latest first, as many as `most` leaves room for; products that there are not are left out. */
export async function insertWishes(
  trx: Db,
  userId: number,
  { ids, most }: { ids: readonly number[]; most: number },
): Promise<void> {
  await sql`
    insert into wishlist_items (user_id, product_id, added_at)
    select ${userId}, p.id, now() - make_interval(secs => a.position / 1000.0)
    from unnest(${[...ids]}::int[]) with ordinality as a (id, position)
    join products p on p.id = a.id
    where not exists (select from wishlist_items w where w.user_id = ${userId} and w.product_id = p.id)
    order by a.position
    limit greatest(0, ${most} - (select count(*) from wishlist_items where user_id = ${userId}))
    on conflict do nothing`.execute(trx);
}

export async function deleteWishes(trx: Db, userId: number, ids: readonly number[]): Promise<void> {
  await sql`delete from wishlist_items where user_id = ${userId} and product_id = any(${[...ids]}::int[])`.execute(
    trx,
  );
}

export async function selectShareToken(db: Db, userId: number): Promise<string | null> {
  const { rows } = await sql<{ token: string }>`
    select token from wishlist_shares where user_id = ${userId}`.execute(db);
  return rows[0]?.token ?? null;
}

/** A list that is shared already keeps its link. */
export async function insertShare(db: Db, userId: number, token: string): Promise<void> {
  await sql`insert into wishlist_shares (user_id, token) values (${userId}, ${token}) on conflict do nothing`.execute(
    db,
  );
}

export async function deleteShare(db: Db, userId: number): Promise<void> {
  await sql`delete from wishlist_shares where user_id = ${userId}`.execute(db);
}

/** Whose list the link shows; null for one that was withdrawn. */
export async function selectOwnerOfShare(db: Db, token: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select s.user_id as id from wishlist_shares s join users u on u.id = s.user_id
    where s.token = ${token} and u.deleted_at is null`.execute(db);
  return rows[0]?.id ?? null;
}
