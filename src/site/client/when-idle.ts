/**
 * Runs what can wait: after the page with all it needs has loaded, and then when the browser has nothing
 * better to do. Before that only the boot script runs.
 */
export function whenIdle(start: () => void): void {
  if (document.readyState !== 'complete') {
    addEventListener('load', () => whenIdle(start), { once: true });
    return;
  }
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
}
