import { parseArgs } from 'node:util';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { checkProductFiles, moveProductFiles } from '#modules/downloads/move-product-files.ts';
import { checkFiles } from '#modules/media/check-files.ts';
import { moveFiles } from '#modules/media/move-files.ts';
import { createDiskStore } from '#platform/files/disk-store.ts';
import { describePlace } from '#platform/files/describe-place.ts';
import { StorageError, type FileStore } from '#platform/files/file-store.ts';

import { ConfigError } from '../config-values.ts';
import { readConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import { openDatabase } from '../open-database.ts';
import { openFileStore } from '../open-file-store.ts';
import { print, refuseUsage, runCommand } from '../run-command.ts';

/**
 * `npm run media -- check` reads every picture's file where the settings say that they are, and looks at those that
 * products give to download; `npm run media -- move
 * --to s3` (or `disk`) copies them between the data folder and the bucket. Both may run beside the shop.
 */
const usage = 'npm run media -- check | move --to s3 | move --to disk';
const { values, positionals } = readArguments();
const [command, ...others] = positionals;
const { to } = values;
const isMove = command === 'move' && (to === 's3' || to === 'disk');
const isCheck = command === 'check' && to === undefined;
if ((!isMove && !isCheck) || others.length > 0) refuseUsage(usage);

await runCommand(async () => {
  const config = readConfig(process.env);
  if (isMove && !config.s3) {
    throw new ConfigError(
      'There is no bucket to move to or from: set S3_BUCKET and the other S3_ variables first.',
    );
  }
  const logger = createLogger(config.logLevel);
  const database = await openDatabase({ config, logger, shareRunning: true, statementTimeoutMs: 0 });
  const files = openFileStore(config, logger);
  try {
    return isMove ? await move(database.db, config.dataDir, files) : await check(database.db, files);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    print(`${error.message}${isMove ? ' What was copied stays; run it again to go on.' : ''}`);
    return 1;
  } finally {
    await database.close();
  }
});

async function move(db: Kysely<Database>, dataDir: string, bucket: FileStore): Promise<number> {
  const disk = createDiskStore(dataDir);
  const [from, target] = to === 's3' ? [disk, bucket] : [bucket, disk];
  print(
    `Copying pictures and files of products from ${describePlace(from.place)} to ${describePlace(target.place)}`,
  );
  const { copied, there, missing } = await moveFiles(db, {
    from,
    to: target,
    onProgress: (done) => {
      if (done % 1000 === 0) print(`${done} pictures`);
    },
  });
  const products = await moveProductFiles(db, { from, to: target });
  tellKeys('missing or damaged where they should come from', [...missing, ...products.missing]);
  print(
    `Copied ${copied + products.copied}, there already ${there + products.there}. Each was read back and is as it was.`,
  );
  print(
    to === 's3'
      ? 'Start every instance with the S3_ settings, then run this once more for what was uploaded meanwhile.'
      : 'Start every instance without the S3_ settings. For what was uploaded meanwhile run this once more with them.',
  );
  return missing.length + products.missing.length > 0 ? 1 : 0;
}

async function check(db: Kysely<Database>, files: FileStore): Promise<number> {
  print(`Pictures and files of products are kept in ${describePlace(files.place)}`);
  const { whole, missing, damaged, unknown } = await checkFiles(db, files);
  const products = await checkProductFiles(db, files);
  tellKeys('missing', [...missing, ...products.missing]);
  tellKeys('damaged', [...damaged, ...products.damaged]);
  tellKeys('of no picture (which does no harm)', unknown);
  print(`${whole} pictures and ${products.whole} files of products are whole.`);
  const faulty = [missing, damaged, products.missing, products.damaged];
  return faulty.some(({ length }) => length > 0) ? 1 : 0;
}

function tellKeys(what: string, keys: readonly string[]): void {
  if (keys.length === 0) return;
  const more = keys.length > 20 ? `\n  and ${keys.length - 20} more` : '';
  print(`${keys.length} ${what}:\n  ${keys.slice(0, 20).join('\n  ')}${more}`);
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
  } catch {
    return refuseUsage(usage);
  }
}
