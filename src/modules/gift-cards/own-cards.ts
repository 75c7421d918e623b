import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { OwnGiftCard } from '#domain/schemas/gift-card.schema.ts';

import { composeMove, composeOwnCard } from './compose-cards.ts';
import { forgetRecipient, selectCardsOf, selectEntriesOf } from './own-cards.queries.ts';

/** Gift cards as their customers have them. */
export function createOwnCards(db: Kysely<Database>) {
  return { list: (userId: number) => listOwnCards(db, userId), forgetRecipient };
}

/** Newest first, with what came to each and went from it. */
async function listOwnCards(db: Kysely<Database>, userId: number): Promise<OwnGiftCard[]> {
  const cards = await selectCardsOf(db, userId);
  const entries = await selectEntriesOf(
    db,
    userId,
    cards.map(({ id }) => id),
  );
  return cards.map((card) => ({
    ...composeOwnCard(card),
    entries: entries.filter(({ cardId }) => cardId === card.id).map(composeMove),
  }));
}
