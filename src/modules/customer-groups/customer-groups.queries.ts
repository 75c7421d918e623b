import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';

import type { Database } from '#db/database.ts';
import { onlyRow } from '#db/only-row.ts';
import type { CustomerGroup, CustomerGroupInput, NamedGroup } from '#domain/schemas/customer-group.schema.ts';

type Db = Kysely<Database>;

export interface CustomerGroupRow extends Omit<CustomerGroup, 'createdAt'> {
  createdAt: Selectable<Database['customer_groups']>['created_at'];
}

/** By name; of all, or the one with the id. */
export async function selectGroups(db: Db, id: number | null = null): Promise<CustomerGroupRow[]> {
  const { rows } = await sql<CustomerGroupRow>`
    select g.id, g.name, g.note, g.created_at as "createdAt",
      (select count(*)::int from customer_group_members m where m.group_id = g.id) as members,
      (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'title', p.title) order by p.id), '[]')
        from promotion_groups pg join promotions p on p.id = pg.promotion_id where pg.group_id = g.id) as promotions,
      (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'title', l.name) order by l.id), '[]')
        from price_list_groups lg join price_lists l on l.id = lg.list_id where lg.group_id = g.id) as "priceLists"
    from customer_groups g ${id === null ? sql`` : sql`where g.id = ${id}`}
    order by lower(g.name), g.id`.execute(db);
  return rows;
}

/** By name. */
export async function selectGroupsOf(db: Db, userId: number): Promise<NamedGroup[]> {
  const { rows } = await sql<NamedGroup>`
    select g.id, g.name from customer_group_members m join customer_groups g on g.id = m.group_id
    where m.user_id = ${userId} order by lower(g.name), g.id`.execute(db);
  return rows;
}

export async function countGroups(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from customer_groups`.execute(
    db,
  );
  return onlyRow(rows).count;
}

export async function insertGroup(db: Db, input: CustomerGroupInput): Promise<number> {
  const { id } = await db
    .insertInto('customer_groups')
    .values(input)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False where there is none. */
export async function updateGroup(db: Db, id: number, input: CustomerGroupInput): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('customer_groups')
    .set(input)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Nothing is put into the group, and no promotion comes to name it, until the transaction ends; false where there is none. */
export async function lockGroup(trx: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from customer_groups where id = ${id} for update`.execute(trx);
  return rows.length > 0;
}

export async function deleteGroup(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('customer_groups').where('id', '=', id).execute();
}

/** An account that stays open until the transaction ends; false where there is none. */
export async function holdAccount(trx: Db, userId: number): Promise<boolean> {
  const { rows } =
    await sql`select from users where id = ${userId} and deleted_at is null for no key update`.execute(trx);
  return rows.length > 0;
}

/** Groups that are there, and stay until the transaction ends. */
export async function holdGroups(trx: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from customer_groups
    where id = any(${[...ids]}::int[]) order by id for key share`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Takes the account out of all groups but these, and puts it into them. */
export async function replaceGroupsOf(trx: Db, userId: number, ids: readonly number[]): Promise<void> {
  await sql`delete from customer_group_members
    where user_id = ${userId} and group_id <> all(${[...ids]}::int[])`.execute(trx);
  await insertMembers(trx, sql`select g.id, ${userId}::int from unnest(${[...ids]}::int[]) g (id)`);
}

/** Puts open accounts into a group by their emails, in lower case; how many were not in it. */
export async function insertMembersByEmail(
  trx: Db,
  groupId: number,
  emails: readonly string[],
): Promise<{ found: string[]; added: number }> {
  const { rows } = await sql<{ id: number; email: string }>`select u.id, lower(u.email) as email from users u
    where u.deleted_at is null and lower(u.email) = any(${[...emails]}::text[])
    order by u.id for share`.execute(trx);
  const ids = rows.map(({ id }) => id);
  const added = await insertMembers(trx, sql`select ${groupId}::int, u.id from unnest(${ids}::int[]) u (id)`);
  return { found: rows.map(({ email }) => email), added };
}

async function insertMembers(trx: Db, pairs: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await sql`insert into customer_group_members (group_id, user_id) ${pairs}
    on conflict do nothing`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

/** False where the account was not in it. */
export async function deleteMember(db: Db, groupId: number, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('customer_group_members')
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteMemberships(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom('customer_group_members').where('user_id', '=', userId).execute();
}
