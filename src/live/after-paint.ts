/** Milliseconds after the frame begins: what it sets off by itself, such as the next key, goes before. */
const frame = 20;
const latest = 100;

/**
 * Runs something once the browser has painted what is being drawn now; soon after, where it does not paint. The
 * builder's panels and what lies over the page wait by it alike: a key is painted first.
 */
export function afterPaint(run: () => void): void {
  let isDone = false;
  const finish = () => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    run();
  };
  // A window in the background gets no animation frames.
  const timer = setTimeout(finish, latest);
  requestAnimationFrame(() => setTimeout(finish, frame));
}
