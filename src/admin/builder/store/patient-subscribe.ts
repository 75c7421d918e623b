import type { StoreApi } from 'zustand/vanilla';

type Listener<State> = (state: State, previous: State) => void;

interface PatientInput<State> {
  store: StoreApi<State>;
  /** Whether what is changed at this moment is being typed. */
  isTyping(): boolean;
  afterPaint(run: () => void): void;
}

/**
 * Subscribes to a store so that a typed key is painted before anything hears of it: the panels around are
 * drawn after. All other changes are heard of at once, and with them what was typed before.
 */
export function patientSubscribe<State>({
  store,
  isTyping,
  afterPaint,
}: PatientInput<State>): StoreApi<State>['subscribe'] {
  const listeners = new Set<Listener<State>>();
  let told = store.getState();
  let isWaiting = false;
  const tell = () => {
    isWaiting = false;
    const before = told;
    told = store.getState();
    if (told !== before) for (const listener of listeners) listener(told, before);
  };
  store.subscribe(() => {
    if (!isTyping()) return tell();
    if (isWaiting) return;
    isWaiting = true;
    afterPaint(tell);
  });
  return (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
}
