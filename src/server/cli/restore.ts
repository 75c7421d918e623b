import { listMigrations } from '#db/migrate.ts';
import { BackupError } from '#modules/backups/backup-manifest.ts';
import { describeKey } from '#modules/backups/describe-backup.ts';
import { restoreBackup } from '#modules/backups/restore-backup.ts';

import { readConfig } from '../config.ts';
import { print, readFolderArgument, runCommand, tellFindings } from '../run-command.ts';

/** `npm run restore -- FOLDER`: puts a backup into an empty DATA_DIR; exits with 1 on any doubt. */
const { folder, flags } = readFolderArgument(
  'npm run restore -- FOLDER [--no-check], with DATA_DIR set to an empty folder',
  ['no-check'],
);

await runCommand(async () => {
  const config = readConfig(process.env);
  if (config.databaseUrl) {
    throw new BackupError(
      'DATABASE_URL is set, and a backup goes into the embedded server. Unset it, or put a portable export back (npm run import -- FOLDER).',
    );
  }
  const { manifest, findings } = await restoreBackup({
    folder,
    dataDir: config.dataDir,
    knownMigrations: Object.keys(listMigrations()),
    check: !flags['no-check'],
    hasBucket: config.s3 !== undefined,
  });
  print(`The shop of ${manifest.madeAt} is in ${config.dataDir}. Start it with npm start.`);
  print(describeKey(manifest.key, config.secretKeys !== undefined));
  return tellFindings(
    findings,
    flags['no-check'] ? 'Not checked.' : 'Its server was started once: all invariants hold.',
  );
});
