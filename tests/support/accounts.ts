import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { issueToken } from '#modules/auth/tokens.ts';

/** A signed-in member of the staff: id and bearer token. */
export async function makeStaff(
  db: Kysely<Database>,
  role: 'manager' | 'admin',
): Promise<{ id: number; token: string }> {
  const { rows } = await sql<{ id: number }>`
    insert into staff (email, name, role, password_hash)
    values (${`${role}-${crypto.randomUUID()}@shop.example`}, ${`The ${role}`}, ${role}, '-') returning id`.execute(
    db,
  );
  const id = rows[0]?.id ?? 0;
  return { id, token: await issueToken(db, { staffId: id }, 'session') };
}

/** A signed-in customer: id and bearer token. */
export async function makeUser(
  db: Kysely<Database>,
  email = `${crypto.randomUUID()}@mail.example`,
): Promise<{ id: number; token: string }> {
  const { rows } = await sql<{ id: number }>`
    insert into users (email, password_hash, first_name) values (${email}, '-', 'Ann') returning id`.execute(
    db,
  );
  const id = rows[0]?.id ?? 0;
  return { id, token: await issueToken(db, { userId: id }, 'session') };
}
