import type { Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { AppError } from '#domain/errors.ts';
import { maskCardCode } from '#domain/gift-card-code.ts';
import { toDecimal } from '#modules/payment-methods/provider-amounts.ts';

import { giftCardsTag } from './card-reader.ts';
import { addEntry } from './gift-cards.queries.ts';
import {
  blockCards,
  lockSoldCards,
  openCardsOfRefund,
  selectCardLines,
  selectTakenBack,
  type SoldCardRow,
} from './sold-cards.queries.ts';

type Trx = Kysely<Database>;

interface CardRefund {
  id: string;
  orderId: string;
  staffId: number | null;
  /** What of each line goes back; minor units. */
  lines: readonly { id: number; amount: number }[];
  /** The money has gone back already, as by the provider's own pages: what is not on the cards any more is lost. */
  isFact: boolean;
}

/**
 * Takes off sold cards what is refunded of their lines, in the transaction that books the refund; a card of which all goes
 * back is blocked, so that its letter does not leave either. Throws 409 for more than is on the cards of a line: who has
 * spent a card has had its money.
 */
export async function takeBackSoldCards(
  trx: Trx,
  { id: refundId, orderId, staffId, lines, isFact }: CardRefund,
): Promise<void> {
  const amounts = new Map(lines.map(({ id, amount }) => [id, amount]));
  const cardLines = (await selectCardLines(trx, orderId)).filter(({ id }) => (amounts.get(id) ?? 0) > 0);
  if (cardLines.length === 0) return;
  const cards = await lockSoldCards(trx, orderId);
  for (const { id: lineId, isIssued } of cardLines) {
    // Before the cards of an order that was just paid are there, they are issued for what is left of it.
    if (!isIssued) continue;
    const own = cards.filter((card) => card.lineId === lineId).toSorted((a, b) => b.balance - a.balance);
    let left = amounts.get(lineId) ?? 0;
    if (!isFact) checkCovered(own, left);
    for (const { id: cardId, balance, unspent } of own) {
      const amount = Math.min(left, balance);
      if (amount === 0) continue;
      left -= amount;
      await addEntry(trx, {
        cardId,
        kind: 'refunded',
        amount: -amount,
        orderId,
        refundId,
        ...(staffId !== null && { staffId }),
      });
      if (amount === unspent) await blockCards(trx, [cardId]);
    }
  }
  await notifyChange(trx, [giftCardsTag]);
}

function checkCovered(cards: readonly SoldCardRow[], amount: number): void {
  const there = cards.reduce((sum, { balance }) => sum + balance, 0);
  if (amount <= there) return;
  const params = {
    cards: cards.map(({ last4 }) => maskCardCode(last4)).join(', '),
    balance: `${toDecimal(there)} ${cards[0]?.currency ?? ''}`.trim(),
  };
  throw new AppError('conflict', 'refunds.cardSpent', { params });
}

/** The provider has refused a refund: its cards have their money again. */
export async function giveBackSoldCards(
  trx: Trx,
  { id: refundId, orderId }: Pick<CardRefund, 'id' | 'orderId'>,
): Promise<void> {
  const taken = await selectTakenBack(trx, refundId);
  if (taken.length === 0) return;
  for (const { cardId, amount } of taken)
    await addEntry(trx, { cardId, kind: 'refunded', amount, orderId, refundId });
  await openCardsOfRefund(trx, refundId);
  await notifyChange(trx, [giftCardsTag]);
}

/**
 * An order is over: none of its cards pays any more, and their refunds take the money off them. Throws 409 where one
 * was spent, for then only what is left of it can be given back.
 */
export async function blockSoldCards(trx: Trx, orderId: string): Promise<void> {
  const cards = await lockSoldCards(trx, orderId);
  if (cards.length === 0) return;
  const spent = cards.filter(({ balance, unspent }) => balance < unspent);
  if (spent.length > 0) {
    const params = { cards: spent.map(({ last4 }) => maskCardCode(last4)).join(', ') };
    throw new AppError('conflict', 'orders.cardsSpent', { params });
  }
  await blockCards(
    trx,
    cards.map(({ id }) => id),
  );
  await notifyChange(trx, [giftCardsTag]);
}

/** The money of a cash order is said not to have come after all. Throws 409 where its cards are out. */
export async function refuseIssued(trx: Trx, orderId: string): Promise<void> {
  if ((await lockSoldCards(trx, orderId)).length > 0) throw new AppError('conflict', 'orders.cardsIssued');
}
