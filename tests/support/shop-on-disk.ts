import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Kysely } from 'kysely';

import { createDatabase, type Database } from '#db/database.ts';
import { startPostgres, type EmbeddedPostgres } from '#db/embedded/start-postgres.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { createPool } from '#db/pool.ts';
import { makeBackup, type BackupOptions, type MadeBackup } from '#modules/backups/make-backup.ts';

import { createOrderFixture } from './order-fixture.ts';
import { somebody } from './pickup-order.ts';
import { createShopFixture } from './shop-fixture.ts';

/** A shop with a server and a data folder of its own, as backups copy them. */
export interface ShopOnDisk {
  /** A folder that goes at the end; the shop's is in it. */
  root: string;
  dataDir: string;
  server: EmbeddedPostgres;
  db: Kysely<Database>;
  /** Gives the order's id once it is acknowledged. */
  order(): Promise<string>;
  /** Quick and unexamined, unless the options say otherwise. */
  backUp(options: Pick<BackupOptions, 'folder'> & Partial<BackupOptions>): Promise<MadeBackup>;
  stop(): Promise<void>;
}

export async function startShopOnDisk(): Promise<ShopOnDisk> {
  const root = mkdtempSync(join(tmpdir(), 'vitrina-on-disk-'));
  // The server may run as another user.
  chmodSync(root, 0o755);
  const dataDir = join(root, 'data');
  const server = await startPostgres({ dataDir, fsync: false });
  await migrateDatabase(server.url);
  const db = createDatabase(createPool({ connectionString: server.url }));
  const shop = await createOrderFixture(db);
  const variations = [{ stock: 1_000_000 }];
  const { variationIds } = await createShopFixture(db).makeProduct({ variations });
  return {
    root,
    dataDir,
    server,
    db,
    order: async () => (await shop.place([[variationIds[0] ?? 0, 1]], somebody())).id,
    backUp: (options) =>
      makeBackup({
        dataDir,
        databaseUrl: server.url,
        hasOwnKey: false,
        check: false,
        durable: false,
        ...options,
      }),
    async stop() {
      await db.destroy();
      await server.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
