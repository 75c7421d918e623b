import type { StoreApi } from 'zustand/vanilla';

import { isEqual } from '#domain/editing/is-equal.ts';
import type { Present } from '#domain/editing/presence.schema.ts';
import type { FrameConnection } from '#live/connect-frame.ts';
import type { PersonOnPage } from '#live/messages.schema.ts';

import { colorOf } from '../presence/person-look.ts';
import { atDocument, type PresenceStore } from '../presence/presence-store.ts';
import type { BuilderStoreState } from '../store/builder-state.ts';

interface ShowPeopleInput {
  store: StoreApi<BuilderStoreState>;
  others: PresenceStore;
  connection: FrameConnection;
}

/** Has the frame show who else is at sections of its page, as they move; `anew` for a page that knows nobody yet. */
export function showPeople({ store, others, connection }: ShowPeopleInput): { anew(): void; stop(): void } {
  let shown: PersonOnPage[] = [];
  const show = () => {
    const { pageKey } = store.getState();
    const people = listOnPage(atDocument(others.getState().people, pageKey));
    if (isEqual(people, shown)) return;
    shown = people;
    connection.send('people.show', { people });
  };
  return {
    anew() {
      shown = [];
      show();
    },
    stop: others.subscribe(show),
  };
}

/** Those who are at a section. */
function listOnPage(people: readonly Present[]): PersonOnPage[] {
  return people.flatMap(({ id, staffId, name, sectionId, itemId, path, caret }) =>
    sectionId === null ? [] : [{ id, name, color: colorOf(staffId), sectionId, itemId, path, caret }],
  );
}
