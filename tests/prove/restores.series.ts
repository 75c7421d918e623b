import { globSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { withClient } from '#db/backup/read-shop.ts';
import { findRunningServer, startPostgres } from '#db/embedded/start-postgres.ts';
import { BackupError } from '#modules/backups/backup-manifest.ts';
import { makeBackup } from '#modules/backups/make-backup.ts';
import { restoreBackup, type RestoredShop } from '#modules/backups/restore-backup.ts';
import { createDiskStore } from '#platform/files/disk-store.ts';

import { runCrashRounds } from './crash-rounds.ts';
import { createCutDisk } from './cut-disk.ts';
import { expectNone, type Series } from './series.ts';

/** Of three rounds one makes a backup, and the others restore one of the last of them. */
const everyRounds = 3;
const kept = 3;
/** An order takes less from its beginning, which it bears, to its commit, by which it is restored. */
const slowestOrderMs = 10_000;

interface MadeOne {
  folder: string;
  madeAt: Date;
}

interface Orders {
  /** By their numbers, when they were begun. */
  [number: string]: number;
}

export const series: Series = {
  about:
    'the power is cut amid orders, backups and their log, and backups are restored to moments at random: 0 inconsistent',
  count: 48,
  async run({ count, folder, say }) {
    const disk = await createCutDisk(folder);
    const dataDir = join(disk.folder, 'data');
    const place = join(folder, 'backups');
    mkdirSync(place);
    const backups: MadeOne[] = [];
    const counts = { backups: 0, restored: 0, toMoments: 0, beyondLog: 0, inconsistent: 0 };
    let round = 0;

    /** Into the selling shop's place, beside its log. */
    async function back(url: string): Promise<void> {
      const target = join(place, `round-${round}`);
      const { manifest } = await makeBackup({
        dataDir,
        databaseUrl: url,
        hasOwnKey: false,
        folder: target,
        check: false,
      });
      if (!manifest.log?.chain) return;
      counts.backups++;
      backups.push({ folder: target, madeAt: new Date(manifest.madeAt) });
      const old = backups.length > kept ? backups.shift() : undefined;
      if (old) rmSync(old.folder, { recursive: true });
    }

    async function restore(url: string, { folder: from, madeAt }: MadeOne): Promise<void> {
      const target = join(folder, 'restored');
      const isWhole = Math.random() < 0.5;
      const until = new Date(madeAt.getTime() + Math.random() * (Date.now() - madeAt.getTime()));
      const put = (moment: Date | null) =>
        restoreBackup({
          folder: from,
          dataDir: target,
          knownMigrations: listMigrations(),
          log: { place: { name: place, store: createDiskStore(place) }, until: moment },
          durable: false,
        });
      let moment = isWhole ? null : until;
      let restored: RestoredShop;
      try {
        restored = await put(moment);
      } catch (error) {
        // The last minute may not be archived yet.
        if (moment === null || !(error instanceof BackupError) || !/ ends (?:at|with) /.test(error.message))
          throw error;
        counts.beyondLog++;
        moment = null;
        restored = await put(null);
      }
      expectNone('Restored', restored.findings);
      const copy = await startPostgres({ dataDir: target, fsync: false });
      const there = await readOrders(copy.url).finally(() => copy.stop());
      const reached = (moment ?? restored.lastAt ?? madeAt).getTime();
      compare({ there, live: await readOrders(url), reached });
      rmSync(target, { recursive: true });
      counts.restored++;
      if (moment) counts.toMoments++;
    }

    const figures = await runCrashRounds({
      count,
      say: (so) => say({ ...so, ...counts }),
      dataDir,
      async crash(shop) {
        const url = (await findRunningServer(dataDir)) ?? '';
        const chosen = backups[Math.floor(Math.random() * backups.length)];
        if (round === 0) await keepLog(url, place);
        else if (round % everyRounds === 1 || !chosen) await back(url);
        else await restore(url, chosen);
        await sleep(Math.random() * 500);
        disk.cut();
        await shop.kill();
      },
      async afterCrash() {
        round++;
        await disk.remount();
      },
    });
    await disk.remove();
    return { ...figures, ...counts };
  },
};

function listMigrations(): string[] {
  const folder = join(import.meta.dirname, '../../src/db/migrations');
  return globSync('*.sql', { cwd: folder }).map((file) => basename(file, '.sql'));
}

/** From its next start the shop archives its log, and makes backups of its own too. */
async function keepLog(url: string, folder: string): Promise<void> {
  await withClient(url, (client) =>
    client.query('update backup_plan set enabled = true, keep_log = true, folder = $1', [folder]),
  );
}

async function readOrders(url: string): Promise<Orders> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ number: string; at: Date }>(
      'select number::text, created_at as at from orders',
    );
    return Object.fromEntries(rows.map(({ number, at }) => [number, at.getTime()]));
  });
}

/** All that was committed before the moment is there, and nothing that was begun after it, or never. */
function compare({ there, live, reached }: { there: Orders; live: Orders; reached: number }): void {
  const due = Object.entries(live).filter(([, at]) => at < reached - slowestOrderMs);
  expectNone(
    'Missing after the restore',
    due.filter(([number]) => !(number in there)),
  );
  expectNone(
    'Not of that moment',
    Object.entries(there).filter(([number, at]) => at > reached || !(number in live)),
  );
}
