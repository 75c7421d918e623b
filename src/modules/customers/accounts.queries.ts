import { sql, type ExpressionBuilder, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

type Db = Kysely<Database>;

/** A deleted account has no email; it has no password either, nor has one that came in by a file at first. */
export interface AccountDbRow {
  id: number;
  email: string | null;
  emailConfirmed: boolean;
  passwordHash: string | null;
  createdAt: Date;
}

/** The open account with the id. */
export async function selectOpenAccount(db: Db, userId: number): Promise<AccountDbRow | null> {
  const row = await db
    .selectFrom('users')
    .select((eb) => [
      'id',
      'email',
      eb('email_confirmed_at', 'is not', null).as('emailConfirmed'),
      'password_hash as passwordHash',
      'created_at as createdAt',
    ])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? { ...row, emailConfirmed: Boolean(row.emailConfirmed) } : null;
}

/** The open account with the email, which is in lower case; `exceptId` is not looked at. */
export async function selectAccountId(db: Db, email: string, exceptId?: number): Promise<number | null> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .where('deleted_at', 'is', null)
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? 0))
    .executeTakeFirst();
  return row?.id ?? null;
}

export interface NewAccount {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
}

/** Gives its id. Throws for an email that another account has (constraint `users_email`). */
export async function insertAccount(
  db: Db,
  { email, passwordHash, firstName, lastName }: NewAccount,
): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({ email, password_hash: passwordHash, first_name: firstName, last_name: lastName })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** How many of these emails, in lower case, have an open account. */
export async function countAccounts(db: Db, emails: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from users
    where lower(email) = any(${[...emails]}::text[]) and deleted_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Accounts without a password for those emails that have none; gives how many were made. */
export async function insertAccounts(
  db: Db,
  accounts: readonly { email: string; firstName: string; lastName: string; phone: string; address: object }[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into users (email, first_name, last_name, phone, address)
    select a.email, a."firstName", a."lastName", nullif(a.phone, ''), nullif(a.address, '{}'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb)
      as a(email text, "firstName" text, "lastName" text, phone text, address jsonb)
    on conflict do nothing`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/**
 * False, and nothing done, when the password is not `oldPasswordHash` any more or the account is deleted. An email
 * that changes is not confirmed. Throws for an email that another account has (constraint `users_email`).
 */
export async function updateCredentials(
  db: Db,
  userId: number,
  { email, passwordHash, oldPasswordHash }: { email: string; passwordHash: string; oldPasswordHash: string },
): Promise<boolean> {
  const { rows } = await sql`
    update users set email = ${email}, password_hash = ${passwordHash},
      email_confirmed_at = case when lower(email) = lower(${email}) then email_confirmed_at end
    where id = ${userId} and password_hash = ${oldPasswordHash} and deleted_at is null
    returning 1`.execute(db);
  return rows.length > 0;
}

export async function updatePassword(db: Db, userId: number, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

/** Keeps the account's row as it is to the end of the transaction. */
export async function lockAccount(db: Db, userId: number): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

/** The token that confirms an email, when it is the account's and good; gives the email that it was mailed to. */
export async function deleteConfirmation(db: Db, userId: number, tokenHash: Buffer): Promise<string | null> {
  const used = await db
    .deleteFrom('auth_tokens')
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .where('purpose', '=', 'email_confirmation')
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('email')
    .executeTakeFirst();
  return used?.email ?? null;
}

/** False, and nothing done, when the account has another email or is deleted. */
export async function updateEmailConfirmed(db: Db, userId: number, email: string): Promise<boolean> {
  const { rows } = await sql`
    update users set email_confirmed_at = coalesce(email_confirmed_at, now())
    where id = ${userId} and lower(email) = lower(${email}) and deleted_at is null
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Orders that were placed with the email as a guest become the account's, which their history tells. */
export async function attachGuestOrders(db: Db, userId: number, email: string): Promise<void> {
  await sql`
    with attached as (
      update orders set user_id = ${userId}
      where user_id is null and lower(contact ->> 'email') = lower(${email})
      returning id
    )
    insert into order_events (order_id, kind) select id, 'account' from attached`.execute(db);
}

/** Whose password the token may set; null for one that is no good. */
export async function selectResetLink(db: Db, tokenHash: Buffer): Promise<number | null> {
  const link = await db
    .selectFrom('auth_tokens')
    .select('user_id as userId')
    .where((eb) => isResetLink(eb, tokenHash))
    .executeTakeFirst();
  return link?.userId ?? null;
}

/** Gives where the token was mailed to; null when it is no good any more. */
export async function deleteResetLink(db: Db, tokenHash: Buffer): Promise<{ email: string | null } | null> {
  const used = await db
    .deleteFrom('auth_tokens')
    .where((eb) => isResetLink(eb, tokenHash))
    .returning('email')
    .executeTakeFirst();
  return used ?? null;
}

function isResetLink(eb: ExpressionBuilder<Database, 'auth_tokens'>, tokenHash: Buffer) {
  return eb.and([
    eb('token_hash', '=', tokenHash),
    eb('purpose', '=', 'password_reset'),
    eb('expires_at', '>', sql<Date>`now()`),
  ]);
}

export interface ProfileRow {
  firstName: string;
  lastName: string;
  phone: string | null;
  /** `YYYY-MM-DD` */
  birthDate: string | null;
  address: unknown;
}

export async function selectProfile(db: Db, userId: number): Promise<ProfileRow | null> {
  const row = await db
    .selectFrom('users')
    .select([
      'first_name as firstName',
      'last_name as lastName',
      'phone',
      'birth_date as birthDate',
      'address',
    ])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** An address without fields is none. */
export async function updateProfile(
  db: Db,
  userId: number,
  { firstName, lastName, phone, birthDate, address }: ProfileRow & { address: object },
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      first_name: firstName,
      last_name: lastName,
      phone,
      birth_date: birthDate,
      address: sql`nullif(${JSON.stringify(address)}::jsonb, '{}'::jsonb)`,
    })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute();
}
