import { makeBackup } from '#modules/backups/make-backup.ts';
import { BackupError } from '#modules/backups/backup-manifest.ts';
import { isBucketPlace, stagingOf } from '#modules/backups/backup-place.ts';
import { refuseMissingShop } from '#modules/backups/data-files.ts';
import { describeBackup } from '#modules/backups/describe-backup.ts';
import { makeStoredBackup } from '#modules/backups/stored-backup.ts';

import { readConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import { openBackupPlace } from '../open-backup-place.ts';
import { openDatabase } from '../open-database.ts';
import { print, readFolderArgument, runCommand, tellFindings } from '../run-command.ts';

/** `npm run backup -- FOLDER`, or `s3://bucket/folder`: the shop with an embedded server, also while it sells; exits with 1 on any doubt. */
const { folder, flags } = readFolderArgument(
  'npm run backup -- FOLDER|s3://BUCKET/FOLDER [--without-key] [--no-check]',
  ['without-key', 'no-check'],
);

await runCommand(async () => {
  const config = readConfig(process.env);
  if (config.databaseUrl) {
    throw new BackupError(
      'DATABASE_URL names a server of its own, whose files are not here. Make a portable export (npm run export -- FOLDER), ' +
        'and see docs/backup.md for pg_dump and pgBackRest.',
    );
  }
  refuseMissingShop(config.dataDir);
  const logger = createLogger(config.logLevel);
  const database = await openDatabase({ config, logger, shareRunning: true, statementTimeoutMs: 0 });
  try {
    const make = (target: string) =>
      makeBackup({
        dataDir: config.dataDir,
        databaseUrl: database.url,
        hasOwnKey: config.secretKeys !== undefined,
        folder: target,
        withKey: !flags['without-key'],
        check: !flags['no-check'],
        hasBucket: config.s3 !== undefined,
      });
    const { manifest, findings } = isBucketPlace(folder)
      ? await makeStoredBackup({
          staging: stagingOf(config.dataDir, folder),
          store: openBackupPlace(config, folder, logger),
          name: folder,
          make,
        })
      : await make(folder);
    print(describeBackup(folder, manifest));
    if (config.s3) print(`Pictures are not in it: they are in the bucket ${config.s3.bucket}.`);
    return tellFindings(
      findings,
      flags['no-check'] ? 'Not checked.' : 'A server was started on a copy: all invariants hold.',
    );
  } finally {
    await database.close();
  }
});
