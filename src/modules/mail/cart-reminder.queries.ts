import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { KeptCart } from '#domain/schemas/abandoned-cart.schema.ts';
import type { Language } from '#locales/languages.ts';

type Db = Kysely<Database>;

interface CartReminder {
  email: string;
  emailHash: Buffer;
  language: Language;
  lines: KeptCart['lines'];
  /** From 1. */
  step: number;
}

/** Null for one that has left, or is about a cart that was ordered, forgotten or changed since. */
export async function readCartReminder(db: Db, letterId: number): Promise<CartReminder | null> {
  const { rows } = await sql<CartReminder>`
    select c.email, c.email_hash as "emailHash", c.language, c.lines, l.step
    from abandoned_cart_letters l join abandoned_carts c on c.id = l.cart_id and c.version = l.version
    where l.id = ${letterId} and l.sent_at is null and c.closed_at is null`.execute(db);
  return rows[0] ?? null;
}

/**
 * Whether the letter is ours to send: from now on nobody else sends it, whatever becomes of us. Waits for an order that is
 * being placed, and says no once it stands. `tokenHash`: of its link.
 */
export async function claimCartReminder(db: Db, letterId: number, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    with cart as (
      select c.id, c.version from abandoned_carts c
      where c.id = (select cart_id from abandoned_cart_letters where id = ${letterId}) and c.closed_at is null
      for update
    )
    update abandoned_cart_letters l set sent_at = now(), token_hash = ${tokenHash}
    from cart
    where l.id = ${letterId} and l.sent_at is null and l.cart_id = cart.id and l.version = cart.version
    returning l.id`.execute(db);
  return rows.length > 0;
}

/** The mail server has not taken it: it may be tried again. */
export async function releaseCartReminder(db: Db, letterId: number): Promise<void> {
  await sql`update abandoned_cart_letters set sent_at = null, token_hash = null where id = ${letterId}`.execute(
    db,
  );
}
