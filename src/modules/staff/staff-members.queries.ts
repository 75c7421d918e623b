import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { StaffInvitation, StaffMember, StaffMemberChange } from '#domain/schemas/staff.schema.ts';

type Db = Kysely<Database>;

export interface MemberRow extends Omit<StaffMember, 'createdAt' | 'signedInAt'> {
  createdAt: Date;
  signedInAt: Date | null;
}

/** All members of the staff, or one: those who are disabled last, else the oldest first. */
export async function selectMemberRows(db: Db, id?: number): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select s.id, s.email, s.name, s.role, s.role_id as "roleId", coalesce(r.name, '') as "roleName",
      s.totp_enabled_at is not null as "hasTotp",
      case when s.disabled_at is not null then 'disabled' when s.password_hash is null then 'invited'
        else 'active' end as state,
      (select count(*)::int from auth_tokens t
        where t.staff_id = s.id and t.purpose = 'session' and t.expires_at > now()
          and coalesce(t.last_used_at, t.created_at) > now() - interval '12 hours') as sessions,
      s.created_at as "createdAt", s.signed_in_at as "signedInAt"
    from staff s left join staff_roles r on r.id = s.role_id
    ${id === undefined ? sql`` : sql`where s.id = ${id}`}
    order by s.disabled_at is not null, s.created_at, s.id
    limit 500`.execute(db);
  return rows;
}

/** Undefined when the email is taken. */
export async function insertMember(
  trx: Db,
  { email, name, role, roleId, language }: StaffInvitation,
): Promise<{ id: number } | undefined> {
  const { rows } = await sql<{ id: number }>`
          insert into staff (email, name, role, role_id, language)
          values (${email}, ${name}, ${role}, ${roleId ?? null}, ${language})
          on conflict do nothing returning id`.execute(trx);
  return rows[0];
}

/** Disables with `isDisabled`, or enables again; what is left out stays as it is. */
export async function updateMember(
  trx: Db,
  id: number,
  {
    name,
    role,
    roleId,
    isDisabled,
  }: Pick<StaffMember, 'name' | 'role' | 'roleId'> & Pick<StaffMemberChange, 'isDisabled'>,
): Promise<void> {
  await sql`
          update staff set name = ${name}, role = ${role}, role_id = ${roleId},
            disabled_at = case ${isDisabled ?? null}::boolean
              when true then coalesce(disabled_at, now()) when false then null else disabled_at end
          where id = ${id}`.execute(trx);
}

export async function deleteMember(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('staff').where('id', '=', id).execute();
}

/** Invitations to somebody that have not left yet. */
export async function deletePendingInvitations(trx: Db, id: number): Promise<void> {
  await sql`delete from outbox where topic = 'mail.staff-invitation' and done_at is null
          and payload ->> 'staffId' = ${String(id)}`.execute(trx);
}

/** Two admins who disable each other at once wait for each other here, and one of them is refused. */
export async function lockAdmins(trx: Db): Promise<void> {
  await sql`select id from staff where role = 'admin' order by id for update`.execute(trx);
}

/** Whether there is an admin who can sign in. */
export async function hasActiveAdmin(trx: Db): Promise<boolean> {
  const { rows } = await sql`
    select from staff where role = 'admin' and disabled_at is null and password_hash is not null
    limit 1`.execute(trx);
  return rows.length > 0;
}
