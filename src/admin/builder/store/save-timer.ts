const saveAfterIdle = 800;
const saveWithin = 5000;
const firstRetry = 1000;
const longestRetry = 30_000;

/** When a draft is sent: after a rest in typing, within five seconds of it, and ever later while that fails. */
export interface SaveTimer {
  edited(): void;
  /** It is being sent: no need to wait any more. */
  rest(): void;
  /** All that was typed so far is on its way. */
  taken(): void;
  sent(): void;
  failed(): void;
  close(): void;
}

export function createSaveTimer(send: () => void): SaveTimer {
  let firstUnsentAt: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isClosed = false;

  const start = (wait: number) => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(send, wait);
  };

  return {
    edited() {
      const now = Date.now();
      firstUnsentAt ??= now;
      if (failures === 0) start(Math.min(saveAfterIdle, Math.max(0, firstUnsentAt + saveWithin - now)));
    },
    rest: () => clearTimeout(timer),
    taken: () => (firstUnsentAt = null),
    sent: () => (failures = 0),
    failed() {
      failures++;
      start(Math.min(longestRetry, firstRetry * 2 ** (failures - 1)));
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
