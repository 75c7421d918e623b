const latest = 100;

/** Runs something once the browser has painted what is being drawn now; soon after, where it does not paint. */
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
  requestAnimationFrame(() => {
    // A message that is sent in an animation frame arrives after its paint.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', finish, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
