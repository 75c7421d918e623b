import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { StaffRoleInput } from '#domain/schemas/staff.schema.ts';

type Db = Kysely<Database>;

export interface StaffRoleRow {
  id: number;
  name: string;
  rights: string[];
  members: number;
}

/** All roles of the shop's own by name, or one. */
export async function selectStaffRoles(db: Db, id?: number): Promise<StaffRoleRow[]> {
  const { rows } = await sql<StaffRoleRow>`
    select r.id, r.name, r.rights, (select count(*)::int from staff s where s.role_id = r.id) as members
    from staff_roles r
    ${id === undefined ? sql`` : sql`where r.id = ${id}`}
    order by lower(r.name), r.id`.execute(db);
  return rows;
}

export async function countStaffRoles(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('staff_roles')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The id; throws where the name is taken. */
export async function insertStaffRole(db: Db, { name, rights }: StaffRoleInput): Promise<number> {
  const { id } = await db
    .insertInto('staff_roles')
    .values({ name, rights })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False without such a role; throws where the name is taken. */
export async function updateStaffRole(
  db: Db,
  id: number,
  { name, rights }: StaffRoleInput,
): Promise<boolean> {
  const row = await db
    .updateTable('staff_roles')
    .set({ name, rights, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False, and nothing removed, while somebody has it. */
export async function deleteUnusedStaffRole(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from staff_roles r where r.id = ${id} and not exists (select from staff s where s.role_id = r.id)
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Whether there is such a role, which stays until the end of the transaction. */
export async function hasRoleLocked(trx: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from staff_roles where id = ${id} for key share`.execute(trx);
  return rows.length > 0;
}
