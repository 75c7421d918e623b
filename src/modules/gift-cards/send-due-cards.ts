import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';

import { claimCardsToSend } from './manage-gift-cards.queries.ts';

const cardsAtOnce = 100;

/** Leaves the emails of cards whose day has come in the transaction; says how many. */
export async function sendDueCards(trx: Kysely<Database>): Promise<number> {
  const ids = await claimCardsToSend(trx, cardsAtOnce);
  for (const cardId of ids) await enqueue(trx, 'mail.gift-card', { cardId });
  return ids.length;
}
