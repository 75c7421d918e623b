import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Currency } from '#domain/currencies.ts';
import { AppError } from '#domain/errors.ts';

import {
  addEntry,
  keepUsable,
  lockCardPayments,
  sendKeptCode,
  spend,
  spendAsPayment,
  updateCardPayment,
  type CardPaymentRow,
} from './gift-cards.queries.ts';

type Trx = Kysely<Database>;
export type { CardPaymentRow };

/** What a card is to pay; minor units, above 0. */
export interface CardPart {
  cardId: number;
  last4: string;
  amount: number;
}

/** Money that comes back to a card that is about to expire, or has, can be spent for so long. */
const keptDays = 30;

/**
 * Takes what cards pay of an order that stands in the transaction; after its stock was locked, and in the order of
 * their ids, so that two orders never wait for each other crosswise. Throws 409 where a card cannot pay it any more.
 */
export async function takeFromCards(
  trx: Trx,
  { orderId, currency }: { orderId: string; currency: Currency },
  parts: readonly Omit<CardPart, 'last4'>[],
): Promise<void> {
  for (const { cardId, amount } of parts.toSorted((a, b) => a.cardId - b.cardId)) {
    if (!(await spendAsPayment(trx, { cardId, amount, orderId, currency })))
      throw new AppError('conflict', 'giftCards.errors.changed');
  }
}

/** Gives an amount of a payment back to its card. */
export async function returnToCard(
  trx: Trx,
  { cardId, amount, orderId, staffId }: { cardId: number; amount: number; orderId: string; staffId?: number },
): Promise<void> {
  await addEntry(trx, { cardId, kind: 'returned', amount, orderId, staffId });
  await keepUsable(trx, cardId, keptDays);
  await sendKeptCode(trx, cardId);
}

/** What cards have paid of an order and the shop still has, locked until the transaction ends. */
export function lockPaidByCards(trx: Trx, orderId: string): Promise<CardPaymentRow[]> {
  return lockCardPayments(trx, orderId, 'completed');
}

/** All of a payment has gone back to its card. */
export function markReturned(trx: Trx, paymentId: string): Promise<void> {
  return updateCardPayment(trx, paymentId, 'refunded');
}

/** Gives cards back what they were to pay of an order that was never paid in full; once, however often it is called. */
export async function releaseCards(trx: Trx, orderId: string): Promise<void> {
  for (const { id, cardId, amount } of await lockCardPayments(trx, orderId, 'completed')) {
    await updateCardPayment(trx, id, 'canceled');
    await returnToCard(trx, { cardId, amount, orderId });
  }
}

/**
 * An order comes back as its money comes late: takes what its cards were to pay once more. False where one cannot
 * pay any more, and then some may be taken: the caller gives them back by `releaseCards`.
 */
export async function retakeFromCards(trx: Trx, orderId: string): Promise<boolean> {
  for (const { id, cardId, amount } of await lockCardPayments(trx, orderId, 'canceled')) {
    if (!(await spend(trx, { cardId, amount, orderId }))) return false;
    await updateCardPayment(trx, id, 'completed');
  }
  return true;
}
