import { sql, type Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { forgetClients } from '#modules/auth/sign-in.ts';
import { revokeTokens } from '#modules/auth/tokens.ts';

import { eraseClosedOrders } from './erase-orders.ts';

/**
 * Deletes an account for good: its sessions are dead when this returns. What it wrote in public stays under
 * `anonymousName`; its enquiries go; its orders stay as the law wants sums to be kept, and lose the person
 * as soon as they are closed.
 */
export async function eraseAccount(
  db: Kysely<Database>,
  userId: number,
  anonymousName: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const email = await closeAccount(trx, userId);
    if (email === null) return;
    await revokeTokens(trx, { userId });
    await forgetClients(trx, 'user', userId);
    await trx.deleteFrom('cart_lines').where('user_id', '=', userId).execute();
    await sql`delete from leads where lower(email) = ${email}`.execute(trx);
    const author = { name: anonymousName, email: null, user_id: null };
    const reviews = await trx
      .updateTable('reviews')
      .set(author)
      .where('user_id', '=', userId)
      .returning('product_id as id')
      .execute();
    const comments = await trx
      .updateTable('comments')
      .set(author)
      .where('user_id', '=', userId)
      .returning('article_id as id')
      .execute();
    await eraseClosedOrders(trx);
    await notifyChange(trx, [
      ...reviews.flatMap(({ id }) => [`product:${id}`, 'reviews']),
      ...comments.map(({ id }) => `article:${id}`),
    ]);
  });
}

/** Empties the account's row and gives its email; null when it is closed already. */
async function closeAccount(trx: Kysely<Database>, userId: number): Promise<string | null> {
  const account = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!account) return null;
  await trx
    .updateTable('users')
    .set({
      email: null,
      password_hash: null,
      first_name: '',
      last_name: '',
      phone: null,
      birth_date: null,
      address: null,
      deleted_at: sql`now()`,
    })
    .where('id', '=', userId)
    .execute();
  return account.email;
}
