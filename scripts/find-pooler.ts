import { existsSync } from 'node:fs';

import { installPackages } from './install-packages.ts';

const paths = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'];

/** The program of pgbouncer, before which tests put the database; undefined where it is not installed. */
export function findPooler(): string | undefined {
  return [process.env['PGBOUNCER_PATH'], ...paths].find((path) => path && existsSync(path));
}

/** Installed by apt-get when it is missing. */
export function findOrInstallPooler(): string | undefined {
  const found = findPooler();
  if (found !== undefined) return found;
  process.stdout.write('Not found: pgbouncer. Trying apt-get\n');
  installPackages(['pgbouncer']);
  return findPooler();
}
