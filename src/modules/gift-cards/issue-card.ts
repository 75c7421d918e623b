import { randomInt } from 'node:crypto';

import type { Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { makeCardCode, writeCardCode } from '#domain/gift-card-code.ts';
import { hashToken } from '#modules/auth/tokens.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

import { giftCardsTag } from './card-reader.ts';
import { addEntry } from './gift-cards.queries.ts';
import { insertCard, type NewCard } from './manage-gift-cards.queries.ts';

/** Where the code of a card opens, and nowhere else (`SecretBox`). */
export const useOfCode = 'gift-card.code';

export interface IssuedCard extends Omit<NewCard, 'codeHash' | 'last4' | 'encryptedCode'> {
  /** Minor units. */
  amount: number;
  staffId: number | null;
  /** An email tells the code, though it is not known yet when. */
  keepsCode?: boolean | undefined;
  /** Whose refund it is. */
  orderId?: string | undefined;
}

/** A new card with its money. The code is given in clear this once; it is kept only until its email has left. */
export async function issueCard(
  trx: Kysely<Database>,
  secrets: Pick<SecretBox, 'encrypt'>,
  { amount, staffId, orderId, keepsCode = false, ...card }: IssuedCard,
): Promise<{ id: number; code: string }> {
  const code = makeCardCode(randomInt);
  const id = await insertCard(trx, {
    ...card,
    codeHash: hashToken(code),
    last4: code.slice(-4),
    encryptedCode: card.sendAt === null && !keepsCode ? null : secrets.encrypt(code, useOfCode),
  });
  await addEntry(trx, { cardId: id, kind: 'issued', amount, orderId, staffId: staffId ?? undefined });
  await notifyChange(trx, [giftCardsTag]);
  return { id, code: writeCardCode(code) };
}
