import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';

import { findPooler } from '../../scripts/find-pooler.ts';
import { untilItAnswers } from './await-database.ts';

export interface Pooler {
  /** The way to a database of the server through the pooler, by its address. */
  through(databaseUrl: string): string;
  stop(): Promise<void>;
}

/**
 * pgbouncer in transaction mode before the server at the address, with so many of its connections for each database.
 * As it comes from Debian: it refuses settings of sessions.
 */
export async function startPooler(serverUrl: string, connections: number): Promise<Pooler> {
  const program = findPooler();
  if (program === undefined) throw new Error('pgbouncer is not installed');
  const { host, port, user, password = '' } = new Client({ connectionString: serverUrl });
  const folder = mkdtempSync(join(tmpdir(), 'vt-pooler-'));
  const file = join(folder, 'pgbouncer.ini');
  const server = { host, port, user, ...(password && { password }) };
  const settings = {
    listen_addr: '',
    listen_port: 5432,
    unix_socket_dir: folder,
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: connections,
    max_client_conn: 1000,
    server_idle_timeout: 5,
  };
  writeFileSync(file, `[databases]\n* = ${list(server, ' ')}\n[pgbouncer]\n${list(settings, '\n')}\n`);
  const owner = chooseOwner(host.startsWith('/') ? host : folder);
  chmodSync(folder, 0o755);
  if (owner) chownSync(folder, owner.uid, owner.gid);
  // A root that sees itself as nobody, where the server runs so too.
  const [command = '', ...args] = owner?.uid === 0 ? ['unshare', '--user', '--', program] : [program];
  const child = spawn(command, [...args, file], { ...owner, cwd: '/', stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const through = (databaseUrl: string) =>
    `postgresql://${user}@localhost:5432${new URL(databaseUrl).pathname}?host=${encodeURIComponent(folder)}`;
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilItAnswers(through(serverUrl));
  } catch (error) {
    await stop();
    throw error;
  }
  return { through, stop };
}

/** Who may enter the folder of the server's socket: the pooler refuses to run as root. Undefined: this user. */
function chooseOwner(socketFolder: string): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = statSync(socketFolder);
  return { uid, gid };
}

function list(settings: Record<string, string | number | undefined>, separator: string): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}`)
    .join(separator);
}
