import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, lchownSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** How PostgreSQL's programs are started: they refuse to run as root. */
export type Identity =
  | { kind: 'self' }
  /** As another user of this machine, by a command in front when it takes more than spawning. */
  | { kind: 'user'; uid: number; gid: number; prefix?: string[] }
  /** In a user namespace, where root's files stay readable but the program does not see itself as root. */
  | { kind: 'namespace'; prefix: string[] };

type User = { uid: number; gid: number };

const namespacePrefix = ['unshare', '--user', '--'];

/**
 * Another user who may pass folders closed to them, such as root's home. The kernel asks for our rights and
 * not the user's where programs look before they leap (access(2)) only with the security bit.
 */
function passingPrefix({ uid, gid }: User): string[] {
  const user = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const right = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return ['setpriv', ...user, '--securebits=+no_setuid_fixup', ...right, '--'];
}

/**
 * Chooses how to run PostgreSQL. For root: the system's `postgres` or `nobody` when that user can reach
 * every folder in `mustReach`, else a user namespace, else (containers and chroots have none) such a user
 * with the right to pass closed folders; throws an error that says what to do when nothing works.
 */
export function chooseIdentity(mustReach: string[]): Identity {
  if (process.getuid?.() !== 0) return { kind: 'self' };
  const blocked = new Set<string>();
  const users = listUsers();
  for (const user of users) {
    const obstacles = mustReach.flatMap((path) => findBlockedFolders(path, user));
    if (obstacles.length === 0 && canRun({ kind: 'user', ...user })) return { kind: 'user', ...user };
    for (const folder of obstacles) blocked.add(folder);
  }
  const namespace: Identity = { kind: 'namespace', prefix: namespacePrefix };
  if (canRun(namespace)) return namespace;
  for (const user of users) {
    const passing: Identity = { kind: 'user', ...user, prefix: passingPrefix(user) };
    if (canRun(passing, mustReach)) return passing;
  }
  const hint =
    blocked.size > 0
      ? `make ${[...blocked].join(' and ')} passable for other users (chmod o+x)`
      : 'allow the container to change users (capabilities SETUID and SETGID)';
  throw new Error(
    'PostgreSQL refuses to run as root, and neither another user nor a user namespace can be used here. ' +
      `Start Vitrina as a normal user, or ${hint}, or set DATABASE_URL to a PostgreSQL server.`,
  );
}

/** The command line and spawn options that run `command` under an identity. */
export function runUnder(identity: Identity, command: string, args: string[]) {
  const prefix = identity.kind === 'self' ? undefined : identity.prefix;
  const [first, ...rest] = [...(prefix ?? []), command];
  const options = identity.kind === 'user' && !prefix ? { uid: identity.uid, gid: identity.gid } : {};
  return { command: first ?? command, args: [...rest, ...args], options };
}

/** PostgreSQL opens only a folder of its own user; without root's rights we cannot change the owner. */
export function refuseForeignFolder(folder: string): void {
  const uid = process.getuid?.();
  if (!uid || !existsSync(folder)) return;
  const owner = statSync(folder).uid;
  if (owner === uid) return;
  throw new Error(
    `${folder} belongs to user ${owner}, but Vitrina runs as user ${uid}. ` +
      `Start it as that user, or run once as root: chown -R ${uid} ${dirname(folder)}`,
  );
}

/** Gives a folder and all in it to the identity that will run PostgreSQL; quick when nothing changes. */
export function giveFolderTo(identity: Identity, folder: string): void {
  if (process.getuid?.() !== 0) return;
  const owner = identity.kind === 'user' ? identity : { uid: 0, gid: 0 };
  if (statSync(folder).uid === owner.uid) return;
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(folder, entry), owner.uid, owner.gid);
  }
  // Last, so that an interrupted hand-over is done again by the next start.
  lchownSync(folder, owner.uid, owner.gid);
}

/** Lets other users pass through (not list) a folder of ours, for the user that root drops to. */
export function makePassable(folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { mode } = statSync(folder);
  if ((mode & 0o011) !== 0o011) chmodSync(folder, (mode & 0o7777) | 0o011);
}

/** True when the system knows no name for our uid (as in `docker run --user 12345`). */
export function isUnnamedUser(): boolean {
  const uid = process.getuid?.();
  if (uid === undefined || process.platform !== 'linux') return false;
  try {
    execFileSync('getent', ['passwd', String(uid)], { stdio: 'ignore' });
    return false;
  } catch {
    return !readPasswd().some((user) => user.uid === uid);
  }
}

function listUsers(): User[] {
  const users = readPasswd();
  return ['postgres', 'nobody'].flatMap((name) => users.filter((user) => user.name === name));
}

function readPasswd(): (User & { name: string })[] {
  try {
    return readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .filter((fields) => fields.length >= 4)
      .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  } catch {
    return [];
  }
}

/** Folders on the way to `path` (itself included) that the user may not enter; access lists are not read. */
function findBlockedFolders(path: string, user: User): string[] {
  const blocked: string[] = [];
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const needed = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & needed) === 0) blocked.push(folder);
    if (folder === dirname(folder)) return blocked;
  }
}

/** True when a program runs under the identity and can enter the folders. */
function canRun(identity: Identity, folders: string[] = []): boolean {
  const enter = 'for folder; do cd "$folder" || exit 1; done';
  const { command, args, options } = runUnder(identity, '/bin/sh', ['-c', enter, 'sh', ...folders]);
  try {
    execFileSync(command, args, { ...options, cwd: '/', stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
