import { join } from 'node:path';

import { listServerEntries } from './build-entries.ts';
import { ensureBuilt } from './ensure-built.ts';
import { distFolder } from './vite-builds.ts';

/** `node scripts/run.ts NAME args…` runs the command `src/server/cli/NAME.ts`, built, in production mode. */
const [name = '', ...args] = process.argv.slice(2);
const commands = Object.keys(listServerEntries())
  .filter((entry) => entry.startsWith('cli/'))
  .map((entry) => entry.slice('cli/'.length));
if (!commands.includes(name)) {
  process.stderr.write(`There is no command "${name}". Commands: ${commands.join(', ') || 'none'}\n`);
  process.exit(2);
}
await ensureBuilt();
process.env['NODE_ENV'] = 'production';
process.setSourceMapsEnabled(true);
const file = join(distFolder, 'server/cli', `${name}.js`);
process.argv = [process.execPath, file, ...args];
await import(file);
