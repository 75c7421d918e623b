import { z } from 'zod';

import { listMigrations } from '#db/migrate.ts';
import { BackupError } from '#modules/backups/backup-manifest.ts';
import { splitPlace } from '#modules/backups/backup-place.ts';
import { describeKey } from '#modules/backups/describe-backup.ts';
import { restoreBackup } from '#modules/backups/restore-backup.ts';

import { readConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import { openBackupPlace, withFetchedBackup } from '../open-backup-place.ts';
import { print, readFolderArgument, runCommand, tellFindings } from '../run-command.ts';

/** `npm run restore -- FOLDER`: puts a backup into an empty DATA_DIR; exits with 1 on any doubt. */
const { folder, flags, options } = readFolderArgument(
  'npm run restore -- FOLDER|s3://BUCKET/FOLDER [--until 2026-11-23T15:04:05Z|end] [--log PLACE] [--no-check], with DATA_DIR set to an empty folder',
  ['no-check'],
  ['until', 'log'],
);

/** Undefined: the moment of the backup; null: the end of its archived log. */
function readUntil(text: string | undefined): Date | null | undefined {
  if (text === undefined || text === 'end') return text && null;
  if (!z.iso.datetime({ offset: true }).safeParse(text).success) {
    throw new BackupError(
      `--until must be a moment with its time zone, like 2026-11-23T15:04:05Z or 2026-11-23T18:04:05+03:00, or end (it is ${JSON.stringify(text)}).`,
    );
  }
  return new Date(text);
}

await runCommand(async () => {
  const config = readConfig(process.env);
  if (config.databaseUrl) {
    throw new BackupError(
      'DATABASE_URL is set, and a backup goes into the embedded server. Unset it, or put a portable export back (npm run import -- FOLDER).',
    );
  }
  const until = readUntil(options.until);
  if (options.log !== undefined && until === undefined) {
    throw new BackupError('--log goes with --until: name the moment to restore, or --until end.');
  }
  const logger = createLogger(config.logLevel);
  const logPlace = options.log ?? splitPlace(folder).place;
  return withFetchedBackup(folder, { config, logger }, async (fetched) => {
    const { manifest, findings, lastAt } = await restoreBackup({
      folder: fetched,
      dataDir: config.dataDir,
      knownMigrations: Object.keys(listMigrations()),
      check: !flags['no-check'],
      hasBucket: config.s3 !== undefined,
      ...(until !== undefined && {
        log: { place: { name: logPlace, store: openBackupPlace(config, logPlace, logger) }, until },
      }),
    });
    const moment = until?.toISOString() ?? lastAt?.toISOString() ?? manifest.madeAt;
    print(`The shop of ${moment} is in ${config.dataDir}. Start it with npm start.`);
    if (lastAt) print(`The last change that was restored is of ${lastAt.toISOString()}.`);
    if (config.s3) print(`Pictures are those of the bucket ${config.s3.bucket}.`);
    else if (until !== undefined) print('Pictures are those of the backup: later uploads are not in it.');
    print(describeKey(manifest.key, config.secretKeys !== undefined));
    return tellFindings(
      findings,
      flags['no-check'] ? 'Not checked.' : 'Its server was started once: all invariants hold.',
    );
  });
});
