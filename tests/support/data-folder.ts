import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startPostgres } from '#db/embedded/start-postgres.ts';

export interface StoppedDatabase {
  /** Gives a data folder that does not exist yet a database of its own, as after a shop that was stopped. */
  copyTo(dataDir: string): void;
  remove(): void;
}

/** A database that nothing runs on: a copy of it spares `initdb`. */
export async function makeStoppedDatabase(): Promise<StoppedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-stopped-'));
  // Who runs PostgreSQL in place of root may enter.
  chmodSync(folder, 0o755);
  const server = await startPostgres({ dataDir: folder, fsync: false });
  await server.stop();
  return {
    copyTo(dataDir) {
      const copy = join(dataDir, 'postgres/18');
      cpSync(join(folder, 'postgres/18'), copy, { recursive: true });
      // A copy's folders are open, and PostgreSQL wants its own closed.
      chmodSync(copy, 0o700);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
