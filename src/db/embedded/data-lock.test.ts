import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

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
  expect(findLockOwner(dataDir)).toBe(process.pid);
  await expect(lockDataDir(dataDir)).rejects.toThrow(DataDirInUseError);
  await expect(lockDataDir(dataDir)).rejects.toThrow(`pid ${process.pid}`);
  lock.release();
  expect(readdirSync(dataDir)).toEqual([]);
  (await lockDataDir(dataDir)).release();
});

test('the lock of a dead process is taken over', async () => {
  const dead = spawn('true');
  await new Promise((resolve) => dead.once('exit', resolve));
  await lockDataDir(dataDir);
  changeLock({ pid: dead.pid });
  expect(findLockOwner(dataDir)).toBeUndefined();
  await lockDataDir(dataDir);
  expect(findLockOwner(dataDir)).toBe(process.pid);
});

test.runIf(process.platform === 'linux')(
  'a pid reused by another program does not hold the lock',
  async () => {
    await lockDataDir(dataDir);
    changeLock({ pid: process.ppid });
    await lockDataDir(dataDir);
    expect(findLockOwner(dataDir)).toBe(process.pid);
  },
);

test('a lock file emptied by a power cut is taken over', async () => {
  writeFileSync(lockFile(), '');
  await lockDataDir(dataDir);
  expect(findLockOwner(dataDir)).toBe(process.pid);
});

test('of many that find a stale lock at once exactly one gets it', async () => {
  writeFileSync(lockFile(), '');
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => lockDataDir(dataDir)));
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
});
