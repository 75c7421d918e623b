import type { StoreApi } from 'zustand/vanilla';

import { isEqual } from '#domain/editing/is-equal.ts';
import { signEveryMs, type Place } from '#domain/editing/presence.schema.ts';

import type { BuilderStoreState } from '../store/builder-state.ts';
import type { PresenceStore } from './presence-store.ts';
import { caretIn, fieldAt, placeOf } from './read-place.ts';

/** Milliseconds from one sign to the next; the server takes four a second. */
const pauseMs = 300;

/** A text that is typed where it stands on the page. */
type TypedInFrame = Required<Pick<Place, 'itemId' | 'caret'>> & { sectionId: string; path: string[] };

export interface PlaceTeller {
  /** The caret of the rich text in the options that has the keyboard. */
  setCaret(caret: number): void;
  /** Null: nothing is typed on the page. */
  setTyped(typed: TypedInFrame | null): void;
  close(): void;
}

interface PlacePorts {
  store: StoreApi<BuilderStoreState>;
  others: PresenceStore;
  /** Tells the server; `isLast`: this tab is being left. */
  send(place: Place, options: { isLast: boolean }): Promise<unknown>;
}

const nowhere: Place = { key: null, sectionId: null, itemId: null, path: null, caret: null };

/**
 * Tells where this tab is: at once and every 5 s while somebody looks at it, and in company whenever that changes. It is
 * read when it is sent, so that a key costs no more than a look at a timer.
 */
export function tellPlace({ store, others, send }: PlacePorts): PlaceTeller {
  let typed: TypedInFrame | null = null;
  let richCaret: number | null = null;
  let last: Place = nowhere;
  let isSending = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let sentAt = 0;
  let isClosed = false;

  const read = (): Place => {
    const state = store.getState();
    if (typed !== null && typed.sectionId === state.selection.sectionId) return placeOf(state, typed);
    const { activeElement } = document;
    const field = fieldAt(activeElement);
    const caret = caretIn(activeElement) ?? (isRichText(activeElement) ? richCaret : null);
    return placeOf(state, field && { ...field, caret });
  };
  const isSeen = () => document.visibilityState === 'visible';

  const sendNow = async (isSign: boolean) => {
    const place = read();
    if (isClosed || !isSeen() || (place.key === null && last.key === null)) return;
    if (!isSign && isEqual(place, last)) return;
    isSending = true;
    sentAt = Date.now();
    last = place;
    try {
      await send(place, { isLast: false });
    } catch {
      // The next sign says it again.
    } finally {
      isSending = false;
    }
    touch();
  };
  const wantsTelling = () => {
    const place = read();
    // Alone, nobody waits for more than the page.
    return others.getState().people.length > 0 ? !isEqual(place, last) : place.key !== last.key;
  };
  const touch = () => {
    if (isClosed || isSending || waiting !== undefined) return;
    const wait = sentAt + pauseMs - Date.now();
    waiting = setTimeout(
      () => {
        waiting = undefined;
        if (!isSending && wantsTelling()) void sendNow(false);
      },
      Math.max(0, wait),
    );
  };
  const sign = () => {
    if (!isSending) void sendNow(true);
  };
  const leave = () => {
    if (last.key === null) return;
    last = nowhere;
    void send(nowhere, { isLast: true }).catch(() => undefined);
  };
  const onVisibility = () => isSeen() && sign();

  const onFocus = () => {
    // Of another text.
    richCaret = null;
    touch();
  };

  const timer = setInterval(sign, signEveryMs);
  const stops = [store.subscribe(touch), others.subscribe(touch)];
  const moves = ['focusout', 'selectionchange'] as const;
  for (const move of moves) document.addEventListener(move, touch);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', leave);

  return {
    setCaret(caret) {
      richCaret = caret;
      touch();
    },
    setTyped(now) {
      typed = now;
      touch();
    },
    close() {
      isClosed = true;
      clearInterval(timer);
      clearTimeout(waiting);
      for (const stop of stops) stop();
      for (const move of moves) document.removeEventListener(move, touch);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', leave);
      leave();
    },
  };
}

function isRichText(element: Element | null): boolean {
  return element instanceof HTMLElement && element.isContentEditable;
}
