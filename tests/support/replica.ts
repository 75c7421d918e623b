import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';

import { copyCluster } from '#db/backup/copy-cluster.ts';
import { withClient } from '#db/backup/read-shop.ts';
import { startPostgres, type EmbeddedPostgres, type PostgresOptions } from '#db/embedded/start-postgres.ts';

/** What the primary knows it by. */
export const replicaName = 'vitrina_replica';

interface ReplicatedServer {
  url: string;
  dataDir: string;
}

/** Starts a streaming replica of an embedded server, in a new folder of its own, and waits until it streams. */
export async function startReplica(
  primary: ReplicatedServer,
  options: PostgresOptions,
): Promise<EmbeddedPostgres> {
  const folder = join(options.dataDir, 'postgres/18');
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder, { mode: 0o700 });
  await copyCluster({
    url: primary.url,
    folder: join(primary.dataDir, 'postgres/18'),
    target: {
      addFolder: async (path) => void (await mkdir(join(folder, path), { recursive: true })),
      addFile: (from, path) => copyFile(from, join(folder, path)).catch(unlessGone),
      addBytes: (bytes, path) => writeFile(join(folder, path), bytes),
    },
  });
  const { host, port, user } = new Client({ connectionString: primary.url });
  const primaryAddress = `host=${host} port=${port} user=${user} application_name=${replicaName}`;
  await writeFile(join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${primaryAddress}'\n`);
  await writeFile(join(folder, 'standby.signal'), '');
  const replica = await startPostgres(options);
  await untilItStreams(primary.url);
  return replica;
}

async function untilItStreams(primaryUrl: string): Promise<void> {
  await withClient(primaryUrl, async (client) => {
    for (;;) {
      const { rows } = await client.query(
        "select from pg_stat_replication where state = 'streaming' and application_name = $1",
        [replicaName],
      );
      if (rows.length > 0) return;
      await sleep(20);
    }
  });
}

function unlessGone(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
