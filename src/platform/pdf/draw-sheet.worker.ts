import { parentPort } from 'node:worker_threads';

import { drawSheet } from './draw-sheet.ts';
import type { Sheet } from './sheet.ts';

/** One sheet at a time; what fails ends the thread, and whoever waits is told why. */
parentPort?.on('message', async (sheet: Sheet) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread, not a window
  parentPort?.postMessage(await drawSheet(sheet));
});
