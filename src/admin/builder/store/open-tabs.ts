const lockName = (clientId: string) => `vt-builder ${clientId}`;

/**
 * Says, until it is told otherwise or this page is gone, that the tab is open: the browser lets go of a lock even in a
 * crash. Returns how to end it.
 */
export function announceTab(clientId: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void locks()?.request(lockName(clientId), () => promise);
  return resolve;
}

/**
 * Whether a tab is still open. Over plain HTTP browsers have no locks: then no tab counts as open, which is
 * safe, because the server takes no edit twice.
 */
export async function isTabOpen(clientId: string): Promise<boolean> {
  const { held = [] } = (await locks()?.query()) ?? {};
  return held.some(({ name }) => name === lockName(clientId));
}

function locks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}
