import { join } from 'node:path';

import { ensureBuilt } from './ensure-built.ts';
import { serverFlags } from './server-flags.ts';
import { distFolder } from './vite-builds.ts';

/** `npm start`: builds what is not built, then becomes the server. */
await ensureBuilt();
process.env['NODE_ENV'] = 'production';
// glibc gives each thread an arena of its own and keeps them all: with pictures in work two arenas halve
// the growth (416 against 256 MB with eight large pictures at once). Read at process start only.
process.env['MALLOC_ARENA_MAX'] ??= '2';
const server = join(distFolder, 'server/main.js');
if (process.platform === 'linux' && process.execve) {
  process.execve(process.execPath, [process.execPath, ...serverFlags, server], process.env);
}
await import(server);
