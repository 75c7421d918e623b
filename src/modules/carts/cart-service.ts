import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { CartLine, CartRequest } from '#domain/schemas/cart.schema.ts';

import { deleteCartLines, insertCartLines, lockCart, selectCartLines } from './carts.queries.ts';

/** The cart of a signed-in customer, the same on all of their devices. */
export interface CartService {
  read(userId: number): Promise<CartLine[]>;
  /** Replaces the cart and gives what is kept: lines of quantity 0 and of unknown variations are left out. */
  write(userId: number, lines: CartRequest): Promise<CartLine[]>;
}

export function createCartService({ db }: { db: Kysely<Database> }): CartService {
  return {
    read: (userId) => selectCartLines(db, userId),
    write: (userId, lines) =>
      db.transaction().execute(async (trx) => {
        // Two devices at once: the second waits here and then replaces what the first has written.
        await lockCart(trx, userId);
        await deleteCartLines(trx, userId);
        await insertCartLines(trx, userId, keptLines(lines));
        return selectCartLines(trx, userId);
      }),
  };
}

/** Of lines that name one variation twice the last stays, at the place of the first. */
function keptLines(lines: CartRequest): { variationId: number; quantity: number }[] {
  const quantities = new Map(lines.map(({ variationId, quantity }) => [variationId, quantity]));
  return [...quantities]
    .map(([variationId, quantity]) => ({ variationId, quantity }))
    .filter(({ quantity }) => quantity > 0);
}
