import { createStore, type StoreApi } from 'zustand/vanilla';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { LiveEvent } from '#domain/editing/live-events.ts';
import type { Present } from '#domain/editing/presence.schema.ts';

interface PresenceState {
  /** Tabs of others; who has moved last comes last. */
  people: readonly Present[];
}

/** Where others are: apart from what is edited, so that nothing else is drawn anew when they move. */
export interface PresenceStore extends StoreApi<PresenceState> {
  hear(event: LiveEvent): void;
  /** Without a stream nobody is known. */
  clear(): void;
}

export function createPresenceStore(): PresenceStore {
  const store = createStore<PresenceState>(() => ({ people: [] }));
  return {
    ...store,
    hear(event) {
      if (event.type === 'hello') store.setState({ people: event.present ?? [] });
      if (event.type !== 'presence') return;
      const told = new Set([...event.gone, ...event.present.map(({ id }) => id)]);
      const others = store.getState().people.filter(({ id }) => !told.has(id));
      store.setState({ people: [...others, ...event.present] });
    },
    clear() {
      if (store.getState().people.length > 0) store.setState({ people: [] });
    },
  };
}

/** Each member once, where they moved last, in an order that stays. */
export function listMembers(people: readonly Present[]): Present[] {
  return [...new Map(people.map((one) => [one.staffId, one])).values()].sort(
    (one, other) => one.staffId - other.staffId,
  );
}

/** Those who are at a document. */
export function atDocument(people: readonly Present[], key: DocumentKey | null): Present[] {
  return people.filter((one) => one.key !== null && one.key === key);
}
