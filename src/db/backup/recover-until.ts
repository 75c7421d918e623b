import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Client } from 'pg';

import { startPostgres, type EmbeddedPostgres } from '../embedded/start-postgres.ts';

/** When the last transaction was committed that a server took in from a log; null where it took in none. */
export async function readLastReplayed(client: Pick<Client, 'query'>): Promise<Date | null> {
  const { rows } = await client.query<{ at: Date | null }>('select pg_last_xact_replay_timestamp() as at');
  return rows[0]?.at ?? null;
}

/** Within the data folder, so that whoever runs the server may read it. */
const folderOfLog = 'restored-log';

export interface RecoveryOptions {
  dataDir: string;
  /** Of the server in it, that holds a base backup on which none has run yet. */
  cluster: string;
  /** Segments that follow on the backup's own, without a gap, compressed by gzip. */
  segments: AsyncIterable<{ name: string; bytes: Buffer }>;
  /** Transactions that were committed until this moment are in it; null: all that the segments have. */
  until: Date | null;
  fsync: boolean;
}

/** The segments end before the moment. */
export class LogEndsError extends Error {
  override name = 'LogEndsError';
  /** Of the last transaction in them, as the server says it; null where they have none. */
  readonly lastAt: string | null;

  constructor(lastAt: string | null) {
    super(`The log ends at ${lastAt ?? 'the backup'}.`);
    this.lastAt = lastAt;
  }
}

/**
 * Starts a server on a base backup and lets it take in the archived log, as "Recovering Using a Continuous Archive
 * Backup" says, until the moment; from then on it goes its own way, on a new timeline. Throws `LogEndsError` where
 * the log does not reach so far.
 * https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-PITR-RECOVERY
 */
export async function recoverUntil(options: RecoveryOptions): Promise<EmbeddedPostgres> {
  const { dataDir, cluster, segments, until, fsync } = options;
  const folder = join(cluster, folderOfLog);
  await mkdir(folder, { mode: 0o700 });
  for await (const { name, bytes } of segments) {
    await writeFile(join(folder, `${name}.gz`), bytes, { mode: 0o600 });
  }
  await writeFile(join(cluster, 'recovery.signal'), '', { mode: 0o600 });
  let lastAt: string | null = null;
  let isTooShort = false;
  try {
    const server = await startPostgres({
      dataDir,
      fsync,
      settings: {
        // The server looks for a file that is not there too: whatever this ends with below 126 is taken for that.
        restore_command: `gzip -dc < ${folderOfLog}/%f.gz > "%p" 2> /dev/null`,
        recovery_target_timeline: 'current',
        recovery_target_action: 'promote',
        // Names of time zones, `Z` too, are not known yet when the server reads this.
        ...(until && { recovery_target_time: until.toISOString().replace('Z', '+00') }),
        // Nobody is answered before it is done.
        hot_standby: 'off',
      },
      onLog(line) {
        lastAt = /last completed transaction was at log time (.+)$/.exec(line)?.[1] ?? lastAt;
        isTooShort ||= line.includes('recovery ended before configured recovery target was reached');
      },
    });
    await rm(folder, { recursive: true, force: true });
    return server;
  } catch (error) {
    throw isTooShort ? new LogEndsError(lastAt) : error;
  }
}
