import { chunkReloadGuard } from '#domain/screen.ts';

const storageKey = 'vt-chunk-reload';

/**
 * Loads a part of the script. When that fails, most likely after a deploy, the page is loaded anew, at
 * most once in 60 seconds (specification section 4).
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (mayReload()) location.reload();
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
