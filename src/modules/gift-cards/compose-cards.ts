import { toMajor } from '#domain/money.ts';
import type { GiftCard, GiftCardEntry, OwnGiftCard } from '#domain/schemas/gift-card.schema.ts';

import type { EntryRow, ManagedCardRow } from './manage-gift-cards.queries.ts';

/** For the staff. */
export function composeCard(row: ManagedCardRow): GiftCard {
  const { recipientName, recipientEmail } = row;
  return { ...composeOwnCard(row), recipientName, recipientEmail };
}

/** For whose it is. */
export function composeOwnCard(row: ManagedCardRow): Omit<OwnGiftCard, 'entries'> {
  const { id, kind, last4, state, currency } = row;
  return {
    id,
    kind,
    last4,
    state,
    currency,
    balance: toMajor(row.balance),
    value: toMajor(row.value),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  };
}

export function composeEntry(row: EntryRow): GiftCardEntry {
  const { reason, author } = row;
  return { ...composeMove(row), reason, author };
}

/** An entry as the one whose card it is sees it. */
export function composeMove(row: Omit<EntryRow, 'reason' | 'author'>): OwnGiftCard['entries'][number] {
  const { id, kind, order } = row;
  return {
    id,
    kind,
    amount: toMajor(row.amount),
    balance: toMajor(row.balance),
    order,
    createdAt: row.createdAt.toISOString(),
  };
}
