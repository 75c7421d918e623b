import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { normalizeEmail } from '#domain/text.ts';
import { createPasswords } from '#modules/auth/password-hash.ts';
import { createPasswordQueue } from '#modules/auth/password-queue.ts';
import { issueToken } from '#modules/auth/tokens.ts';

/**
 * Sees to it that somebody can administer the shop: creates the configured admin unless that email is on
 * the staff, whose password then stays what it is. A shop without any staff gets a set-up token, to be
 * shown to whoever started the program; null when none is needed.
 */
export async function prepareFirstAdmin(
  db: Kysely<Database>,
  admin: { email: string; password: string } | undefined,
): Promise<string | null> {
  if (admin) {
    const email = normalizeEmail(admin.email);
    if (!(await isOnStaff(db, email))) {
      const passwordHash = await createPasswords(createPasswordQueue()).hash(admin.password);
      await createAdmin(db, { email, passwordHash });
    }
    return null;
  }
  const anyone = await db.selectFrom('staff').select('id').limit(1).executeTakeFirst();
  return anyone ? null : issueToken(db, 'nobody', 'staff_setup');
}

/** Does nothing when the email is on the staff already, as when two instances start at once. */
export async function createAdmin(
  db: Kysely<Database>,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<void> {
  await db
    .insertInto('staff')
    .values({ email, password_hash: passwordHash, role: 'admin' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function isOnStaff(db: Kysely<Database>, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .executeTakeFirst();
  return row !== undefined;
}
