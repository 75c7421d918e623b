import type { Client } from 'pg';

/**
 * Forgets the backups that a restored shop has in its list. They are those of the shop that it was made from, which may
 * go on beside it: a copy must not remove them by its own plan, nor share files with them.
 */
export async function disownBackups(client: Pick<Client, 'query'>): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>(
    "select to_regclass('backups') is not null as found",
  );
  if (rows[0]?.found) await client.query('delete from backups');
}
