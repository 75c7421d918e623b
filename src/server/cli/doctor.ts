import { checkInvariants } from '#modules/maintenance/check-invariants.ts';

import { readConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import { openDatabase } from '../open-database.ts';

/** `npm run doctor`: one line for every invariant that is broken; exits with 1 when there is one. */
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
  process.exitCode = breaches.length === 0 ? 0 : 1;
} finally {
  await database.close();
}
