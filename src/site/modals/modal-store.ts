import { modalCloseDelay } from '#domain/timings.ts';

/** Specification section 3; `details` belong to the type. */
export interface ModalState {
  isOpen: boolean;
  isClosing: boolean;
  type: string | null;
  details: Record<string, unknown>;
}

const closed: ModalState = { isOpen: false, isClosing: false, type: null, details: {} };

const listeners = new Set<() => void>();
let state = closed;
let timer: ReturnType<typeof setTimeout> | undefined;

function set(next: ModalState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** The one modal that a page shows at a time. */
export const modalStore = {
  get: (): ModalState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  open(type: string, details: Record<string, unknown> = {}): void {
    clearTimeout(timer);
    set({ isOpen: true, isClosing: false, type, details });
  },
  /** Marks closing first; after 550 ms everything is reset (specification section 4). */
  close(): void {
    if (!state.isOpen || state.isClosing) return;
    set({ ...state, isClosing: true });
    timer = setTimeout(() => set(closed), modalCloseDelay);
  },
};
