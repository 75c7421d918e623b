import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { CartLine } from '#domain/schemas/cart.schema.ts';

type Db = Kysely<Database>;

export async function selectCartLines(db: Db, userId: number): Promise<CartLine[]> {
  return db
    .selectFrom('cart_lines')
    .innerJoin('variations', 'variations.id', 'cart_lines.variation_id')
    .select([
      'variations.product_id as id',
      'cart_lines.variation_id as variationId',
      'cart_lines.quantity as quantity',
    ])
    .where('cart_lines.user_id', '=', userId)
    .orderBy('cart_lines.position')
    .execute();
}

/** Makes whoever writes the same cart wait to the end of the transaction. */
export async function lockCart(db: Db, userId: number): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

export async function deleteCartLines(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('cart_lines').where('user_id', '=', userId).execute();
}

/** In this order; lines of unknown variations are left out. */
export async function insertCartLines(
  db: Db,
  userId: number,
  lines: readonly { variationId: number; quantity: number }[],
): Promise<void> {
  const ids = lines.map(({ variationId }) => variationId);
  const quantities = lines.map(({ quantity }) => quantity);
  await sql`
    insert into cart_lines (user_id, variation_id, quantity, position)
    select ${userId}, v.id, l.quantity, l.position
    from unnest(${ids}::int[], ${quantities}::int[])
      with ordinality as l (id, quantity, position)
    join variations v on v.id = l.id`.execute(db);
}
