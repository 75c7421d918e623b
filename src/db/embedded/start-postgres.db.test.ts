import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Client, type QueryResultRow } from 'pg';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';

import { makeStoppedDatabase, type StoppedDatabase } from '#tests/support/data-folder.ts';

import { isAlive } from './processes.ts';
import {
  findRunningServer,
  startPostgres,
  type EmbeddedPostgres,
  type PostgresOptions,
} from './start-postgres.ts';

const isRoot = process.getuid?.() === 0;
const fixture = join(import.meta.dirname, 'owner.fixture.ts');
const isProjectOpen = isOpen(import.meta.dirname);

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

/** What is told of a folder that has a database already: making one would be most of the time. */
function copyStoppedDatabase(): void {
  let stopped: StoppedDatabase;
  beforeAll(async () => {
    stopped = await makeStoppedDatabase();
  });
  beforeEach(() => stopped.copyTo(join(root, 'data')));
  afterAll(() => stopped.remove());
}

type Owner = { child: ChildProcess; url: string; postgres: number };

/** In a closed project another user could not even start Node: that user may read everything there. */
function asUser(uid: number): string[] {
  const right = isProjectOpen
    ? []
    : ['--securebits=+no_setuid_fixup', '--inh-caps=+dac_read_search', '--ambient-caps=+dac_read_search'];
  return ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', ...right, '--'];
}

/** Another Node process that owns a server. */
function spawnOwner(
  args: string[],
  { user, env = process.env }: { user?: number; env?: NodeJS.ProcessEnv } = {},
): Promise<Owner> {
  const [command = '', ...rest] = [...(user ? asUser(user) : []), process.execPath, fixture, ...args];
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'], env });
  onTestFinished(() => void child.kill('SIGKILL'));
  return new Promise((resolve, reject) => {
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.stdout.once('data', (chunk: Buffer) => resolve({ child, ...JSON.parse(chunk.toString()) }));
    child.once('close', () => reject(new Error(errors)));
  });
}

async function waitUntil(condition: () => boolean, ms = 30_000): Promise<void> {
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
    expect(await findRunningServer(join(root, 'data'))).toBe(server.url);
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
  copyStoppedDatabase();

  test('a second process is refused, with the pid of the first', async () => {
    const first = await spawnOwner([join(root, 'data')]);
    await expect(spawnOwner([join(root, 'data')])).rejects.toThrow(`pid ${first.child.pid}`);
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
    const server = await start();
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
  copyStoppedDatabase();

  test('is started again at the same address', async () => {
    const onRestart = vi.fn<(attempt: number) => void>();
    const server = await start({ onRestart });
    await ask(server.url, 'create table kept (id int)');
    const before = server.pid() ?? 0;
    process.kill(before, 'SIGKILL');
    await vi.waitFor(() => ask(server.url, 'select * from kept'), { timeout: 40_000, interval: 100 });
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
    expect(isRunByRoot(server)).toBe(false);
    expect(isProjectOpen && statSync(`/proc/${server.pid()}`).uid === 0).toBe(false);
  });

  test('as root in a closed folder it runs too, and not as root', async () => {
    chmodSync(root, 0o700);
    const server = await start();
    expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(isRunByRoot(server)).toBe(false);
    await server.stop();
    chmodSync(root, 0o755);
    const other = await start();
    expect(isRunByRoot(other)).toBe(false);
    expect(isProjectOpen && statSync(`/proc/${other.pid()}`).uid === 0).toBe(false);
  });

  test('in a closed folder without user namespaces it runs as another user who may pass', async () => {
    const path = join(root, 'path');
    mkdirSync(path);
    symlinkSync(
      execFileSync('/bin/sh', ['-c', 'command -v setpriv'], { encoding: 'utf8' }).trim(),
      join(path, 'setpriv'),
    );
    chmodSync(root, 0o700);
    const owner = await spawnOwner([join(root, 'data')], { env: { ...process.env, PATH: path } });
    expect(await ask(owner.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(statSync(`/proc/${owner.postgres}`).uid).not.toBe(0);
    expect(statSync(join(root, 'data/postgres/18')).uid).not.toBe(0);
  });

  test('a user without an entry in /etc/passwd can create and run a server', async () => {
    const dataDir = join(root, 'data');
    chmodSync(root, 0o777);
    const owner = await spawnOwner([dataDir], { user: 54_321 });
    expect(await ask(owner.url, 'select current_user::text as name')).toEqual([{ name: 'postgres' }]);
    expect(statSync(join(dataDir, 'postgres/18')).uid).toBe(54_321);
    const gone = new Promise((resolve) => owner.child.once('exit', resolve));
    owner.child.kill('SIGTERM');
    await gone;
    await expect(spawnOwner([dataDir], { user: 54_322 })).rejects.toThrow(/EACCES|belongs to user 54321/);
  });
});

/** False for a root of a user namespace that maps nobody: PostgreSQL sees itself as nobody there. */
function isRunByRoot(server: EmbeddedPostgres): boolean {
  const isMapped = readFileSync(`/proc/${server.pid()}/uid_map`, 'utf8').trim() !== '';
  return statSync(`/proc/${server.pid()}`).uid === 0 && isMapped;
}

/** Whether every user may enter all folders on the way. */
function isOpen(folder: string): boolean {
  if ((statSync(folder).mode & 0o001) === 0) return false;
  return folder === dirname(folder) || isOpen(dirname(folder));
}

/** Pids of living processes whose command line holds the text. */
function listProcesses(text: string): number[] {
  if (process.platform !== 'linux') {
    const lines = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
    return lines.filter((line) => line.includes(text)).map((line) => Number.parseInt(line, 10));
  }
  // A bare machine has no `ps`.
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && readCommandLine(name).includes(text))
    .map(Number);
}

function readCommandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
