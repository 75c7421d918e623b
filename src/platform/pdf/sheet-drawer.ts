import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { AppError } from '#domain/errors.ts';

import type { Sheet } from './sheet.ts';

export interface SheetDrawer {
  /** The sheet as a PDF. Throws 503 when too many wait, an Error for a sheet that cannot be drawn in time. */
  draw(sheet: Sheet): Promise<Buffer>;
}

interface DrawerOptions {
  maxWaiting?: number;
  /** A sheet of 200 rows takes a second. */
  mostMs?: number;
  /** A thread that nobody asks is ended: it holds the fonts. */
  idleMs?: number;
}

interface Job {
  sheet: Sheet;
  resolve(file: Buffer): void;
  reject(error: unknown): void;
}

/** Draws one sheet after the other in a thread of its own, so that visitors wait for none. */
export function createSheetDrawer({
  maxWaiting = 50,
  mostMs = 30_000,
  idleMs = 60_000,
}: DrawerOptions = {}): SheetDrawer {
  const waiting: Job[] = [];
  let thread: Worker | undefined;
  let isDrawing = false;
  let idle: NodeJS.Timeout | undefined;

  function end(): void {
    void thread?.terminate();
    thread = undefined;
  }

  function startNext(): void {
    const job = waiting.shift();
    if (!job) {
      thread?.unref();
      idle = setTimeout(end, idleMs).unref();
      return;
    }
    clearTimeout(idle);
    isDrawing = true;
    thread ??= new Worker(findWorker(), { resourceLimits: { maxOldGenerationSizeMb: 256 } });
    thread.ref();
    void drawNext(thread, job);
  }

  async function drawNext(worker: Worker, job: Job): Promise<void> {
    if (!(await drawIn(worker, job, mostMs))) end();
    isDrawing = false;
    startNext();
  }

  return {
    draw: (sheet) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= maxWaiting) {
          reject(new AppError('unavailable', 'invoices.errors.busy', { retryAfter: 5 }));
          return;
        }
        waiting.push({ sheet, resolve, reject });
        if (!isDrawing) startNext();
      }),
  };
}

/** False when the thread is good for nothing any more. */
async function drawIn(thread: Worker, { sheet, resolve, reject }: Job, mostMs: number): Promise<boolean> {
  try {
    const drawn = once(thread, 'message', { signal: AbortSignal.timeout(mostMs) });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread, not a window
    thread.postMessage(sheet);
    const [bytes] = (await drawn) as [Uint8Array];
    resolve(Buffer.from(bytes));
    return true;
  } catch (error) {
    reject(error);
    return false;
  }
}

/** Among the sources beside this file; in a build at its root, whichever chunk this is in. */
function findWorker(): string {
  const here = import.meta.dirname;
  const places = ['draw-sheet.worker.ts', 'draw-sheet.worker.js', '../draw-sheet.worker.js'];
  const found = places.map((place) => join(here, place)).find((place) => existsSync(place));
  if (found === undefined) throw new Error('The script that draws sheets is missing');
  return found;
}
