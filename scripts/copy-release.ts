import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';

import { listLoaded } from '#tests/support/list-imports.ts';

import { pruneAssets, readLeftAssets } from './prune-assets.ts';
import { distFolder, projectRoot } from './vite-builds.ts';

interface PackageLock {
  packages: Record<string, { dev?: true }>;
}

/** `npm start`, `npm run doctor` and the like; the scripts that they load come along. */
const commands = ['scripts/start.ts', 'scripts/run.ts', 'scripts/ready.ts'];
const documents = ['package.json', 'LICENSE', 'README.md', 'CHANGELOG.md'];

/**
 * Copies the build and what it runs on into a folder that must not exist or be empty; it is there whole or not at
 * all. `previous` is the folder of the release before.
 */
export function copyRelease(
  target: string,
  { previous }: { previous?: string | undefined } = {},
): { megabytes: number } {
  const folder = resolve(target);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: name a folder that does not exist.`);
  if (previous !== undefined && !existsSync(join(previous, 'dist/client/assets')))
    throw new Error(`${resolve(previous)} is no release: it has no dist/client/assets.`);
  const draft = join(dirname(folder), `.${basename(folder)}.part`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  for (const path of [...listScripts(), ...documents, ...listPackages()]) {
    cpSync(join(projectRoot, path), join(draft, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isOfPackage(path),
    });
  }
  // So that npm runs the Node that comes along.
  mkdirSync(join(draft, 'node_modules/.bin'));
  symlinkSync('../node/bin/node', join(draft, 'node_modules/.bin/node'));
  copyBuild(draft, previous);
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  return { megabytes: Math.round(weigh(folder) / 1e6) };
}

/** Without the sources that they load where there is something to build. */
const listScripts = () => listLoaded(commands).filter((path) => path.startsWith('scripts/'));

/** What `npm ci --omit=dev` would install here, by the lockfile, as far as it is for this platform. */
function listPackages(): string[] {
  const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as PackageLock;
  return Object.entries(lock.packages)
    .filter(([path, { dev }]) => path !== '' && !dev && existsSync(join(projectRoot, path)))
    .map(([path]) => path);
}

/** Packages inside of it are packages of their own. */
function isOfPackage(path: string): (source: string) => boolean {
  const inner = join(projectRoot, path, 'node_modules');
  return (source) => source !== inner && !source.startsWith(inner + sep);
}

/** Without what earlier builds have left here; what the release before may still be asked for is taken from there. */
function copyBuild(draft: string, previous: string | undefined): void {
  const begunAt = Date.now();
  const assets = join(draft, 'dist/client/assets');
  const left = new Set(Object.keys(readLeftAssets(join(distFolder, 'left-assets.json'))));
  const ownAssets = join(distFolder, 'client/assets');
  cpSync(distFolder, join(draft, 'dist'), {
    recursive: true,
    filter: (source) => !left.has(relative(ownAssets, source)) && basename(source) !== 'vitrina.lock',
  });
  if (previous === undefined) return rmSync(join(draft, 'dist/left-assets.json'), { force: true });
  const options = { recursive: true, force: false, preserveTimestamps: true };
  cpSync(join(previous, 'dist/client/assets'), assets, options);
  const list = join(draft, 'dist/left-assets.json');
  rmSync(list, { force: true });
  const before = join(previous, 'dist/left-assets.json');
  if (existsSync(before)) cpSync(before, list);
  pruneAssets(assets, list, { begunAt, now: Date.now() });
}

function weigh(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
