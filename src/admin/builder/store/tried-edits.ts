import type { PendingEdit } from './draft-sync.ts';

/**
 * Edits that were sent and not answered. The server may have them as they were then: nothing is typed into them any
 * more, and only their ids tell them from what others did.
 */
export function watchTried(): {
  add(batch: readonly PendingEdit[]): void;
  settle(batch: readonly PendingEdit[]): void;
  /** How many of the first pending edits were sent. */
  count(pending: readonly PendingEdit[]): number;
} {
  const tried = new Set<string>();
  return {
    add: (batch) => batch.forEach(({ id }) => tried.add(id)),
    settle: (batch) => batch.forEach(({ id }) => tried.delete(id)),
    count: (pending) => pending.findLastIndex(({ id }) => tried.has(id)) + 1,
  };
}
