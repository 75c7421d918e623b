import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

import { issueCard, type IssuedCard } from './issue-card.ts';
import { sendDueCards } from './send-due-cards.ts';

interface StoreCredit extends Pick<IssuedCard, 'amount' | 'currency' | 'language' | 'userId' | 'staffId'> {
  /** Whose refund it is. */
  orderId: string;
  recipientName: string;
  recipientEmail: string;
  /**
   * When it is booked, by the clock of the transaction, so that its email leaves at once; null where it is spent in the
   * same transaction: its code is kept, and sent once money comes back to it.
   */
  sendAt: Date | null;
}

/** Issues store credit in the transaction of the refund that it is, with the email of its code; gives the card's id. */
export type IssueCredit = (trx: Kysely<Database>, credit: StoreCredit) => Promise<number>;

/** Store credit never ends: it is money that its buyer had paid. */
export function createCreditIssuer(secrets: Pick<SecretBox, 'encrypt'>): IssueCredit {
  return async (trx, credit) => {
    const { id } = await issueCard(trx, secrets, {
      ...credit,
      kind: 'credit',
      message: '',
      expiresAt: null,
      keepsCode: true,
    });
    await sendDueCards(trx);
    return id;
  };
}
