import { Client } from 'pg';

import { onlyRow } from './only-row.ts';

/**
 * Throws where the address leads through a pooler: what a shop does over connections of its own (hearing of changes,
 * locks of migrations) would go to a server's connection that others share, and get lost without an error.
 */
export async function refusePooler(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    // A pooler gives a number of its own, for requests to cancel.
    if (onlyRow(rows).pid === client.processID) return;
  } finally {
    void client.end().catch(() => {});
  }
  throw new Error(
    'DATABASE_URL leads through a pooler. Set DATABASE_DIRECT_URL too, to the address of the server itself ' +
      '(or of the pooler in session mode), for what needs a connection of its own; docs/databases.md says more.',
  );
}
