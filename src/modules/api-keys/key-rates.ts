import { LRUCache } from 'lru-cache';

import type { CallRate } from '#http/authenticate.ts';

export interface KeyRates {
  /** Counts a call, and says how the key stands after it. */
  count(keyId: number): CallRate;
}

/** More keys than there may be. */
const mostKeys = 1000;

/** Fixed windows in memory, so that a call costs no write; each instance counts for itself. */
export function createKeyRates({
  limit,
  windowSeconds,
  now = Date.now,
}: {
  limit: number;
  windowSeconds: number;
  now?: () => number;
}): KeyRates {
  const windows = new LRUCache<number, { calls: number; endsAt: number }>({ max: mostKeys });
  return {
    count(keyId) {
      const at = now();
      const known = windows.get(keyId);
      const window = known && known.endsAt > at ? known : { calls: 0, endsAt: at + windowSeconds * 1000 };
      window.calls += 1;
      windows.set(keyId, window);
      return {
        limit,
        remaining: Math.max(0, limit - window.calls),
        reset: Math.ceil((window.endsAt - at) / 1000),
        isExceeded: window.calls > limit,
      };
    },
  };
}
