const lockName = (clientId: string) => `vt-builder ${clientId}`;

/** Says, as long as this page lives, that the tab is open: the browser lets go of a lock even in a crash. */
export function announceTab(clientId: string): void {
  void locks()?.request(lockName(clientId), () => new Promise<never>(() => undefined));
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
