import { createDatabase } from '#db/database.ts';
import { createPool } from '#db/pool.ts';
import { serveTask } from '#platform/processes/serve-task.ts';

import { holdImports } from './import-batches.queries.ts';
import type { ImportTask } from './import-process.ts';
import { runBatches } from './run-batches.ts';

/** Does what imports have to do, over one connection, and ends. Nothing where another process is at it. */
serveTask<ImportTask>(async ({ databaseUrl, site }, { signal, log }) => {
  const pool = createPool({
    connectionString: databaseUrl,
    max: 1,
    applicationName: 'vitrina import',
    onError: (error) => log.warn({ err: error }, 'The database connection of an import broke'),
  });
  const db = createDatabase(pool);
  try {
    await db.connection().execute(async (connection) => {
      if (!(await holdImports(connection))) return;
      await runBatches(connection, { log, settings: { read: async () => site } }, signal);
    });
  } finally {
    await db.destroy();
  }
});
