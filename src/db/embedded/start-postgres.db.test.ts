import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Client, type QueryResultRow } from 'pg';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { isAlive } from './postmaster.ts';
import {
  findRunningServer,
  startPostgres,
  type EmbeddedPostgres,
  type PostgresOptions,
} from './start-postgres.ts';

const isRoot = process.getuid?.() === 0;
const fixture = join(import.meta.dirname, 'owner.fixture.ts');

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrina-launcher-'));
  chmodSync(root, 0o755);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function start(options: Partial<PostgresOptions> = {}): Promise<EmbeddedPostgres> {
  const server = await startPostgres({ dataDir: join(root, 'data'), ...options });
  onTestFinished(() => server.stop());
  return server;
}

async function ask<Row extends QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

type Owner = { child: ChildProcess; url: string; postgres: number };

/** Another Node process that owns a server. */
function spawnOwner(args: string[], options: { uid?: number; gid?: number } = {}): Promise<Owner> {
  const child = spawn(process.execPath, [fixture, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return new Promise((resolve, reject) => {
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.stdout.once('data', (chunk: Buffer) => resolve({ child, ...JSON.parse(chunk.toString()) }));
    child.once('close', () => reject(new Error(errors)));
  });
}

async function waitUntil(condition: () => boolean, ms = 5000): Promise<void> {
  await vi.waitUntil(condition, { timeout: ms, interval: 20 });
}

describe('a server on a fresh folder', () => {
  test('is PostgreSQL 18, durable, with the builtin C.UTF-8 locale and no TCP port', async () => {
    const server = await start();
    const [row] = await ask(
      server.url,
      `select current_setting('server_version_num')::int / 10000 as version, current_setting('fsync') as fsync,
         current_setting('listen_addresses') as tcp, current_setting('jit') as jit,
         datlocprovider as provider, datlocale as locale, pg_encoding_to_char(encoding) as encoding
       from pg_database where datname = current_database()`,
    );
    expect(row).toEqual({
      version: 18,
      fsync: 'on',
      tcp: '',
      jit: 'off',
      provider: 'b',
      locale: 'C.UTF-8',
      encoding: 'UTF8',
    });
    expect(statSync(join(root, 'data/postgres/socket')).mode & 0o777).toBe(0o700);
    expect(statSync(join(root, 'data/postgres/18')).mode & 0o777).toBe(0o700);
    expect(findRunningServer(join(root, 'data'))).toBe(server.url);
  });

  test('keeps its data over a stop, which leaves no process and no lock', async () => {
    const first = await start();
    await ask(first.url, 'create table kept (id int); insert into kept values (7)');
    const pid = first.pid() ?? 0;
    await first.stop();
    expect(isAlive(pid)).toBe(false);
    expect(existsSync(join(root, 'data/vitrina.lock'))).toBe(false);
    expect(listProcesses(root)).toEqual([]);
    const second = await start();
    expect(await ask(second.url, 'select id from kept')).toEqual([{ id: 7 }]);
  });

  test('works in a folder whose path is longer than a socket address', async () => {
    const server = await start({ dataDir: join(root, 'long-'.repeat(30), 'data') });
    expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    const socketFolder = new URL(server.url).searchParams.get('host') ?? '';
    expect(socketFolder.startsWith(tmpdir())).toBe(true);
    expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
    await server.stop();
    expect(existsSync(socketFolder)).toBe(false);
  });

  test('ignores what an interrupted first start left', async () => {
    mkdirSync(join(root, 'data/postgres/18.new-abc/base'), { recursive: true });
    await start();
    expect(existsSync(join(root, 'data/postgres/18.new-abc'))).toBe(false);
  });

  test('never replaces a folder that is not a cluster', async () => {
    mkdirSync(join(root, 'data/postgres/18'), { recursive: true });
    writeFileSync(join(root, 'data/postgres/18/precious'), 'x');
    await expect(start()).rejects.toThrow(/holds no PostgreSQL data/);
    expect(readFileSync(join(root, 'data/postgres/18/precious'), 'utf8')).toBe('x');
  });
});

describe('owners', () => {
  test('a second process is refused within two seconds, with the pid of the first', async () => {
    const first = await spawnOwner([join(root, 'data')]);
    const begin = performance.now();
    await expect(spawnOwner([join(root, 'data')])).rejects.toThrow(`pid ${first.child.pid}`);
    expect(performance.now() - begin).toBeLessThan(2000);
    expect(await ask(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('a second start in the same process is refused too', async () => {
    await start();
    await expect(startPostgres({ dataDir: join(root, 'data') })).rejects.toThrow(`pid ${process.pid}`);
  });

  test('after kill -9 of its owner the server ends by itself and keeps every acknowledged row', async () => {
    const owner = await spawnOwner([join(root, 'data')]);
    await ask(owner.url, 'create table kept (id int)');
    for (let id = 1; id <= 20; id += 1) await ask(owner.url, `insert into kept values (${id})`);
    owner.child.kill('SIGKILL');
    const begin = performance.now();
    const server = await start();
    expect(performance.now() - begin).toBeLessThan(5000);
    expect(isAlive(owner.postgres)).toBe(false);
    expect(await ask(server.url, 'select count(*)::int as rows from kept')).toEqual([{ rows: 20 }]);
  });

  test('a server orphaned without its watchdog is stopped by the next start', async () => {
    const owner = await spawnOwner([join(root, 'data')]);
    await ask(owner.url, 'create table kept (id int)');
    const watchdog = listProcesses(`vitrina-watchdog ${owner.postgres}`);
    expect(watchdog).toHaveLength(1);
    for (const pid of watchdog) process.kill(pid, 'SIGKILL');
    owner.child.kill('SIGKILL');
    await sleep(300);
    expect(isAlive(owner.postgres)).toBe(true);
    const server = await start();
    expect(isAlive(owner.postgres)).toBe(false);
    expect(await ask(server.url, 'select * from kept')).toEqual([]);
  });

  test('a temporary server removes its folder even when its owner is killed', async () => {
    const owner = await spawnOwner([join(root, 'data'), 'temporary']);
    owner.child.kill('SIGKILL');
    await waitUntil(() => !existsSync(join(root, 'data')));
    expect(isAlive(owner.postgres)).toBe(false);
  });
});

describe('a server that dies', () => {
  test('is started again at the same address', async () => {
    const onRestart = vi.fn<(attempt: number) => void>();
    const server = await start({ onRestart });
    await ask(server.url, 'create table kept (id int)');
    const before = server.pid() ?? 0;
    process.kill(before, 'SIGKILL');
    await vi.waitFor(() => ask(server.url, 'select * from kept'), { timeout: 10_000, interval: 100 });
    expect(server.pid()).not.toBe(before);
    expect(onRestart).toHaveBeenCalled();
  });

  test('can be stopped while it is being started again', async () => {
    const server = await start();
    process.kill(server.pid() ?? 0, 'SIGKILL');
    await server.stop();
    await waitUntil(() => listProcesses(root).length === 0);
    expect(existsSync(join(root, 'data/vitrina.lock'))).toBe(false);
  });
});

describe.runIf(isRoot && process.platform === 'linux')('users', () => {
  test('as root the server runs as another user', async () => {
    const server = await start();
    expect(statSync(`/proc/${server.pid()}`).uid).not.toBe(0);
  });

  test('as root in a closed folder the server runs in a user namespace', async ({ skip }) => {
    try {
      execFileSync('unshare', ['--user', '--', 'true'], { stdio: 'ignore' });
    } catch {
      skip('user namespaces are off here');
    }
    chmodSync(root, 0o700);
    const server = await start();
    expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(statSync(join(root, 'data/postgres/18')).uid).toBe(0);
    await server.stop();
    chmodSync(root, 0o755);
    const other = await start();
    expect(statSync(`/proc/${other.pid()}`).uid).not.toBe(0);
  });

  test('a user without an entry in /etc/passwd can create and run a server', async () => {
    const dataDir = join(root, 'data');
    chmodSync(root, 0o777);
    const owner = await spawnOwner([dataDir], { uid: 54_321, gid: 54_321 });
    expect(await ask(owner.url, 'select current_user::text as name')).toEqual([{ name: 'postgres' }]);
    expect(statSync(join(dataDir, 'postgres/18')).uid).toBe(54_321);
    const gone = new Promise((resolve) => owner.child.once('exit', resolve));
    owner.child.kill('SIGTERM');
    await gone;
    await expect(spawnOwner([dataDir], { uid: 54_322, gid: 54_322 })).rejects.toThrow(
      /EACCES|belongs to user 54321/,
    );
  });
});

/** Pids of living processes whose command line holds the text. */
function listProcesses(text: string): number[] {
  return execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(text))
    .map((line) => Number.parseInt(line, 10));
}
