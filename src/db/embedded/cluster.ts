import { spawn } from 'node:child_process';
import {
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

import type { PostgresBinaries } from './binaries.ts';
import { giveFolderTo, isUnnamedUser, runUnder, type Identity } from './identity.ts';

export type ClusterOptions = {
  /** The data folder of the cluster; its parent exists. */
  folder: string;
  binaries: PostgresBinaries;
  identity: Identity;
  /** False skips initdb's own sync to disk: for tests only. */
  fsync: boolean;
};

/**
 * Creates the cluster when the folder does not exist: initdb works in a temporary folder beside it, which
 * is renamed when complete, so a start that was killed half-way leaves no half cluster.
 */
export async function ensureCluster(options: ClusterOptions): Promise<void> {
  const { folder, identity } = options;
  removeHalfClusters(folder);
  if (existsSync(folder)) {
    if (!existsSync(join(folder, 'PG_VERSION'))) {
      throw new Error(
        `${folder} exists but holds no PostgreSQL data (PG_VERSION is missing). Nothing was changed: restore ` +
          'the folder from a backup, or move it away to start with an empty shop.',
      );
    }
    giveFolderTo(identity, folder);
    return;
  }
  const half = mkdtempSync(`${folder}.new-`);
  try {
    giveFolderTo(identity, half);
    await runInitdb(options, half);
    renameSync(half, folder);
    // The folder above is new too.
    for (const above of [dirname(folder), dirname(dirname(folder))]) syncFolder(above);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    throw error;
  }
}

function removeHalfClusters(folder: string): void {
  for (const name of readdirSync(dirname(folder))) {
    if (!name.startsWith(`${basename(folder)}.new-`)) continue;
    rmSync(join(dirname(folder), name), { recursive: true, force: true });
  }
}

async function runInitdb({ binaries, identity, fsync }: ClusterOptions, folder: string): Promise<void> {
  const named = identity.kind === 'self' && isUnnamedUser() ? copyForUnnamedUser(binaries) : undefined;
  const args = [
    `--pgdata=${folder}`,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    ...(fsync ? [] : ['--no-sync']),
  ];
  try {
    await run(identity, named ? join(named, 'bin', 'initdb') : binaries.initdb, args);
  } finally {
    if (named) rmSync(named, { recursive: true, force: true });
  }
}

/**
 * initdb and the single-user server it starts look up the name of the user they run as and give up when
 * /etc/passwd has none, though they then need it for nothing (`--username` is given). A temporary copy of
 * both asks `getpwent` (the first entry, whatever it is) instead of `getpwuid`: the names are equally
 * long, so it is a plain replacement in the table of imported symbols. The server proper never asks.
 */
function copyForUnnamedUser(binaries: PostgresBinaries): string {
  const home = mkdtempSync(join(tmpdir(), 'vitrina-initdb-'));
  mkdirSync(join(home, 'bin'));
  for (const name of ['initdb', 'postgres']) {
    const image = readFileSync(join(binaries.home, 'bin', name));
    const wanted = Buffer.from('\0getpwuid\0');
    for (let at = image.indexOf(wanted); at >= 0; at = image.indexOf(wanted, at + 1)) {
      image.write('getpwent', at + 1, 'latin1');
    }
    writeFileSync(join(home, 'bin', name), image, { mode: 0o755 });
  }
  symlinkSync(join(binaries.home, 'lib'), join(home, 'lib'));
  // The server finds its share folder from its own real place, so it must not be a link out of the copy.
  cpSync(join(binaries.home, 'share'), join(home, 'share'), { recursive: true });
  return home;
}

function run(identity: Identity, program: string, programArgs: string[]): Promise<void> {
  const { command, args, options } = runUnder(identity, program, programArgs);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...options,
      cwd: '/',
      env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve();
      reject(new Error(`${basename(program)} failed (${code}): ${output.trim().slice(-2000)}`));
    });
  });
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
