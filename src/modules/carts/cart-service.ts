import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { CartLine, CartRequest } from '#domain/schemas/cart.schema.ts';

/** The cart of a signed-in customer, the same on all of their devices. */
export interface CartService {
  read(userId: number): Promise<CartLine[]>;
  /** Replaces the cart and gives what is kept: lines of quantity 0 and of unknown variations are left out. */
  write(userId: number, lines: CartRequest): Promise<CartLine[]>;
}

export function createCartService({ db }: { db: Kysely<Database> }): CartService {
  return {
    read: (userId) => readCart(db, userId),
    write: (userId, lines) =>
      db.transaction().execute(async (trx) => {
        // Two devices at once: the second waits here and then replaces what the first has written.
        await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
        await trx.deleteFrom('cart_lines').where('user_id', '=', userId).execute();
        await insertLines(trx, userId, lines);
        return readCart(trx, userId);
      }),
  };
}

/** Of lines that name one variation twice the last stays, at the place of the first. */
async function insertLines(trx: Kysely<Database>, userId: number, lines: CartRequest): Promise<void> {
  const quantities = new Map(lines.map(({ variationId, quantity }) => [variationId, quantity]));
  const kept = [...quantities].filter(([, quantity]) => quantity > 0);
  await sql`
    insert into cart_lines (user_id, variation_id, quantity, position)
    select ${userId}, v.id, l.quantity, l.position
    from unnest(${kept.map(([id]) => id)}::int[], ${kept.map(([, quantity]) => quantity)}::int[])
      with ordinality as l (id, quantity, position)
    join variations v on v.id = l.id`.execute(trx);
}

async function readCart(db: Kysely<Database>, userId: number): Promise<CartLine[]> {
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
