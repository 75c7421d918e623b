import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { lockGoods, selectGoods, type GoodsRow } from './goods.queries.ts';

export type { GoodsRow };

/** What may be sold of these variations, in no set order; variations that are not sold are left out. */
export function readGoods(db: Kysely<Database>, variationIds: readonly number[]): Promise<GoodsRow[]> {
  return selectGoods(db, variationIds);
}

/** The same, kept as it is until the transaction ends: the stock may be taken with `takeLockedStock`. */
export function readLockedGoods(trx: Kysely<Database>, variationIds: readonly number[]): Promise<GoodsRow[]> {
  return lockGoods(trx, variationIds);
}
