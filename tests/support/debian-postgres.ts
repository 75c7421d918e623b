import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { untilItAnswers } from './await-database.ts';

/** The folder of the server's programs that Debian's package brings; undefined where it is not installed. */
export const debianPrograms = globSync('/usr/lib/postgresql/*/bin/postgres')
  .toSorted()
  .at(-1)
  ?.replace(/\/postgres$/, '');

export interface DebianPostgres {
  /** Of an empty database. */
  url: string;
  stop(): Promise<void>;
}

/** A server of the system's own PostgreSQL in a temporary folder, over a socket, without fsync. */
export async function startDebianPostgres(): Promise<DebianPostgres> {
  if (debianPrograms === undefined) throw new Error('No PostgreSQL of Debian is installed');
  const folder = mkdtempSync(join(tmpdir(), 'vt-pg-'));
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? readUser('postgres') : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: '/', env: { PATH: process.env['PATH'], LC_ALL: 'C' } };
  const initdb = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ];
  execFileSync(join(debianPrograms, 'initdb'), initdb, { ...options, stdio: 'ignore' });
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off'];
  const server = spawn(
    join(debianPrograms, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const url = `postgresql://postgres@localhost:5432/postgres?host=${encodeURIComponent(folder)}`;
  await untilItAnswers(url);
  return {
    url,
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function readUser(name: string): { uid: number; gid: number } {
  if (!existsSync('/etc/passwd')) throw new Error('There is no /etc/passwd');
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) throw new Error(`There is no user ${name}`);
  return { uid: Number(uid), gid: Number(gid) };
}
