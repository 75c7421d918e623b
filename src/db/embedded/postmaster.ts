import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { isAlive, readCommandLine } from './processes.ts';
import { isListening } from './sockets.ts';

export const socketPort = 5432;

export type PostmasterFile = { pid: number; port: number; socketFolder: string; ready: boolean };

/** The server's own pid file (lines: pid, data folder, start, port, socket folder, listen, shm, status). */
export function readPostmasterFile(folder: string): PostmasterFile | undefined {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    if (!Number.isInteger(pid) || pid <= 0) return undefined;
    return {
      pid,
      port: Number(lines[3]),
      socketFolder: lines[4]?.trim() ?? '',
      ready: lines[7]?.trim() === 'ready',
    };
  } catch {
    return undefined;
  }
}

/**
 * Stops a server that an earlier process of ours left behind (it died by kill -9), with a fast shutdown so
 * that the next start needs no recovery. A pid that now belongs to another program is left alone.
 */
export async function stopOrphan(folder: string, waitMs = 30_000): Promise<boolean> {
  const orphan = readPostmasterFile(folder);
  if (!orphan || !isPostmasterOf(orphan.pid, folder)) return false;
  process.kill(orphan.pid, 'SIGINT');
  if (!(await waitForEnd(orphan.pid, waitMs / 2))) process.kill(orphan.pid, 'SIGQUIT');
  if (!(await waitForEnd(orphan.pid, waitMs / 2))) {
    throw new Error(
      `A PostgreSQL server (pid ${orphan.pid}) uses ${folder} and does not stop: stop it first.`,
    );
  }
  removeShortSocketFolder(orphan.socketFolder);
  return true;
}

/** Prefix of socket folders under the system's temporary folder, used when DATA_DIR's path is too long. */
export const shortSocketPrefix = 'vitrina-pg-';

/** Removes a folder of sockets, if it is one of ours. */
export function removeShortSocketFolder(folder: string): void {
  if (basename(folder).startsWith(shortSocketPrefix)) rmSync(folder, { recursive: true, force: true });
}

/**
 * Removes the pid file, the socket and its lock that a killed server left. The next server would take the pids
 * in them for living ones when another process has them now, as in a container that is started again, and its
 * own state would be read from a file that it has not written yet. The caller holds the folder's lock and starts
 * a server next; one that still listens, such as another container's that is ending, is waited for and never
 * removed. Backends that outlived their server keep its shared memory, which PostgreSQL finds by the folder.
 */
export async function removeStaleFiles(folder: string, socketFolder: string, waitMs = 10_000): Promise<void> {
  const left = readPostmasterFile(folder);
  const folders = new Set([socketFolder, left?.socketFolder ?? ''].filter((path) => path !== ''));
  const deadline = Date.now() + waitMs;
  while (await isAnyListening([...folders].map(socketPathIn))) {
    if (Date.now() > deadline) {
      throw new Error(
        `A PostgreSQL server still uses ${folder}, perhaps of another container: stop it first.`,
      );
    }
    await sleep(100);
  }
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  if (socketFolder !== '') {
    rmSync(socketPathIn(socketFolder), { force: true });
    rmSync(`${socketPathIn(socketFolder)}.lock`, { force: true });
  }
  if (left && left.socketFolder !== socketFolder) removeShortSocketFolder(left.socketFolder);
}

async function isAnyListening(paths: string[]): Promise<boolean> {
  const answers = await Promise.all(paths.map(isListening));
  return answers.includes(true);
}

/** The path of the server's socket, whose length the system bounds. */
export function socketPathIn(folder: string): string {
  return join(folder, `.s.PGSQL.${socketPort}`);
}

/** True when the process lives and is a PostgreSQL server working in the folder. */
export function isPostmasterOf(pid: number, folder: string): boolean {
  if (!isAlive(pid)) return false;
  const command = readCommandLine(pid);
  if (!command?.includes('postgres')) return false;
  try {
    // A server's working directory is its data folder.
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    return command.includes(folder) || command.includes(realpathSync(folder));
  }
}

async function waitForEnd(pid: number, waitMs: number): Promise<boolean> {
  const deadline = Date.now() + waitMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}
