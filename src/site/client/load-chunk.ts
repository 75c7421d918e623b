import { chunkReloadGuard } from '#domain/timings.ts';

const storageKey = 'vt-chunk-reload';

/** Who has not left after so many milliseconds stays: a download, say, was no leaving. */
const longestLeave = 30_000;
let leavesAt = -Infinity;

/** Notes when the visitor goes on to another page. */
export function watchLeaving(): void {
  addEventListener('beforeunload', () => {
    leavesAt = performance.now();
  });
}

/**
 * Loads a part of the script. When that fails, most likely after a deploy, the page is loaded anew, at
 * most once in 60 seconds (specification section 4). Who is leaving the page goes on: WebKit gives up what is
 * still on its way then, and loading the page anew would take the visitor back.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const isLeaving = performance.now() - leavesAt < longestLeave;
    if (!isLeaving && mayReload()) location.reload();
    throw error;
  }
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(storageKey) ?? 0);
    if (Date.now() - last < chunkReloadGuard) return false;
    sessionStorage.setItem(storageKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
