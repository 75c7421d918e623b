import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { z } from 'zod';

import { isAlive } from './postmaster.ts';

export type DataLock = { release(): void };

/** Another living process uses the data folder. */
export class DataDirInUseError extends Error {
  override name = 'DataDirInUseError';
  readonly pid: number;

  constructor(dataDir: string, pid: number, where = '') {
    super(
      `The data folder ${dataDir} is used by a running Vitrina (pid ${pid}${where}). ` +
        'Stop that one first, or give this one its own DATA_DIR.',
    );
    this.pid = pid;
  }
}

const ownerSchema = z.object({
  pid: z.int().positive(),
  /** Tells the process from a later one with the same pid; null where the system does not say. */
  startTime: z.string().nullable(),
  /** Process ids mean something only within one namespace (container). */
  namespace: z.string().nullable(),
});
type Owner = z.infer<typeof ownerSchema>;

/**
 * Takes the data folder for this process, or throws `DataDirInUseError`. A lock whose process is dead, or
 * whose pid now belongs to another program, is taken over; one of a living process never is.
 */
export async function lockDataDir(dataDir: string): Promise<DataLock> {
  mkdirSync(dataDir, { recursive: true });
  const file = lockFileOf(dataDir);
  const mine = JSON.stringify(describeProcess(process.pid));
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (createFile(file, mine)) return { release: () => releaseLock(file, mine) };
    const text = readText(file);
    if (text === undefined) continue;
    await refuseLivingOwner(dataDir, text);
    moveStaleLockAway(file, text);
    if (!createFile(file, mine)) continue;
    // Two processes may have judged the same stale lock; the one whose file stayed has won.
    await sleep(50);
    if (readText(file) === mine) return { release: () => releaseLock(file, mine) };
  }
  throw new Error(`Cannot take the lock ${file}: it keeps changing.`);
}

/** The pid of the living process that holds the folder's lock. */
export function findLockOwner(dataDir: string): number | undefined {
  const owner = parseOwner(readText(lockFileOf(dataDir)) ?? '');
  return owner && isSameProcess(owner) ? owner.pid : undefined;
}

function lockFileOf(dataDir: string): string {
  return join(dataDir, 'vitrina.lock');
}

async function refuseLivingOwner(dataDir: string, text: string): Promise<void> {
  const owner = parseOwner(text);
  if (!owner) return;
  if (owner.namespace === readNamespace()) {
    if (await staysAlive(owner)) throw new DataDirInUseError(dataDir, owner.pid);
    return;
  }
  // Another container: its pid says nothing here, but its server's socket answers across the volume.
  if (await answers(join(dataDir, 'postgres', 'socket', '.s.PGSQL.5432'))) {
    throw new DataDirInUseError(dataDir, owner.pid, ' of another container');
  }
}

/** A killed process needs a moment to be gone: a supervisor may start the next one before that. */
async function staysAlive(owner: Owner): Promise<boolean> {
  const deadline = Date.now() + (owner.pid === process.pid ? 0 : 500);
  while (isSameProcess(owner)) {
    if (Date.now() >= deadline) return true;
    await sleep(25);
  }
  return false;
}

function isSameProcess(owner: Owner): boolean {
  if (!isAlive(owner.pid)) return false;
  const startTime = readStartTime(owner.pid);
  return startTime === null || owner.startTime === null || startTime === owner.startTime;
}

function describeProcess(pid: number): Owner {
  return { pid, startTime: readStartTime(pid), namespace: readNamespace() };
}

function parseOwner(text: string): Owner | undefined {
  try {
    return ownerSchema.parse(JSON.parse(text));
  } catch {
    // A power cut can leave an empty file; nobody who wrote it is alive.
    return undefined;
  }
}

function readStartTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Field 22, counted from the boot; the command in parentheses may hold spaces.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${ticks}`;
  } catch {
    return process.platform === 'darwin' ? readStartTimeFromPs(pid) : null;
  }
}

function readStartTimeFromPs(pid: number): string | null {
  try {
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env }).trim() || null;
  } catch {
    return null;
  }
}

function readNamespace(): string | null {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return null;
  }
}

/** Creates a file with its whole content at once; false when it exists. */
function createFile(file: string, content: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content, { mode: 0o644 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    // No hard links on this file system.
    try {
      writeFileSync(file, content, { flag: 'wx' });
      return true;
    } catch (second) {
      if (hasCode(second, 'EEXIST')) return false;
      throw second;
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

function moveStaleLockAway(file: string, judged: string): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  // Somebody replaced the lock between our look and our rename: put theirs back.
  if (readText(aside) !== judged) createFile(file, readText(aside) ?? '');
  rmSync(aside, { force: true });
}

function releaseLock(file: string, mine: string): void {
  if (readText(file) === mine) rmSync(file, { force: true });
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function answers(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(socketPath);
    socket.setTimeout(1000, () => socket.destroy());
    socket.once('connect', () => {
      resolve(true);
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
