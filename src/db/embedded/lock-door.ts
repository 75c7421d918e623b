import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { fitsSocket, isListening } from './sockets.ts';

/**
 * What the owner of a lock listens on as long as it lives: the kernel closes it with the process, however that
 * ends, so it tells a living owner from a pid that was given away again, also from within another container.
 */
export type LockDoor = { name: string; close(): void };

/** Undefined where the file system takes no sockets or the folder's path is too long for one. */
export function openLockDoor(dataDir: string): Promise<LockDoor | undefined> {
  const id = randomUUID().slice(0, 8);
  const name = process.platform === 'win32' ? `\\\\.\\pipe\\vitrina-${randomUUID()}` : `vitrina.door.${id}`;
  const path = pathOf(dataDir, name);
  if (process.platform !== 'win32' && !fitsSocket(path)) return Promise.resolve(undefined);
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined));
    // Who may look at the lock may knock, also another user.
    server.listen({ path, readableAll: true, writableAll: true }, () => {
      server.unref();
      resolve({ name, close: () => void server.close() });
    });
  });
}

export function isDoorOpen(dataDir: string, name: string): Promise<boolean> {
  return isListening(pathOf(dataDir, name));
}

/** Removes what a dead owner's door left. */
export function removeDoor(dataDir: string, name: string): void {
  if (process.platform !== 'win32') rmSync(pathOf(dataDir, name), { force: true });
}

/** The same folder may have another path in another container. */
function pathOf(dataDir: string, name: string): string {
  return process.platform === 'win32' ? name : join(dataDir, name);
}
