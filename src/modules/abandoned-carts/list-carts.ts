import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { toMajor } from '#domain/money.ts';
import type { AbandonedCartList } from '#domain/schemas/abandoned-cart.schema.ts';

import { countAbandonedCarts, selectAbandonedCarts, sumRecovered } from './abandoned-carts.queries.ts';

/** Titles that tell a cart from another. */
const shownGoods = 3;

/** Carts and what reminders of them have brought, as the staff see it. */
export interface AbandonedCartLister {
  list(range: { offset: number; limit: number }): Promise<AbandonedCartList>;
}

export function createAbandonedCartLister({ reading }: { reading: Kysely<Database> }): AbandonedCartLister {
  return {
    async list(range) {
      const [counts, money, rows] = await Promise.all([
        countAbandonedCarts(reading),
        sumRecovered(reading),
        selectAbandonedCarts(reading, { ...range, goods: shownGoods }),
      ]);
      return {
        ...counts,
        money: money.map(({ currency, total }) => ({ currency, total: toMajor(total) })),
        carts: rows.map((row) => ({ ...row, lastSeenAt: row.lastSeenAt.toISOString() })),
      };
    },
  };
}
