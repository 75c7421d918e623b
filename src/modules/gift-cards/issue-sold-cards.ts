import type { Kysely } from 'kysely';
import { z } from 'zod';

import type { Database } from '#db/database.ts';
import { addDays, localDay } from '#domain/local-days.ts';
import { linePaid } from '#domain/order-amounts.ts';
import { pieceShare } from '#domain/refund-amounts.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

import { issueCard } from './issue-card.ts';
import { morningOf } from './manage-gift-cards.ts';
import { sendDueCards } from './send-due-cards.ts';
import { insertSoldCard, lockSoldOrder, type SoldLine, type SoldOrder } from './sold-cards.queries.ts';

export interface SoldCardsTerms {
  secrets: Pick<SecretBox, 'encrypt'>;
  /** Of the shop: a day on which cards are to be sent is one of its calendar. */
  timeZone: string;
}

/**
 * Issues the gift cards of an order that is paid, under its lock and however often it is called: a card for each piece,
 * worth what was paid for it, all of them or none. What was refunded before is issued no more. Gives how many there were.
 *
 * Their letters carry what the buyer has typed to whoever the buyer has named. It is no way to send others mail: nothing
 * leaves before the cards are paid for.
 */
export async function issueSoldCards(
  trx: Kysely<Database>,
  orderId: string,
  { secrets, timeZone }: SoldCardsTerms,
): Promise<number> {
  const order = await lockSoldOrder(trx, orderId);
  if (!order || !order.isPaid || order.isOver) return 0;
  const recipient = readRecipient(order, timeZone);
  let issued = 0;
  for (const line of order.lines.filter(({ issued: there }) => there === 0)) {
    for (const { piece, amount } of worthOf(line)) {
      const { currency, language } = order;
      const card = {
        kind: 'gift',
        amount,
        currency,
        language,
        expiresAt: null,
        staffId: null,
        orderId,
      } as const;
      const { id: cardId } = await issueCard(trx, secrets, { ...card, ...recipient });
      await insertSoldCard(trx, { lineId: line.id, piece, cardId });
      issued += 1;
    }
  }
  if (issued > 0) await sendDueCards(trx);
  return issued;
}

/** What each piece of a line is worth: together what was paid for it and has not gone back. */
function worthOf(line: SoldLine): { piece: number; amount: number }[] {
  const { quantity, refunded } = line;
  const paid = linePaid(line);
  let left = paid - refunded;
  return Array.from({ length: quantity }, (_, index) => {
    const amount = Math.max(0, Math.min(left, pieceShare(paid, quantity, index)));
    left -= amount;
    return { piece: index + 1, amount };
  }).filter(({ amount }) => amount > 0);
}

const text = z.string().catch('');
const recipientSchema = z.object({ email: text, name: text, message: text, sendOn: text });
const contactSchema = z.object({
  firstName: text,
  lastName: text,
  email: text,
  giftCard: recipientSchema.nullish().catch(null),
});

/** Who gets the cards, and when: whom the buyer has named, else the buyer. */
function readRecipient({ contact, accountEmail, userId, now }: SoldOrder, timeZone: string) {
  const { firstName, lastName, email, giftCard } = contactSchema.parse(contact);
  const { sendOn, message, ...named } = giftCard ?? { email: '', name: '', message: '', sendOn: '' };
  const isBuyer = named.email === '';
  const recipientEmail = named.email || email || accountEmail;
  const buyersName = isBuyer ? [firstName, lastName].filter(Boolean).join(' ') : '';
  const isLater = sendOn >= addDays(localDay(now, timeZone), 1);
  return {
    userId: isBuyer ? userId : null,
    recipientName: named.name || buyersName,
    recipientEmail,
    message,
    sendAt: recipientEmail === '' ? null : isLater ? morningOf(sendOn, timeZone) : now,
  };
}
