import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { runCrashRounds } from './crash-rounds.ts';
import type { Series } from './series.ts';

export const series: Series = {
  about: 'a container is killed whole while orders are placed, and started again: every start, 0 lost',
  count: 1000,
  run: ({ count, folder, say }) =>
    runCrashRounds({
      count,
      say,
      dataDir: folder,
      crash: (shop) => shop.kill(),
      afterCrash: (round) => round % 3 === 2 && nameStrangers(folder),
    }),
};

/** What is left names the one process that lives in every container. */
function nameStrangers(dataDir: string): void {
  const cluster = join(dataDir, 'postgres/18');
  const socketFolder = join(dataDir, 'postgres/socket');
  const lines = [1, cluster, 1_700_000_000, 5432, socketFolder, '', '  5432001   1', 'ready   '];
  writeFileSync(join(cluster, 'postmaster.pid'), `${lines.join('\n')}\n`);
  writeFileSync(join(socketFolder, '.s.PGSQL.5432.lock'), `${lines.slice(0, 5).join('\n')}\n`);
}
