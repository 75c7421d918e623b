import type { StoreApi } from 'zustand/vanilla';

import type { BuilderStoreState } from '../store/builder-state.ts';
import { atDocument, listMembers, type PresenceStore } from './presence-store.ts';

/** Milliseconds that a change must last: a page that is loaded anew is left and opened. */
const settleMs = 2000;
/** Milliseconds from one line to the next. */
const pauseMs = 15_000;

interface AnnouncePorts {
  store: Pick<StoreApi<Pick<BuilderStoreState, 'pageKey'>>, 'getState' | 'subscribe'>;
  others: PresenceStore;
  say(key: 'came' | 'left', names: readonly string[]): void;
}

/** Says who has come to the page that is shown, or left it: never where they move on it. Returns how to stop. */
export function announcePeople({ store, others, say }: AnnouncePorts): () => void {
  let page = store.getState().pageKey;
  let known = new Map<number, string>();
  let saidAt = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const readNames = () =>
    new Map(
      listMembers(atDocument(others.getState().people, store.getState().pageKey)).map(({ staffId, name }) => [
        staffId,
        name,
      ]),
    );
  const compare = () => {
    waiting = undefined;
    const now = readNames();
    const came = [...now].filter(([id]) => !known.has(id)).map(([, name]) => name);
    const left = [...known].filter(([id]) => !now.has(id)).map(([, name]) => name);
    known = now;
    if (came.length + left.length === 0) return;
    saidAt = Date.now();
    // Of both, who came is what one may meet.
    if (came.length > 0) say('came', came);
    else say('left', left);
  };
  const look = () => {
    const { pageKey } = store.getState();
    if (pageKey !== page) {
      page = pageKey;
      known = new Map();
    }
    const now = readNames();
    const isSame = now.size === known.size && [...now.keys()].every((id) => known.has(id));
    if (isSame || waiting !== undefined) return;
    waiting = setTimeout(compare, Math.max(settleMs, saidAt + pauseMs - Date.now()));
  };
  const stops = [others.subscribe(look), store.subscribe(look)];
  return () => {
    clearTimeout(waiting);
    for (const stop of stops) stop();
  };
}
