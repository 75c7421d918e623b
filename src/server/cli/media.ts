import { parseArgs } from 'node:util';

import { checkFiles } from '#modules/media/check-files.ts';
import { moveFiles } from '#modules/media/move-files.ts';
import { createDiskStore } from '#platform/files/disk-store.ts';
import { describePlace } from '#platform/files/describe-place.ts';

import { readConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import { openDatabase } from '../open-database.ts';
import { openFileStore } from '../open-file-store.ts';

/**
 * `npm run media -- check` reads every picture's file where the settings say that they are; `npm run media -- move
 * --to s3` (or `disk`) copies them between the data folder and the bucket. Both may run beside the shop.
 */
const { values, positionals } = parseArgs({
  options: { to: { type: 'string' } },
  allowPositionals: true,
  strict: false,
});
const [command] = positionals;
const { to } = values;
const isMove = command === 'move' && (to === 's3' || to === 'disk');
if (!isMove && command !== 'check') {
  process.stderr.write('Usage: npm run media -- check | move --to s3 | move --to disk\n');
  process.exit(2);
}
const config = readConfig(process.env);
if (isMove && !config.s3) {
  process.stderr.write(
    'There is no bucket to move to or from: set S3_BUCKET and the other S3_ variables first.\n',
  );
  process.exit(2);
}
const logger = createLogger(config.logLevel);
const say = (text: string) => void process.stdout.write(`${text}\n`);
const database = await openDatabase({ config, logger, shareRunning: true, statementTimeoutMs: 0 });
try {
  if (isMove) await move();
  else await check();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (isMove) say('What was copied stays; run it again to go on.');
  process.exitCode = 1;
} finally {
  await database.close();
}

async function move(): Promise<void> {
  const [disk, bucket] = [createDiskStore(config.dataDir), openFileStore(config, logger)];
  const [from, target] = to === 's3' ? [disk, bucket] : [bucket, disk];
  say(`Copying pictures from ${describePlace(from.place)} to ${describePlace(target.place)}`);
  const { copied, there, missing } = await moveFiles(database.db, {
    from,
    to: target,
    onProgress: (done) => {
      if (done % 1000 === 0) say(`${done} pictures`);
    },
  });
  tellKeys('missing or damaged where they should come from', missing);
  say(`Copied ${copied}, there already ${there}. Each was read back and is as it was.`);
  say(
    to === 's3'
      ? 'Start every instance with the S3_ settings, then run this once more for what was uploaded meanwhile.'
      : 'Start every instance without the S3_ settings. For what was uploaded meanwhile run this once more with them.',
  );
  process.exitCode = missing.length > 0 ? 1 : 0;
}

async function check(): Promise<void> {
  const files = openFileStore(config, logger);
  say(`Pictures are kept in ${describePlace(files.place)}`);
  const { whole, missing, damaged, unknown } = await checkFiles(database.db, files);
  tellKeys('missing', missing);
  tellKeys('damaged', damaged);
  tellKeys('of no picture (which does no harm)', unknown);
  say(`${whole} pictures are whole.`);
  process.exitCode = missing.length + damaged.length > 0 ? 1 : 0;
}

function tellKeys(what: string, keys: readonly string[]): void {
  if (keys.length === 0) return;
  const more = keys.length > 20 ? `\n  and ${keys.length - 20} more` : '';
  say(`${keys.length} ${what}:\n  ${keys.slice(0, 20).join('\n  ')}${more}`);
}
