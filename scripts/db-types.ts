import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Kysely, PostgresDialect as QueryDialect } from 'kysely';
import { generate, PostgresDialect } from 'kysely-codegen';
import { runnerImport } from 'vite';

import { startPostgres } from '../src/db/embedded/start-postgres.ts';
import { createPool } from '../src/db/pool.ts';

/**
 * Writes `src/db/tables.ts` from the migrations: a scratch database is migrated and read. The mapping
 * agrees with the type parsers in `src/db/pool.ts`.
 */
const outFile = join(import.meta.dirname, '../src/db/tables.ts');

// The migrations are read by `import.meta.glob`, which only Vite understands.
const { module } = await runnerImport<typeof import('../src/db/migrate.ts')>(
  join(import.meta.dirname, '../src/db/migrate.ts'),
);
const server = await startPostgres({
  dataDir: mkdtempSync(join(tmpdir(), 'vitrina-types-')),
  fsync: false,
  temporary: true,
});
try {
  await module.migrateDatabase(server.url);
  const dialect = new PostgresDialect({ dateParser: 'string', numericParser: 'number' });
  const pool = createPool({ connectionString: server.url });
  const db = new Kysely<unknown>({ dialect: new QueryDialect({ pool }) });
  try {
    await generate({
      db,
      dialect,
      outFile,
      excludePattern: '{kysely_migration*,drafts,draft_intents}',
      typeMapping: { int8: 'number', numeric: 'number', json: 'unknown', jsonb: 'unknown' },
    });
    keepToItself(outFile);
  } finally {
    await db.destroy();
  }
} finally {
  await server.stop();
}

/** Tables are reached through `DB` alone. */
function keepToItself(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/^export (?=interface (?!DB\b)|type )/gm, ''));
}
