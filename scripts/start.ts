import { join } from 'node:path';

import { ensureBuilt } from './ensure-built.ts';
import { distFolder } from './vite-builds.ts';

/** `npm start`: builds what is not built, then becomes the server. */
await ensureBuilt();
process.env['NODE_ENV'] = 'production';
process.setSourceMapsEnabled(true);
await import(join(distFolder, 'server/main.js'));
