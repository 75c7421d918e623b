import { spawnSync } from 'node:child_process';

let hasLists = false;

/** Installs Debian packages, as root or with a sudo that asks for nothing; whoever needs them looks whether it went well. */
export function installPackages(names: readonly string[]): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const install = ['install', '-y', '--no-install-recommends', ...names];
  for (const args of hasLists ? [install] : [['update'], install]) {
    const [command = '', ...rest] = [...sudo, 'apt-get', ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync(command, rest, { stdio: 'inherit', env, timeout: 600_000 });
  }
  hasLists = true;
}
