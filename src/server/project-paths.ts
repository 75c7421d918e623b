import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of package.json: the same from the sources and from `dist/server`. */
export const projectRoot = findRoot(import.meta.dirname);
export const clientDir = join(projectRoot, 'dist/client');
/** The demo shop's rendered pictures, made by the build. */
export const demoArtDir = join(projectRoot, 'dist/demo-art');

/** What a build makes for browsers and for the first start; `npm run dev` has folders of its own. */
export type ClientFolders = { clientDir: string; demoArtDir: string };

function findRoot(folder: string): string {
  const parent = dirname(folder);
  if (existsSync(join(folder, 'package.json')) || parent === folder) return folder;
  return findRoot(parent);
}
