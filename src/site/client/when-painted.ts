/** Milliseconds after which a page that is still loading waits no longer. */
const patience = 3000;
/** Signs of a visitor who already uses the page; aids fill fields in with `input` alone, `vt:use` comes from our own code. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'input', 'scroll', 'vt:use'] as const;

/** Runs what only a visitor wants who does something with the page: at the first sign of it. */
export function whenUsed(start: () => void): void {
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin, true);
    start();
  };
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
}

/**
 * Runs what may come after the first screen stands with its pictures: at once on a page that has loaded,
 * else a frame after its `load` event, and sooner when the visitor begins to use it.
 */
export function whenPainted(start: () => void): void {
  if (document.readyState === 'complete') return start();
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    for (const sign of signs) removeEventListener(sign, begin, true);
    removeEventListener('load', afterFrame);
    clearTimeout(timer);
    start();
  };
  // A page that nobody sees draws no frames.
  const afterFrame = () => (document.hidden ? begin() : requestAnimationFrame(() => setTimeout(begin)));
  const timer = setTimeout(begin, patience);
  addEventListener('load', afterFrame);
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
}
