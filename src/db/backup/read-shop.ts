import { Client } from 'pg';

/** Names of the migrations that a database had, in their order; none where it is empty. */
export async function readMigrations(client: Pick<Client, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ found: boolean }>(
    "select to_regclass('kysely_migration') is not null as found",
  );
  if (!rows[0]?.found) return [];
  const names = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return names.rows.map(({ name }) => name);
}

/** Reads every row of every table, which makes the server compare the checksums of their pages. */
export async function readEveryRow(client: Pick<Client, 'query'>): Promise<void> {
  for (const table of await listTables(client)) {
    await client.query(`select count(t.*::text) from ${quote(table)} t`);
  }
}

/** All tables of the shop in alphabetical order, without those that say which migrations ran. */
export async function listTables(client: Pick<Client, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname !~ '^kysely_migration' order by c.relname collate "C"`,
  );
  return rows.map(({ name }) => name);
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Runs `work` on a connection of its own, without a limit of time. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'vitrina backup' });
  // A connection that breaks fails the query on its way, or the next one.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
