import { join } from 'node:path';

import { projectRoot } from '../vite-builds.ts';

/** What `npm run dev` keeps between its runs; `dist` belongs to builds alone. */
const devFolder = join(projectRoot, '.cache/dev');

export const viteCacheDir = join(devFolder, 'vite');
/** In the place of `dist/client`. */
export const devClientDir = join(devFolder, 'client');
export const devArtDir = join(devFolder, 'demo-art');
/** Plain pictures that a shop has until its own are drawn. */
export const standInDir = join(devFolder, 'stand-ins');
