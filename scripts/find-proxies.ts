import { existsSync } from 'node:fs';

import { installPackages } from './install-packages.ts';

/** Programs that the examples of `deploy/` are for. */
export const proxyNames = ['nginx', 'haproxy', 'caddy'] as const;
export type ProxyName = (typeof proxyNames)[number];
/** With what reads units of systemd. */
const deployPrograms = [...proxyNames, 'systemd-analyze', 'openssl'] as const;
type DeployProgram = (typeof deployPrograms)[number];

const packageOf: Record<DeployProgram, string> = {
  nginx: 'nginx',
  haproxy: 'haproxy',
  caddy: 'caddy',
  'systemd-analyze': 'systemd',
  openssl: 'openssl',
};

/** The path of a program; undefined where it is not installed. */
export function findProgram(name: DeployProgram): string | undefined {
  return ['/usr/sbin', '/usr/bin'].map((folder) => `${folder}/${name}`).find((path) => existsSync(path));
}

/**
 * Those that are still missing after a try to install them from Debian. Debian starts a server that it installs: where
 * systemd runs, that is left to whoever the machine belongs to, but not in CI.
 */
export function installMissingPrograms(): DeployProgram[] {
  const missing = () => deployPrograms.filter((name) => findProgram(name) === undefined);
  if (missing().length === 0 || (existsSync('/run/systemd/system') && !process.env['CI'])) return missing();
  process.stdout.write(`Not found: ${missing().join(', ')}. Trying apt-get\n`);
  installPackages(missing().map((name) => packageOf[name]));
  return missing();
}
