import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { z } from 'zod';

import { isDoorOpen, openLockDoor, removeDoor } from './lock-door.ts';
import { isAlive, readNamespace, readStartTime } from './processes.ts';
import { isListening } from './sockets.ts';

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
  /** What the owner listens on; null where it could not. */
  door: z
    .string()
    .regex(/^(?:vitrina\.door\.|\\\\\.\\pipe\\vitrina-)[0-9a-f-]+$/)
    .nullable()
    .default(null),
});
type Owner = z.infer<typeof ownerSchema>;

/**
 * Takes the data folder for this process, or throws `DataDirInUseError`. A lock whose process is dead, or
 * whose pid now belongs to another program, is taken over; one of a living process never is.
 */
export async function lockDataDir(dataDir: string): Promise<DataLock> {
  mkdirSync(dataDir, { recursive: true });
  const door = await openLockDoor(dataDir);
  const file = lockFileOf(dataDir);
  const mine = JSON.stringify(describeThisProcess(door?.name ?? null));
  try {
    await takeLock(dataDir, file, mine);
  } catch (error) {
    door?.close();
    throw error;
  }
  return {
    release: () => {
      releaseLock(file, mine);
      door?.close();
    },
  };
}

async function takeLock(dataDir: string, file: string, mine: string): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (createFile(file, mine)) return;
    const text = readText(file);
    if (text === undefined) continue;
    await refuseLivingOwner(dataDir, text);
    moveStaleLockAway(dataDir, file, text);
    if (!createFile(file, mine)) continue;
    // Two processes may have judged the same stale lock; the one whose file stayed has won.
    await sleep(50);
    if (readText(file) === mine) return;
  }
  throw new Error(`Cannot take the lock ${file}: it keeps changing.`);
}

/** The pid of the living process that holds the folder's lock. */
export async function findLockOwner(dataDir: string): Promise<number | undefined> {
  const owner = parseOwner(readText(lockFileOf(dataDir)) ?? '');
  return owner && (await isLiving(dataDir, owner)) ? owner.pid : undefined;
}

function lockFileOf(dataDir: string): string {
  return join(dataDir, 'vitrina.lock');
}

async function refuseLivingOwner(dataDir: string, text: string): Promise<void> {
  const owner = parseOwner(text);
  if (!owner || !(await staysAlive(dataDir, owner))) return;
  const isElsewhere = owner.namespace !== readNamespace();
  throw new DataDirInUseError(dataDir, owner.pid, isElsewhere ? ' of another container' : '');
}

/** A killed process needs a moment to be gone: a supervisor may start the next one before that. */
async function staysAlive(dataDir: string, owner: Owner): Promise<boolean> {
  const deadline = Date.now() + (owner.pid === process.pid ? 0 : 500);
  while (await isLiving(dataDir, owner)) {
    if (Date.now() >= deadline) return true;
    await sleep(25);
  }
  return false;
}

/** A pid alone proves nothing: after a restart of the machine or container another process has it. */
async function isLiving(dataDir: string, owner: Owner): Promise<boolean> {
  if (owner.door !== null && (await isDoorOpen(dataDir, owner.door))) return true;
  if (owner.namespace !== readNamespace()) {
    // Its pid says nothing here, and without a door only its server can answer across the volume.
    return owner.door === null && isListening(join(dataDir, 'postgres', 'socket', '.s.PGSQL.5432'));
  }
  if (!isAlive(owner.pid)) return false;
  const startTime = readStartTime(owner.pid);
  if (startTime !== null && owner.startTime !== null) return startTime === owner.startTime;
  return owner.door === null;
}

function describeThisProcess(door: string | null): Owner {
  return { pid: process.pid, startTime: readStartTime(process.pid), namespace: readNamespace(), door };
}

function parseOwner(text: string): Owner | undefined {
  try {
    return ownerSchema.parse(JSON.parse(text));
  } catch {
    // A power cut can leave an empty file; nobody who wrote it is alive.
    return undefined;
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

function moveStaleLockAway(dataDir: string, file: string, judged: string): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  // Somebody replaced the lock between our look and our rename: put theirs back.
  const moved = readText(aside) ?? '';
  const door = parseOwner(moved)?.door;
  if (moved !== judged) createFile(file, moved);
  else if (door) removeDoor(dataDir, door);
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

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
