import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { Pool } from 'pg';

const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  eager: true,
  import: 'default',
});

/** The database was migrated by a newer version of the program. */
class DatabaseIsNewerError extends Error {
  override name = 'DatabaseIsNewerError';
  readonly unknownMigrations: string[];

  constructor(unknownMigrations: string[]) {
    super(
      `The database was migrated by a newer version of Vitrina (it knows ${unknownMigrations.join(', ')}, ` +
        'this version does not). Start the newer version, or restore a backup made before the upgrade.',
    );
    this.unknownMigrations = unknownMigrations;
  }
}

/** A migration failed and was rolled back; the ones before it stay. */
class MigrationFailedError extends Error {
  override name = 'MigrationFailedError';
}

export type MigrationFiles = Record<string, string>;

/** Migration name (`0001_extensions`) to its SQL, as built into the program. */
export function listMigrations(): MigrationFiles {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path.replace(/^.*\/|\.sql$/g, ''), text]),
  );
}

/**
 * Brings the database to the newest migration, each one in its own transaction, and returns the names of
 * those it ran. Concurrent callers wait for each other. Throws
 * `DatabaseIsNewerError` and `MigrationFailedError`.
 */
export async function migrateDatabase(
  connectionString: string,
  migrations: MigrationFiles = listMigrations(),
): Promise<string[]> {
  // Its own connection without a statement timeout: building an index may take minutes.
  const pool = new Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: 5000,
    application_name: 'vitrina migrate',
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    // Kysely locks the migrations, but looks at the tables before: one that another start drops at that moment
    // makes it fail. The lock goes with the connection.
    await sql`select pg_advisory_lock(${migrationLock}::bigint)`.execute(db);
    await refuseNewerDatabase(db, migrations);
    return await runPending(db, migrations);
  } finally {
    await db.destroy();
  }
}

/** Any number that nobody else locks. */
const migrationLock = 2_026_112_201;

async function runPending(db: Kysely<unknown>, migrations: MigrationFiles): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => toKysely(migrations) } });
  const done: string[] = [];
  for (;;) {
    const { error, results = [] } = await migrator.migrateUp();
    if (error) throw await explainFailure(db, migrations, error, results[0]?.migrationName);
    const ran = results.find((result) => result.status === 'Success');
    if (!ran) return done;
    done.push(ran.migrationName);
  }
}

function toKysely(migrations: MigrationFiles): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, text]) => [
      name,
      {
        up: async (db: Kysely<unknown>) => {
          await sql.raw(text).execute(db);
        },
      },
    ]),
  );
}

async function explainFailure(
  db: Kysely<unknown>,
  migrations: MigrationFiles,
  error: unknown,
  name: string | undefined,
): Promise<Error> {
  // Another instance of a newer version may have migrated since our check.
  await refuseNewerDatabase(db, migrations);
  const reason = error instanceof Error ? error.message : String(error);
  return new MigrationFailedError(
    `Migration ${name ?? ''} failed and changed nothing: ${reason}`.replace('  ', ' '),
    { cause: error },
  );
}

async function refuseNewerDatabase(db: Kysely<unknown>, migrations: MigrationFiles): Promise<void> {
  const { rows: tables } = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (!tables[0]?.found) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const unknownMigrations = rows.map((row) => row.name).filter((name) => !(name in migrations));
  if (unknownMigrations.length > 0) throw new DatabaseIsNewerError(unknownMigrations);
}
