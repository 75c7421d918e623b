import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { probeStore } from '#platform/files/probe-store.ts';

import { readConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import { openDatabase } from '../open-database.ts';
import { openFileStore } from '../open-file-store.ts';

/** `npm run doctor`: a line for every invariant that is broken and for storage that cannot be used; then it exits with 1. */
const config = readConfig(process.env);
const logger = createLogger(config.logLevel);
const database = await openDatabase({ config, logger, shareRunning: true, statementTimeoutMs: 0 });
try {
  const breaches = await checkInvariants(database.db);
  for (const { name, meaning, count, examples } of breaches) {
    process.stdout.write(
      `${name}: ${count} (${examples.join(', ')}${count > examples.length ? ', …' : ''}). ${meaning}\n`,
    );
  }
  if (breaches.length === 0) process.stdout.write('All invariants hold.\n');
  const storageFailure = await probeStore(openFileStore(config, logger), config.s3?.publicUrl).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (storageFailure !== undefined) process.stdout.write(`storage: ${storageFailure}\n`);
  process.exitCode = breaches.length === 0 && storageFailure === undefined ? 0 : 1;
} finally {
  await database.close();
}
