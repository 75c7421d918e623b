import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';

import { removeStaleFiles } from './postmaster.ts';
import { isAlive } from './processes.ts';
import { findRunningServer, startPostgres } from './start-postgres.ts';

const fixture = join(import.meta.dirname, 'owner.fixture.ts');
/** A container without a container: process ids of its own, killed whole, and the same ones again at the next start. */
const container = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];
const [unshare = '', ...unshareArgs] = container;
const hasContainers = spawnSync(unshare, [...unshareArgs, 'true']).status === 0;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrina-again-'));
  chmodSync(root, 0o755);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Runs the owner of a server until it says its address. */
async function startContainer(dataDir: string): Promise<{ url: string; kill: () => Promise<void> }> {
  const child = spawn(unshare, [...unshareArgs, process.execPath, fixture, dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  onTestFinished(kill);
  return { url: await readUrl(child), kill };
}

function readUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let errors = '';
    child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.stdout?.once('data', (chunk: Buffer) => resolve(JSON.parse(chunk.toString()).url));
    child.once('close', () => reject(new Error(`The owner ended: ${errors}`)));
  });
}

async function run(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

test.runIf(hasContainers)(
  'a container that is killed whole starts again, as often as that happens, and keeps every acknowledged row',
  async () => {
    const dataDir = join(root, 'data');
    const rows = 5;
    for (let row = 1; row <= rows; row += 1) {
      const owner = await startContainer(dataDir);
      await run(owner.url, 'create table if not exists kept (id int)');
      await run(owner.url, `insert into kept values (${row})`);
      await owner.kill();
    }
    const last = await startContainer(dataDir);
    expect(await run(last.url, 'select count(*)::int as count from kept')).toEqual([{ count: rows }]);
  },
);

test('files that name living processes of others neither stop a start nor get those signalled', async () => {
  const dataDir = join(root, 'data');
  const first = await startPostgres({ dataDir });
  await run(first.url, 'create table kept (id int)');
  await first.stop();
  const cluster = join(dataDir, 'postgres/18');
  // PostgreSQL heeds only processes of its own user.
  const stranger = spawn('sleep', ['600'], { argv0: 'postgres', uid: statSync(cluster).uid });
  onTestFinished(() => void stranger.kill('SIGKILL'));
  const socketFolder = join(dataDir, 'postgres/socket');
  const lines = [stranger.pid, cluster, 1_700_000_000, 5432, socketFolder, '', '  5432001   1', 'ready   '];
  writeFileSync(join(cluster, 'postmaster.pid'), `${lines.join('\n')}\n`);
  writeFileSync(join(socketFolder, '.s.PGSQL.5432.lock'), `${lines.slice(0, 5).join('\n')}\n`);
  writeFileSync(join(socketFolder, '.s.PGSQL.5432'), '');
  expect(await findRunningServer(dataDir)).toBeUndefined();

  const second = await startPostgres({ dataDir });
  onTestFinished(() => second.stop());
  expect(await run(second.url, 'select * from kept')).toEqual([]);
  expect(await findRunningServer(dataDir)).toBe(second.url);
  expect(isAlive(stranger.pid ?? 0)).toBe(true);
});

test('what a server that still listens uses is not removed', async () => {
  const socketFolder = join(root, 'socket');
  mkdirSync(socketFolder);
  const socket = join(socketFolder, '.s.PGSQL.5432');
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(socket, resolve));
  writeFileSync(join(root, 'postmaster.pid'), '999999\n');
  await expect(removeStaleFiles(root, socketFolder, 200)).rejects.toThrow('stop it first');
  expect(existsSync(socket)).toBe(true);
  expect(existsSync(join(root, 'postmaster.pid'))).toBe(true);
  await new Promise((resolve) => other.close(resolve));
  await removeStaleFiles(root, socketFolder, 200);
  expect(existsSync(join(root, 'postmaster.pid'))).toBe(false);
});
