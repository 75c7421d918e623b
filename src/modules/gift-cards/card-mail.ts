import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { writeCardCode } from '#domain/gift-card-code.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

import { useOfCode } from './issue-card.ts';
import { selectMailedCard, updateMailed, type MailedCardRow } from './manage-gift-cards.queries.ts';

/** What the email to a recipient tells, its code in clear. */
export interface MailedCard extends Omit<MailedCardRow, 'encryptedCode'> {
  code: string;
}

export interface CardMail {
  /** Null for a card that is gone or blocked, or whose code has left already. */
  read(cardId: number): Promise<MailedCard | null>;
  /** The email has left: nobody can read the code any more. */
  markSent(cardId: number): Promise<void>;
}

export function createCardMail(db: Kysely<Database>, secrets: Pick<SecretBox, 'decrypt'>): CardMail {
  return {
    async read(cardId) {
      const row = await selectMailedCard(db, cardId);
      if (!row || row.encryptedCode === null) return null;
      const { encryptedCode, ...card } = row;
      const code = secrets.decrypt(encryptedCode, useOfCode);
      if (code === null)
        throw new Error(`The code of gift card ${cardId} cannot be read: the key is another`);
      return { ...card, code: writeCardCode(code) };
    },
    markSent: (cardId) => updateMailed(db, cardId),
  };
}
