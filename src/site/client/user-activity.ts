import { inactivityTimeout } from '#domain/timings.ts';

type Listener = (isActive: boolean) => void;

const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;
const listeners = new Set<Listener>();
let lastActiveTime = 0;
let isActive = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;

/**
 * Whether somebody is using the page: from the first sign of it until 120 s passed without one
 * (specification section 4). The listener is told at once and at each change.
 */
export function watchActivity(listener: Listener): () => void {
  if (!isWatching) {
    isWatching = true;
    for (const sign of signs) addEventListener(sign, noteActivity, { passive: true, capture: true });
    if (document.visibilityState === 'visible') noteActivity();
  }
  listeners.add(listener);
  listener(isActive);
  return () => void listeners.delete(listener);
}

function noteActivity(): void {
  lastActiveTime = Date.now();
  if (isActive) return;
  setActive(true);
  timer = setTimeout(checkIdle, inactivityTimeout);
}

function checkIdle(): void {
  const idle = Date.now() - lastActiveTime;
  if (idle > inactivityTimeout) return setActive(false);
  clearTimeout(timer);
  timer = setTimeout(checkIdle, inactivityTimeout - idle + 1);
}

function setActive(next: boolean): void {
  isActive = next;
  for (const listener of listeners) listener(next);
}
