import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

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
  if (!orphan) return false;
  if (!isPostmasterOf(orphan.pid, folder)) {
    // PostgreSQL refuses to start while the pid in the file lives, even as another program. A dead pid's
    // file stays: it lets PostgreSQL wait for the last backends of a killed server.
    if (isAlive(orphan.pid)) rmSync(join(folder, 'postmaster.pid'), { force: true });
    return false;
  }
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

/** True when the process lives and is a PostgreSQL server working in the folder. */
export function isPostmasterOf(pid: number, folder: string): boolean {
  if (!isAlive(pid)) return false;
  try {
    // A server's working directory is its data folder.
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    return isPostgresCommand(pid);
  }
}

function isPostgresCommand(pid: number): boolean {
  try {
    if (process.platform === 'win32') {
      const list = execFileSync('tasklist', ['/FI', `PID eq ${pid}`, '/NH'], { encoding: 'utf8' });
      return list.includes('postgres');
    }
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes('postgres');
  } catch {
    return false;
  }
}

/** A process that has ended and was not waited for is not alive. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !isZombie(pid);
}

function isZombie(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return false;
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
