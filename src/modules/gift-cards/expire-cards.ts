import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { addEntry, lockExpiredCards } from './gift-cards.queries.ts';

const cardsAtOnce = 100;

/** Takes what is left off cards whose time has passed; says how many there were. */
export async function expireCards(trx: Kysely<Database>): Promise<number> {
  const cards = await lockExpiredCards(trx, cardsAtOnce);
  for (const { id, balance } of cards) await addEntry(trx, { cardId: id, kind: 'expired', amount: -balance });
  return cards.length;
}
