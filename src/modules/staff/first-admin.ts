import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { normalizeEmail } from '#domain/text.ts';
import { createPasswords } from '#modules/auth/password-hash.ts';
import { createPasswordQueue } from '#modules/auth/password-queue.ts';
import { issueToken } from '#modules/auth/tokens.ts';

import { hasStaff, hasStaffEmail, insertAdmin } from './staff.queries.ts';

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
    if (!(await hasStaffEmail(db, email))) {
      const passwordHash = await createPasswords(createPasswordQueue()).hash(admin.password);
      await insertAdmin(db, { email, passwordHash });
    }
    return null;
  }
  return (await hasStaff(db)) ? null : issueToken(db, 'nobody', 'staff_setup');
}
