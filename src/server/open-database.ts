import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';

import { createDatabase, type Database } from '#db/database.ts';
import { findLockOwner } from '#db/embedded/data-lock.ts';
import { findRunningServer, startPostgres } from '#db/embedded/start-postgres.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { createPool } from '#db/pool.ts';
import { createReadingPool } from '#db/reading-pool.ts';
import { refusePooler } from '#db/refuse-pooler.ts';
import { refuseHalfRestored } from '#modules/backups/data-files.ts';

import type { Config } from './config.ts';
import { createStatementWatch } from './tracing/watch-statements.ts';

export type OpenDatabase = {
  /** Of the server itself, never of a pooler: for connections of one's own. */
  url: string;
  pool: pg.Pool;
  db: Kysely<Database>;
  /** For what only reads: over the replica where there is one, else the same as `db`. */
  reading: Kysely<Database>;
  /** Brings the schema up to date; returns the names of the migrations that ran. */
  migrate(): Promise<string[]>;
  /** Closes the pool, then stops the embedded server when this process started it. */
  close(): Promise<void>;
};

export type OpenDatabaseOptions = {
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl' | 'databaseReplicaUrl'>;
  logger: Logger;
  /** For commands: use the server of a running Vitrina on the same data folder instead of refusing. */
  shareRunning?: boolean;
  /** The embedded server cannot be kept alive. */
  onFatal?: (error: Error) => void;
  /** Overrides the pool's statement timeout, in milliseconds; 0 for none. */
  statementTimeoutMs?: number;
};

const poolEndMs = 1500;

/** The database that the configuration names: DATABASE_URL, or the embedded server, which is started. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { config, logger, statementTimeoutMs, shareRunning = false } = options;
  const server = await findOrStartServer(options);
  // Commands take their time, which poolers are not made for.
  const pooledUrl = config.databaseDirectUrl !== undefined && !shareRunning ? config.databaseUrl : undefined;
  const pool = createPool({
    connectionString: pooledUrl ?? server.url,
    ...(pooledUrl !== undefined && { directUrl: server.url }),
    statementTimeoutMs,
    onStatement: createStatementWatch(logger),
    onError: (error) => logger.warn({ err: error }, 'A database connection broke'),
  });
  const db = createDatabase(pool);
  const reading = config.databaseReplicaUrl && openReading(config.databaseReplicaUrl, pool, logger);
  return {
    url: server.url,
    pool,
    db,
    reading: reading || db,
    async migrate() {
      if (config.databaseUrl !== undefined && config.databaseDirectUrl === undefined)
        await refusePooler(config.databaseUrl);
      return migrateDatabase(server.url);
    },
    close: async () => {
      const ended = Promise.all([db.destroy(), reading && reading.destroy()]);
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, poolEndMs).unref())]);
      await server.stop();
    },
  };
}

function openReading(url: string, primary: pg.Pool, logger: Logger): Kysely<Database> {
  const replica = createPool({
    connectionString: url,
    onError: (error) => logger.warn({ err: error }, 'A connection to the replica broke'),
  });
  const onChange = (isUsed: boolean, error?: unknown) =>
    isUsed
      ? logger.info('The replica is read again')
      : logger.warn({ err: error }, 'The replica is not read for now: the primary is');
  return createDatabase(createReadingPool({ primary, replica, onChange }));
}

async function findOrStartServer(
  options: OpenDatabaseOptions,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { config, logger, onFatal } = options;
  const given = config.databaseDirectUrl ?? config.databaseUrl;
  if (given) return { url: given, stop: async () => {} };
  const running =
    options.shareRunning && (await findLockOwner(config.dataDir))
      ? await findRunningServer(config.dataDir)
      : undefined;
  if (running) return { url: running, stop: async () => {} };
  refuseHalfRestored(config.dataDir);
  return startPostgres({
    dataDir: config.dataDir,
    onLog: (line) => logger.debug({ source: 'postgres' }, line),
    onRestart: (attempt) => logger.error({ attempt }, 'PostgreSQL died and is started again'),
    onFatal,
  });
}
