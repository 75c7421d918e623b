import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { artworks } from './artworks.ts';
import { writeArtwork } from './write-artwork.ts';

// One worker a core: libvips threads on top of them would only fight.
sharp.concurrency(1);

const outDir = String(workerData.outDir);
const byKey = new Map(artworks.map((artwork) => [artwork.key, artwork]));

parentPort?.on('message', async (key: unknown) => {
  const artwork = byKey.get(String(key));
  const bytes = artwork ? await writeArtwork(artwork, outDir) : 0;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread, not a window
  parentPort?.postMessage(bytes);
});
