import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';

import { createDatabase, type Database } from '#db/database.ts';
import { findLockOwner } from '#db/embedded/data-lock.ts';
import { findRunningServer, startPostgres } from '#db/embedded/start-postgres.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { createPool } from '#db/pool.ts';
import { refuseHalfRestored } from '#modules/backups/data-files.ts';

import type { Config } from './config.ts';

export type OpenDatabase = {
  url: string;
  pool: pg.Pool;
  db: Kysely<Database>;
  /** Brings the schema up to date; returns the names of the migrations that ran. */
  migrate(): Promise<string[]>;
  /** Closes the pool, then stops the embedded server when this process started it. */
  close(): Promise<void>;
};

export type OpenDatabaseOptions = {
  config: Pick<Config, 'dataDir' | 'databaseUrl'>;
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
  const { logger } = options;
  const server = await findOrStartServer(options);
  const pool = createPool({
    connectionString: server.url,
    statementTimeoutMs: options.statementTimeoutMs,
    onError: (error) => logger.warn({ err: error }, 'A database connection broke'),
  });
  const db = createDatabase(pool);
  return {
    url: server.url,
    pool,
    db,
    migrate: () => migrateDatabase(server.url),
    close: async () => {
      await Promise.race([db.destroy(), new Promise((resolve) => setTimeout(resolve, poolEndMs).unref())]);
      await server.stop();
    },
  };
}

async function findOrStartServer(
  options: OpenDatabaseOptions,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { config, logger, onFatal } = options;
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => {} };
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
