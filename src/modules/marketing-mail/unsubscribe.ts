import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { readMailLink } from './mail-links.ts';
import {
  deleteOpenCartsOf,
  deleteStockRequestsOf,
  deleteSuppression,
  insertSuppression,
  selectIsConfirmed,
  selectSuppression,
} from './marketing-mail.queries.ts';

/** What readers of marketing mail say by its links; all need the token of a letter, and nothing else. */
export interface Unsubscribing {
  /** Whether the reader gets such letters; null for a link that is no longer good. */
  read(token: string): Promise<{ isSubscribed: boolean } | null>;
  /** Ends all such letters: what the address waits for and the carts that it left are forgotten. False for a link that is no longer good. */
  unsubscribe(token: string): Promise<boolean>;
  /** Takes that back; what was waited for is to be asked for again. */
  resubscribe(token: string): Promise<boolean>;
}

export function createUnsubscribing({ db }: { db: Kysely<Database> }): Unsubscribing {
  return {
    async read(token) {
      const link = await readMailLink(db, token);
      return link && { isSubscribed: (await selectSuppression(db, link.emailHash)) === null };
    },
    unsubscribe: (token) =>
      db.transaction().execute(async (trx) => {
        const link = await readMailLink(trx, token);
        if (!link) return false;
        const { emailHash, stockRequestId } = link;
        // Somebody else has typed the address: it is to be asked nothing more.
        const isStranger =
          stockRequestId !== null && (await selectIsConfirmed(trx, stockRequestId)) === false;
        await insertSuppression(trx, emailHash, isStranger ? 'refused' : 'unsubscribed');
        await deleteStockRequestsOf(trx, emailHash);
        await deleteOpenCartsOf(trx, emailHash);
        return true;
      }),
    async resubscribe(token) {
      const link = await readMailLink(db, token);
      if (link) await deleteSuppression(db, link.emailHash);
      return link !== null;
    },
  };
}
