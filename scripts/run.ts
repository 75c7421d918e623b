import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { ensureBuilt } from './ensure-built.ts';
import { distFolder } from './vite-builds.ts';

/** `node scripts/run.ts NAME args…` runs the command `src/server/cli/NAME.ts`, built, in production mode. */
const [name = '', ...args] = process.argv.slice(2);
await ensureBuilt();
const folder = join(distFolder, 'server/cli');
const commands = readdirSync(folder).flatMap((file) => (file.endsWith('.js') ? [file.slice(0, -3)] : []));
if (!commands.includes(name)) {
  process.stderr.write(`There is no command "${name}". Commands: ${commands.join(', ')}\n`);
  process.exit(2);
}
process.env['NODE_ENV'] = 'production';
process.setSourceMapsEnabled(true);
const file = join(folder, `${name}.js`);
process.argv = [process.execPath, file, ...args];
await import(file);
