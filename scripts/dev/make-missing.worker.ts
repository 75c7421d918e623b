import { parentPort, workerData } from 'node:worker_threads';

import { renderAll } from '../../demo/art/render-all.ts';
import { buildFonts } from '../build-fonts.ts';
import { devArtDir, devClientDir } from './dev-folders.ts';

const missing: string[] = workerData;
if (missing.includes('fonts')) {
  await buildFonts(devClientDir);
  tell('fonts');
}
if (missing.includes('pictures')) {
  // One thread: the other processors are for whoever works.
  await renderAll(devArtDir, { concurrency: 1 });
  tell('pictures');
}

function tell(part: string): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread, not a window
  parentPort?.postMessage(part);
}
