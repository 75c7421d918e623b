import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type {
  OwnAccountChange,
  OwnStaffAccount,
  StaffLanguage,
  StaffRoleName,
} from '#domain/schemas/staff.schema.ts';

type Db = Kysely<Database>;

/** With the rights as the role of the shop's own has them, by whichever version it was made. */
export interface OwnAccountRow extends Omit<OwnStaffAccount, 'rights'> {
  rights: string[];
}

/** Somebody of the staff who is not disabled. */
export interface StaffRecord {
  id: number;
  email: string;
  name: string;
  role: StaffRoleName;
  language: StaffLanguage;
  passwordHash: string | null;
  /** Encrypted. */
  totpSecret: string | null;
  hasTotp: boolean;
  totpLastStep: number;
}

/** `lock` keeps the row as it is to the end of the transaction. */
export async function selectStaffRecord(
  db: Db,
  id: number,
  { lock }: { lock: boolean },
): Promise<StaffRecord | undefined> {
  const { rows } = await sql<StaffRecord>`
    select id, email, name, role, language, password_hash as "passwordHash", totp_secret as "totpSecret",
      totp_enabled_at is not null as "hasTotp", totp_last_step as "totpLastStep"
    from staff where id = ${id} and disabled_at is null ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0];
}

export async function selectOwnAccount(db: Db, id: number): Promise<OwnAccountRow | undefined> {
  const { rows } = await sql<OwnAccountRow>`
    select s.id, s.email, s.name, s.role, coalesce(r.name, '') as "roleName", coalesce(r.rights, '{}') as rights,
      s.language, s.mails_mentions as "mailsMentions", s.totp_enabled_at is not null as "hasTotp",
      (select count(*)::int from staff_recovery_codes c where c.staff_id = s.id and c.used_at is null)
        as "recoveryCodesLeft",
      s.totp_enabled_at is null and (select requires_totp from staff_policy) as "mustEnrol"
    from staff s left join staff_roles r on r.id = s.role_id
    where s.id = ${id} and s.disabled_at is null`.execute(db);
  return rows[0];
}

/** Whether there is anybody on the staff. */
export async function hasStaff(db: Db): Promise<boolean> {
  const anyone = await db.selectFrom('staff').select('id').limit(1).executeTakeFirst();
  return anyone !== undefined;
}

/** Whether the email, in lower case, is on the staff. */
export async function hasStaffEmail(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .executeTakeFirst();
  return row !== undefined;
}

/** Does nothing when the email is on the staff already. */
export async function insertAdmin(
  db: Db,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<void> {
  await db
    .insertInto('staff')
    .values({ email, password_hash: passwordHash, role: 'admin' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updateOwnAccount(
  db: Db,
  id: number,
  { name, language, mailsMentions }: OwnAccountChange,
): Promise<void> {
  await db
    .updateTable('staff')
    .set({ name, language, ...(mailsMentions !== undefined && { mails_mentions: mailsMentions }) })
    .where('id', '=', id)
    .execute();
}

/** Gives the email. An empty name keeps the one that is there. Throws without such a row. */
export async function updateStaffName(db: Db, id: number, name: string): Promise<string> {
  const { email } = await db
    .updateTable('staff')
    .set((eb) => ({ name: name === '' ? eb.ref('name') : name }))
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirstOrThrow();
  return email;
}

export async function updatePassword(trx: Db, id: number, passwordHash: string): Promise<void> {
  await sql`update staff set password_hash = ${passwordHash} where id = ${id}`.execute(trx);
}

/** False, and nothing changed, when the password has another hash than `was` by now. */
export async function replacePassword(
  trx: Db,
  id: number,
  { passwordHash, was }: { passwordHash: string; was: string | null },
): Promise<boolean> {
  const { rows } = await sql`
      update staff set password_hash = ${passwordHash}
      where id = ${id} and password_hash = ${was} returning 1`.execute(trx);
  return rows.length > 0;
}

export async function updateSignedIn(db: Db, id: number): Promise<void> {
  await sql`update staff set signed_in_at = now() where id = ${id}`.execute(db);
}

/** Who may ask for another password; `email` in lower case. */
export async function selectResettable(db: Db, email: string): Promise<{ id: number } | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from staff
    where lower(email) = ${email} and disabled_at is null and password_hash is not null`.execute(db);
  return rows[0];
}
