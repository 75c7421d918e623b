import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

import { Client, DatabaseError } from 'pg';

import type { PostgresBinaries } from './binaries.ts';
import { runUnder, type Identity } from './identity.ts';
import { PostgresStartError } from './start-failure.ts';
import { isPostmasterOf, readPostmasterFile, removeStaleFiles, socketPort } from './postmaster.ts';

/** Where and as whom a server runs. */
export type Place = {
  /** The cluster's data folder. */
  folder: string;
  /** Empty on Windows, which uses `tcpPort`. */
  socketFolder: string;
  tcpPort: number | undefined;
  binaries: PostgresBinaries;
  identity: Identity;
  durable: boolean;
  maxConnections: number;
  settings: Readonly<Record<string, string>>;
  /** Folders that the watchdog deletes after a hard death of this process. */
  removedAtEnd: string[];
};

export type PostmasterProcess = {
  child: ChildProcess;
  /** Resolves when connections are accepted; rejects with the server's last words when it ends before. */
  ready: Promise<void>;
  ended: Promise<void>;
  /** Fast shutdown: resolves when the server is gone. */
  shutDown(): Promise<void>;
};

const patienceMs = 8000;

/**
 * Starts the server on an existing cluster on which no other one runs, in its own process group, with a watchdog
 * beside it.
 */
export async function spawnPostmaster(
  place: Place,
  onLog: (line: string) => void,
): Promise<PostmasterProcess> {
  await removeStaleFiles(place.folder, place.socketFolder);
  const { command, args, options } = runUnder(place.identity, place.binaries.postgres, [
    '-D',
    place.folder,
    ...listSettings(place).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const child = spawn(command, args, {
    ...options,
    cwd: '/',
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its own process group: Ctrl-C in a terminal reaches us only, and we stop it after the last request.
    detached: true,
  });
  const watchdog = startWatchdog(child, place);
  let lastLines: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => {
    const lines = chunk.toString().split('\n').filter(Boolean);
    lastLines = [...lastLines, ...lines].slice(-12);
    for (const line of lines) onLog(line);
  });
  let end: string | undefined;
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      end ??= error.message;
      resolve();
    });
    child.once('close', (code, signal) => {
      end ??= `ended with ${signal ?? code}`;
      watchdog?.kill('SIGKILL');
      resolve();
    });
  });
  /** One that starts and then refuses us is of no use to anybody. */
  const isWilling = async () => {
    try {
      return await takesConnections(place);
    } catch (error) {
      await shutDown();
      throw new PostgresStartError(place.folder, 'it refused a connection', [String(error)]);
    }
  };
  const waitUntilReady = async () => {
    for (;;) {
      if (end) throw new PostgresStartError(place.folder, end, lastLines);
      // The file spares a server that recovers the knocking; the connection is the proof.
      const file = readPostmasterFile(place.folder);
      if (file?.ready && file.pid === child.pid && (await isWilling())) return;
      await sleep(15);
    }
  };
  const shutDown = async () => {
    if (end === undefined) askToStop(child, place);
    const late = setTimeout(() => {
      if (child.pid && isPostmasterOf(child.pid, place.folder)) signal(child.pid, 'SIGQUIT');
    }, patienceMs);
    await ended;
    clearTimeout(late);
  };
  return { child, ready: waitUntilReady(), ended, shutDown };
}

function askToStop(child: ChildProcess, place: Place): void {
  if (child.pid === undefined) return;
  if (process.platform === 'win32') {
    // Windows has no signals; pg_ctl passes the request through the server's own pipe.
    spawn(place.binaries.pgCtl, ['kill', 'INT', String(child.pid)], { stdio: 'ignore' });
    return;
  }
  signal(child.pid, 'SIGINT');
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It is gone already.
  }
}

function listSettings(place: Place): [string, string | number][] {
  const durable = place.durable ? 'on' : 'off';
  return [
    ['listen_addresses', place.tcpPort ? '127.0.0.1' : ''],
    ['port', place.tcpPort ?? socketPort],
    ['unix_socket_directories', place.socketFolder],
    ['unix_socket_permissions', '0700'],
    ['max_connections', place.maxConnections],
    ['shared_buffers', '128MB'],
    ['jit', 'off'],
    ['timezone', 'UTC'],
    ['log_timezone', 'UTC'],
    ['log_checkpoints', 'off'],
    ['fsync', durable],
    ['synchronous_commit', durable],
    ['full_page_writes', durable],
    ...Object.entries(place.settings),
  ];
}

/**
 * A shell that waits on a pipe held by this process: the kernel closes the pipe when we die in whatever
 * way, and the shell then shuts the server down, so no server outlives its owner.
 */
function startWatchdog(server: ChildProcess, place: Place): ChildProcess | undefined {
  if (process.platform === 'win32' || server.pid === undefined) return undefined;
  const script =
    'pid=$1; shift; read -r _; kill -INT "$pid" 2>/dev/null; [ $# -gt 0 ] || exit 0; ' +
    'while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done; rm -rf -- "$@"';
  const watchdog = spawn(
    '/bin/sh',
    ['-c', script, 'vitrina-watchdog', String(server.pid), ...place.removedAtEnd],
    { stdio: ['pipe', 'ignore', 'ignore'], cwd: '/', detached: true },
  );
  watchdog.on('error', () => {});
  watchdog.stdin.on('error', () => {});
  watchdog.unref();
  if ('unref' in watchdog.stdin && typeof watchdog.stdin.unref === 'function') watchdog.stdin.unref();
  return watchdog;
}

/** The address of a database of the server. */
export function describeUrl(place: Pick<Place, 'socketFolder' | 'tcpPort'>, database: string): string {
  if (place.tcpPort) return `postgresql://postgres@127.0.0.1:${place.tcpPort}/${database}`;
  const folder = encodeURIComponent(place.socketFolder);
  return `postgresql://postgres@localhost:${socketPort}/${database}?host=${folder}`;
}

/** That it is being shut down, that it crashed, and that it is starting or stopping: a connection may meet each. */
const notNow = new Set(['57P01', '57P02', '57P03']);

/** False when nobody answers, or one who says that it is starting or stopping; what else it says is thrown. */
export async function takesConnections(place: Pick<Place, 'socketFolder' | 'tcpPort'>): Promise<boolean> {
  const client = new Client({
    connectionString: describeUrl(place, 'postgres'),
    connectionTimeoutMillis: patienceMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && !notNow.has(error.code ?? '')) throw error;
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
