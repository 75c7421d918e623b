import { toMajor } from '#domain/money.ts';
import type { GiftCard, GiftCardEntry } from '#domain/schemas/gift-card.schema.ts';

import type { EntryRow, ManagedCardRow } from './manage-gift-cards.queries.ts';

export function composeCard(row: ManagedCardRow): GiftCard {
  const { id, kind, last4, state, currency, recipientName, recipientEmail } = row;
  return {
    id,
    kind,
    last4,
    state,
    currency,
    balance: toMajor(row.balance),
    value: toMajor(row.value),
    recipientName,
    recipientEmail,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  };
}

export function composeEntry(row: EntryRow): GiftCardEntry {
  const { id, kind, order, reason, author } = row;
  return {
    id,
    kind,
    amount: toMajor(row.amount),
    balance: toMajor(row.balance),
    order,
    reason,
    author,
    createdAt: row.createdAt.toISOString(),
  };
}
