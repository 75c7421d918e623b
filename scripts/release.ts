import { parseArgs } from 'node:util';

import { copyRelease } from './copy-release.ts';
import { ensureBuilt } from './ensure-built.ts';

/**
 * `npm run release -- FOLDER [--previous OLD]` makes a folder that runs by itself: the build, the packages that the
 * server loads and Node. Nothing of it asks npm again. Files of browsers that pages of the release OLD may still ask
 * for come along. The Dockerfile makes its image so, too.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { previous: { type: 'string' } },
});
const [folder] = positionals;
try {
  if (folder === undefined || positionals.length > 1)
    throw new Error('npm run release -- FOLDER [--previous OLD]');
  await ensureBuilt();
  const { megabytes } = copyRelease(folder, { previous: values.previous });
  process.stdout.write(`Released to ${folder}: ${megabytes} MB\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
