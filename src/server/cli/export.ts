import { describeBackup } from '#modules/backups/describe-backup.ts';
import { exportShop } from '#modules/backups/export-shop.ts';
import { refuseMissingShop } from '#modules/backups/data-files.ts';

import { readConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import { openDatabase } from '../open-database.ts';
import { openImageStorage } from '../open-file-store.ts';
import { print, readFolderArgument, runCommand, tellFindings } from '../run-command.ts';

/** `npm run export -- FOLDER`: the whole shop for any PostgreSQL, also while it sells; exits with 1 on any doubt. */
const { folder, flags } = readFolderArgument('npm run export -- FOLDER [--without-key] [--no-check]', [
  'without-key',
  'no-check',
]);

await runCommand(async () => {
  const config = readConfig(process.env);
  if (!config.databaseUrl) refuseMissingShop(config.dataDir);
  const logger = createLogger(config.logLevel);
  const database = await openDatabase({ config, logger, shareRunning: true, statementTimeoutMs: 0 });
  try {
    const { manifest, findings } = await exportShop({
      dataDir: config.dataDir,
      databaseUrl: database.url,
      hasOwnKey: config.secretKeys !== undefined,
      storage: openImageStorage(config, logger),
      folder,
      withKey: !flags['without-key'],
      check: !flags['no-check'],
    });
    print(describeBackup(folder, manifest));
    return tellFindings(
      findings,
      flags['no-check'] ? 'Not checked.' : 'It was imported into a server of its own: all invariants hold.',
    );
  } finally {
    await database.close();
  }
});
