import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { startPostgres } from '#db/embedded/start-postgres.ts';
import { restoreMark } from '#modules/backups/data-files.ts';
import { describeKey } from '#modules/backups/describe-backup.ts';
import { importShop, openExport } from '#modules/backups/import-shop.ts';
import { claimDataDir } from '#modules/backups/restore-backup.ts';

import { readConfig, type Config } from '../config.ts';
import { createLogger } from '../logger.ts';
import { withFetchedBackup } from '../open-backup-place.ts';
import { openImageStorage } from '../open-file-store.ts';
import { print, readFolderArgument, runCommand, tellFindings } from '../run-command.ts';

/**
 * `npm run import -- FOLDER`, or `s3://bucket/folder`: a portable export into an empty DATA_DIR, or into the empty
 * database of DATABASE_URL.
 */
const { folder: place } = readFolderArgument(
  'npm run import -- FOLDER|s3://BUCKET/FOLDER, with DATA_DIR set to an empty folder, or DATABASE_URL to an empty database',
  [],
);

await runCommand(async () => {
  const config = readConfig(process.env);
  return withFetchedBackup(place, { config, logger: createLogger(config.logLevel) }, async (folder) => {
    // Before a server is started and a folder claimed for nothing.
    await openExport(folder);
    const { manifest, findings } = config.databaseUrl
      ? await importInto(folder, config, config.databaseDirectUrl ?? config.databaseUrl)
      : await importIntoOwnServer(folder, config);
    print(
      `The shop of ${manifest.madeAt} is in ${config.databaseUrl ? 'the database' : config.dataDir}. Start it with npm start.`,
    );
    print(describeKey(manifest.key, config.secretKeys !== undefined));
    return tellFindings(findings, 'All invariants hold.');
  });
});

function importInto(folder: string, config: Config, databaseUrl: string) {
  const { dataDir, secretKeys } = config;
  const storage = openImageStorage(config, createLogger(config.logLevel));
  return importShop({ folder, databaseUrl, dataDir, hasOwnKey: secretKeys !== undefined, storage });
}

async function importIntoOwnServer(folder: string, config: Config) {
  await claimDataDir(config.dataDir);
  const server = await startPostgres({ dataDir: config.dataDir });
  const imported = await importInto(folder, config, server.url).finally(() => server.stop());
  await rm(join(config.dataDir, restoreMark));
  return imported;
}
