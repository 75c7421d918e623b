import { makeBackup } from '#modules/backups/make-backup.ts';
import { BackupError } from '#modules/backups/backup-manifest.ts';
import { refuseMissingShop } from '#modules/backups/data-files.ts';
import { describeBackup } from '#modules/backups/describe-backup.ts';

import { readConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import { openDatabase } from '../open-database.ts';
import { print, readFolderArgument, runCommand, tellFindings } from '../run-command.ts';

/** `npm run backup -- FOLDER`: the shop with an embedded server, also while it sells; exits with 1 on any doubt. */
const { folder, flags } = readFolderArgument('npm run backup -- FOLDER [--without-key] [--no-check]', [
  'without-key',
  'no-check',
]);

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
    const { manifest, findings } = await makeBackup({
      dataDir: config.dataDir,
      databaseUrl: database.url,
      hasOwnKey: config.secretKeys !== undefined,
      folder,
      withKey: !flags['without-key'],
      check: !flags['no-check'],
      hasBucket: config.s3 !== undefined,
    });
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
