import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { notFound } from '#domain/errors.ts';
import { sharedWishlistPath } from '#domain/routes.ts';
import type { Wishlist, WishlistChanges } from '#domain/schemas/wishlist.schema.ts';
import { maxWishes } from '#domain/wishlist.ts';
import { createToken } from '#modules/auth/tokens.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';

import {
  deleteShare,
  deleteWishes,
  insertShare,
  insertWishes,
  lockWishlist,
  selectOwnerOfShare,
  selectShareToken,
  selectWishes,
} from './wishlists.queries.ts';

const tokenPattern = /^[\w-]{43}$/;

/** Lists of signed-in customers, the same on all of their devices. All throw 404 where the shop has none. */
export interface WishlistService {
  read(userId: number): Promise<Wishlist>;
  /** Adds and removes, whatever other devices have done meanwhile; what a full list has no room for is left out. */
  change(userId: number, changes: WishlistChanges): Promise<Wishlist>;
  /** From now on others see the list by its link; the same one until it is withdrawn. */
  share(userId: number): Promise<Wishlist>;
  withdraw(userId: number): Promise<Wishlist>;
  /** Products of a shared list, of nobody who is named; null for a link that was withdrawn. */
  readShared(token: string): Promise<number[] | null>;
}

export interface WishlistOptions {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
}

export function createWishlistService({ db, settings }: WishlistOptions): WishlistService {
  async function refuseUnlessOn(): Promise<void> {
    if (!(await settings.read()).ecommerce.wishlist) throw notFound('page');
  }
  async function compose(from: Kysely<Database>, userId: number): Promise<Wishlist> {
    const token = await selectShareToken(from, userId);
    return {
      ids: await selectWishes(from, userId),
      sharePath: token === null ? null : sharedWishlistPath(token),
    };
  }
  return {
    async read(userId) {
      await refuseUnlessOn();
      return compose(db, userId);
    },
    async change(userId, { add, remove }) {
      await refuseUnlessOn();
      return db.transaction().execute(async (trx) => {
        await lockWishlist(trx, userId);
        await deleteWishes(trx, userId, remove);
        await insertWishes(trx, userId, { ids: [...new Set(add)], most: maxWishes });
        return compose(trx, userId);
      });
    },
    async share(userId) {
      await refuseUnlessOn();
      await insertShare(db, userId, createToken());
      return compose(db, userId);
    },
    async withdraw(userId) {
      await refuseUnlessOn();
      await deleteShare(db, userId);
      return compose(db, userId);
    },
    async readShared(token) {
      await refuseUnlessOn();
      const owner = tokenPattern.test(token) ? await selectOwnerOfShare(db, token) : null;
      return owner === null ? null : selectWishes(db, owner);
    },
  };
}
