import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { distFolder, projectRoot } from './vite-builds.ts';

const sources = [
  'src',
  'demo',
  'bench',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
];
const buildScripts = ['scripts/build.ts', 'scripts/build-entries.ts', 'scripts/vite-builds.ts'];
export const fingerprintFile = join(distFolder, 'build.json');

/** A hash over names and contents of all that the build reads. */
export function hashSources(): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of [...sources, ...buildScripts].flatMap(listFiles)) {
    hash.update(`\0${path}\0`).update(readFileSync(join(projectRoot, path)));
  }
  return hash.digest('hex');
}

/** True when `dist` was built from the present sources. */
export function isBuildFresh(): boolean {
  try {
    const stored: unknown = JSON.parse(readFileSync(fingerprintFile, 'utf8'));
    return (
      typeof stored === 'object' &&
      stored !== null &&
      'fingerprint' in stored &&
      stored.fingerprint === hashSources()
    );
  } catch {
    return false;
  }
}

function listFiles(path: string): string[] {
  const full = join(projectRoot, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(projectRoot.length + 1))
    .toSorted();
}
