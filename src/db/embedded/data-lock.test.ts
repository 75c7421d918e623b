import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';

import { DataDirInUseError, findLockOwner, lockDataDir } from './data-lock.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrina-lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const lockFile = () => join(dataDir, 'vitrina.lock');

function changeLock(change: Record<string, unknown>): void {
  const owner: Record<string, unknown> = JSON.parse(readFileSync(lockFile(), 'utf8'));
  writeFileSync(lockFile(), JSON.stringify({ ...owner, ...change }));
}

test('a held lock is refused with its pid, a released one is free and leaves no file', async () => {
  const lock = await lockDataDir(dataDir);
  expect(await findLockOwner(dataDir)).toBe(process.pid);
  await expect(lockDataDir(dataDir)).rejects.toThrow(DataDirInUseError);
  await expect(lockDataDir(dataDir)).rejects.toThrow(`pid ${process.pid}`);
  lock.release();
  expect(readdirSync(dataDir)).toEqual([]);
  (await lockDataDir(dataDir)).release();
});

/** Nobody listens behind it: what a killed owner leaves. */
const closedDoor = 'vitrina.door.00000000';

test('the lock of a dead process is taken over, with what it left', async () => {
  const dead = spawn('true');
  await new Promise((resolve) => dead.once('exit', resolve));
  await lockDataDir(dataDir);
  changeLock({ pid: dead.pid, door: closedDoor });
  writeFileSync(join(dataDir, closedDoor), '');
  expect(await findLockOwner(dataDir)).toBeUndefined();
  await lockDataDir(dataDir);
  expect(await findLockOwner(dataDir)).toBe(process.pid);
  expect(existsSync(join(dataDir, closedDoor))).toBe(false);
});

test.runIf(process.platform === 'linux')(
  'a pid reused by another program does not hold the lock',
  async () => {
    await lockDataDir(dataDir);
    changeLock({ pid: process.ppid, door: closedDoor });
    await lockDataDir(dataDir);
    expect(await findLockOwner(dataDir)).toBe(process.pid);
  },
);

test('where the system knows no start times a pid used again does not hold the lock either', async () => {
  await lockDataDir(dataDir);
  changeLock({ pid: process.ppid, startTime: null, door: closedDoor });
  await lockDataDir(dataDir);
  expect(await findLockOwner(dataDir)).toBe(process.pid);
});

test('a living owner in another container keeps the lock, also while its database does not listen', async () => {
  const lock = await lockDataDir(dataDir);
  changeLock({ pid: 4_000_000, namespace: 'pid:[1]' });
  await expect(lockDataDir(dataDir)).rejects.toThrow('of another container');
  expect(await findLockOwner(dataDir)).toBe(4_000_000);
  lock.release();
  // Its own lock was changed, so it stays; its door is closed, and the next one may take it.
  (await lockDataDir(dataDir)).release();
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a frozen owner keeps the lock', async () => {
  const owner = spawn(process.execPath, [join(import.meta.dirname, 'lock-owner.fixture.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void owner.kill('SIGKILL'));
  await new Promise((resolve) => owner.stdout.once('data', resolve));
  owner.kill('SIGSTOP');
  changeLock({ namespace: 'pid:[1]' });
  await expect(lockDataDir(dataDir)).rejects.toThrow(`pid ${owner.pid}`);
  const gone = new Promise((resolve) => owner.once('exit', resolve));
  owner.kill('SIGKILL');
  await gone;
  (await lockDataDir(dataDir)).release();
});

test('a lock file emptied by a power cut is taken over', async () => {
  writeFileSync(lockFile(), '');
  await lockDataDir(dataDir);
  expect(await findLockOwner(dataDir)).toBe(process.pid);
});

test('of many that find a stale lock at once exactly one gets it', async () => {
  writeFileSync(lockFile(), '');
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => lockDataDir(dataDir)));
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
});
