type Listener = () => void;

export interface LocalStorageState<Value> {
  get(): Value;
  set(value: Value): void;
  /** Calls back after each change, of this tab or another; gives what ends it. For useSyncExternalStore. */
  subscribe(listener: Listener): () => void;
}

interface LocalStorageStateOptions<Value> {
  key: string;
  /** From what storage holds; undefined when it is not to be used. */
  parse(stored: unknown): Value | undefined;
  empty: Value;
}

/** A value in local storage that all tabs share. Without storage (private mode) it lasts as long as the page. */
export function createLocalStorageState<Value>({
  key,
  parse,
  empty,
}: LocalStorageStateOptions<Value>): LocalStorageState<Value> {
  const listeners = new Set<Listener>();
  let value = empty;
  let isRead = false;

  const read = (): void => {
    isRead = true;
    try {
      const text = localStorage.getItem(key);
      value = text === null ? empty : (parse(JSON.parse(text)) ?? empty);
    } catch {
      value = empty;
    }
  };
  const tell = () => listeners.forEach((listener) => listener());
  if (typeof window !== 'undefined') {
    addEventListener('storage', (event) => {
      if (event.key !== key && event.key !== null) return;
      read();
      tell();
    });
  }
  return {
    get() {
      if (!isRead && typeof window !== 'undefined') read();
      return value;
    },
    set(next) {
      isRead = true;
      value = next;
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Full or forbidden storage must not stop a purchase.
      }
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
