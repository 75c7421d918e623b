import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { artworks } from './artworks.ts';
import { nameFile, writeArtwork } from './write-artwork.ts';

export interface RenderAllResult {
  written: number;
  skipped: number;
  bytes: number;
}

/**
 * Writes every artwork as `<key>.webp` or `<key>.svg`, skipping files already there.
 * The same version of sharp gives the same bytes. `concurrency` is worker threads; 1 stays on this thread.
 */
export async function renderAll(
  outDir: string,
  { concurrency = 2 }: { concurrency?: number } = {},
): Promise<RenderAllResult> {
  await mkdir(outDir, { recursive: true });
  const missing = artworks.filter((artwork) => !existsSync(path.join(outDir, nameFile(artwork))));
  const queue = missing.map(({ key }) => key).reverse();
  let bytes = 0;
  if (concurrency <= 1) {
    for (const artwork of missing) bytes += await writeArtwork(artwork, outDir);
  } else {
    const workers = Math.min(concurrency, missing.length);
    const sums = await Promise.all(Array.from({ length: workers }, () => drainQueue(queue, outDir)));
    bytes = sums.reduce((sum, part) => sum + part, 0);
  }
  return { written: missing.length, skipped: artworks.length - missing.length, bytes };
}

/** One worker taking keys off the shared queue until it is empty; resolves with the bytes it wrote. */
function drainQueue(queue: string[], outDir: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { workerData: { outDir } });
    let bytes = 0;
    const next = (): void => {
      const key = queue.pop();
      if (key === undefined) {
        void worker.terminate();
        resolve(bytes);
      } else {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread, not a window
        worker.postMessage(key);
      }
    };
    worker.on('message', (written: unknown) => {
      bytes += Number(written);
      next();
    });
    worker.on('error', reject);
    next();
  });
}
