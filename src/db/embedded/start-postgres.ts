import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';

import { findBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { lockDataDir } from './data-lock.ts';
import {
  chooseIdentity,
  giveFolderTo,
  makePassable,
  refuseForeignFolder,
  type Identity,
} from './identity.ts';
import {
  readPostmasterFile,
  removeShortSocketFolder,
  shortSocketPrefix,
  socketPathIn,
  stopOrphan,
} from './postmaster.ts';
import {
  describeUrl,
  spawnPostmaster,
  takesConnections,
  type Place,
  type PostmasterProcess,
} from './postmaster-process.ts';
import { fitsSocket } from './sockets.ts';
import { PostgresStartError } from './start-failure.ts';

export type PostgresOptions = {
  /** Folder of all data; the cluster lives in `postgres/18` in it. */
  dataDir: string;
  /** The database to create and to name in `url`; default `vitrina`. */
  database?: string;
  /** False gives up durability for speed: for tests only. */
  fsync?: boolean;
  /** Deletes `dataDir` when the server has stopped, also after a hard death of this process. */
  temporary?: boolean;
  /** Default 50. */
  maxConnections?: number;
  /** Further settings of the server, for this start alone. */
  settings?: Readonly<Record<string, string>>;
  onLog?: (line: string) => void;
  /** The server died and is being started again (attempt 1, 2, …). */
  onRestart?: (attempt: number) => void;
  /** The server died more often than is worth retrying; it is not started again. */
  onFatal?: (error: Error) => void;
};

export type EmbeddedPostgres = {
  url: string;
  /** The address of another database of the same server. */
  urlOf(database: string): string;
  pid(): number | undefined;
  /** Fast shutdown; resolves when no process is left and the lock is free. May be called again. */
  stop(): Promise<void>;
};

/** Of the programs that npm brings; a data folder belongs to one. */
export const postgresMajor = '18';

const mostRestarts = 8;
const restartWindowMs = 60_000;
const fullDiskPauseMs = 1000;

/**
 * Starts a real PostgreSQL 18 as a child process on the folder's cluster, which is created when missing,
 * and resolves when it accepts connections. It takes the folder's lock (`DataDirInUseError` when a living
 * process has it), stops a server that a dead process left behind, and starts the server again with
 * growing pauses when it dies.
 */
export async function startPostgres(options: PostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  if (!existsSync(dataDir)) {
    mkdirSync(dataDir, { recursive: true });
    makePassable(dataDir);
  }
  const lock = await lockDataDir(dataDir);
  let place: Place | undefined;
  const cleanUp = () => {
    if (place) removeShortSocketFolder(place.socketFolder);
    lock.release();
    if (options.temporary) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    place = await preparePlace(dataDir, options);
    return await superviseServer(place, options, cleanUp);
  } catch (error) {
    cleanUp();
    throw error;
  }
}

/** The address of the server that runs on the folder; undefined when none takes connections. */
export async function findRunningServer(dataDir: string, database = 'vitrina'): Promise<string | undefined> {
  const file = readPostmasterFile(join(resolve(dataDir), 'postgres', '18'));
  if (!file?.ready) return undefined;
  const tcpPort = file.socketFolder === '' ? file.port : undefined;
  const place = { socketFolder: file.socketFolder, tcpPort };
  return (await takesConnections(place)) ? describeUrl(place, database) : undefined;
}

async function superviseServer(
  place: Place,
  options: PostgresOptions,
  cleanUp: () => void,
): Promise<EmbeddedPostgres> {
  const onLog = options.onLog ?? (() => {});
  let server = await startPatiently(place, onLog);
  let stopping: Promise<void> | undefined;
  let restarting: Promise<void> | undefined;
  const deaths: number[] = [];

  const restart = async () => {
    for (;;) {
      if (stopping) return;
      const now = Date.now();
      deaths.push(now);
      const attempt = deaths.filter((time) => now - time < restartWindowMs).length;
      if (attempt > mostRestarts) {
        options.onFatal?.(new Error(`PostgreSQL died ${attempt} times within a minute.`));
        return;
      }
      options.onRestart?.(attempt);
      await sleep(Math.min(50 * 2 ** (attempt - 1), 5000));
      if (stopping) return;
      try {
        server = await spawnPostmaster(place, onLog);
        await server.ready;
        void watch(server);
        return;
      } catch (error) {
        onLog(String(error));
        // A full disk is no reason to give up: it starts as soon as somebody has made space.
        if (error instanceof PostgresStartError && error.kind === 'disk-full') {
          deaths.length = 0;
          await sleep(fullDiskPauseMs);
        }
      }
    }
  };
  const watch = async (running: PostmasterProcess) => {
    await running.ended;
    if (!stopping) restarting = restart();
  };
  const stop = async () => {
    await server.shutDown();
    await restarting;
    await server.shutDown();
    cleanUp();
  };

  const urlOf = (database: string) => describeUrl(place, database);
  const database = options.database ?? 'vitrina';
  try {
    await createDatabaseIfMissing(urlOf('postgres'), database);
  } catch (error) {
    await server.shutDown();
    throw error;
  }
  void watch(server);
  return {
    url: urlOf(database),
    urlOf,
    pid: () => server.child.pid,
    stop: () => (stopping ??= stop()),
  };
}

/** The last backends of a server that was killed may still hold its shared memory for a moment. */
async function startPatiently(place: Place, onLog: (line: string) => void): Promise<PostmasterProcess> {
  for (let attempt = 1; ; attempt += 1) {
    const server = await spawnPostmaster(place, onLog);
    try {
      await server.ready;
      return server;
    } catch (error) {
      const busy = error instanceof Error && error.message.includes('shared memory block');
      if (!busy || attempt === 10) throw error;
      await sleep(200);
    }
  }
}

async function preparePlace(dataDir: string, options: PostgresOptions): Promise<Place> {
  const parent = join(dataDir, 'postgres');
  const folder = join(parent, '18');
  const durable = options.fsync ?? true;
  mkdirSync(parent, { recursive: true });
  makePassable(parent);
  // mkdtemp closes its folder to the user that will run the server.
  if (options.temporary) makePassable(dataDir);
  const binaries = await findBinaries();
  const identity = chooseIdentity([parent, join(binaries.home, 'bin')]);
  refuseForeignFolder(folder);
  if (await stopOrphan(folder)) options.onLog?.('Stopped a PostgreSQL server left by a process that died.');
  await ensureCluster({ folder, binaries, identity, fsync: durable });
  const windows = process.platform === 'win32';
  const socketFolder = windows ? '' : prepareSocketFolder(parent, identity);
  const isShort = basename(socketFolder).startsWith(shortSocketPrefix);
  return {
    folder,
    binaries,
    identity,
    durable,
    socketFolder,
    tcpPort: windows ? await findFreePort() : undefined,
    maxConnections: options.maxConnections ?? 50,
    settings: options.settings ?? {},
    removedAtEnd: options.temporary ? [dataDir, ...(isShort ? [socketFolder] : [])] : [],
  };
}

/** The folder is the only guard of the socket (trust authentication), so it is closed to other users. */
function prepareSocketFolder(parent: string, identity: Identity): string {
  let folder = join(parent, 'socket');
  if (!fitsSocket(socketPathIn(folder))) {
    folder = mkdtempSync(join(tmpdir(), shortSocketPrefix));
  } else {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }
  chmodSync(folder, 0o700);
  giveFolderTo(identity, folder);
  return folder;
}

async function createDatabaseIfMissing(url: string, database: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}

function findFreePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === 'object') done(address.port);
        else fail(new Error('No free TCP port on 127.0.0.1'));
      });
    });
  });
}
