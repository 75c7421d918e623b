import { findGap, segmentAfter, segmentAt } from '#db/backup/log-segments.ts';
import { LogEndsError, recoverUntil } from '#db/backup/recover-until.ts';
import type { EmbeddedPostgres } from '#db/embedded/start-postgres.ts';
import type { FileStore } from '#platform/files/file-store.ts';

import { listArchived, readArchived } from './archived-log.ts';
import { BackupError, type BackupManifest } from './backup-manifest.ts';

export interface ArchivedLog {
  /** As its owner names it. */
  name: string;
  store: FileStore;
}

/** The log that goes on from a backup: what of it lies there without a gap. */
export interface FoundLog extends ArchivedLog {
  chain: string;
  segments: string[];
  /** The first that is missing before later ones; null where none is. */
  missing: string | null;
}

/** Throws `BackupError` where no log goes on from the backup, or it cannot reach the moment. */
export async function findLog(
  folder: string,
  manifest: BackupManifest,
  { place, until }: { place: ArchivedLog; until: Date | null },
): Promise<FoundLog> {
  const { log, madeAt } = manifest;
  if (until && until < new Date(madeAt)) {
    throw new BackupError(
      `${folder} holds the shop of ${madeAt}, which is later than ${until.toISOString()}. Use an older backup.`,
    );
  }
  if (!log?.chain) {
    throw new BackupError(
      `No log was archived when ${folder} was made, so only its own moment, ${madeAt}, can be restored: leave --until out.`,
    );
  }
  const first = segmentAfter(segmentAt(beforeLsn(log.stop), log.timeline));
  const archived = await listArchived(place.store, log.chain);
  // What follows on a new backup may not be archived yet.
  const there = archived.filter((name) => name >= first);
  if (archived.length === 0) {
    throw new BackupError(
      `${place.name} has nothing of the log that goes on from ${folder} (log-${log.chain}). If it lies elsewhere, name that place: --log PLACE.`,
    );
  }
  const missing = findGap(there, first);
  if (missing !== null && !until) throw describeMissing(missing, place);
  return {
    ...place,
    chain: log.chain,
    segments: there.filter((name) => missing === null || name < missing),
    missing,
  };
}

/** Starts a server on the restored backup and lets it take the log in; throws `BackupError` in our words. */
export async function takeLogIn(
  log: FoundLog,
  server: { dataDir: string; cluster: string; until: Date | null; fsync: boolean },
): Promise<EmbeddedPostgres> {
  try {
    return await recoverUntil({ ...server, segments: readSegments(log) });
  } catch (error) {
    if (!(error instanceof LogEndsError)) throw error;
    if (log.missing !== null) throw describeMissing(log.missing, log);
    const lastAt = error.lastAt ? ` at ${new Date(error.lastAt).toISOString()}` : ' with the backup';
    throw new BackupError(
      `The log in ${log.name} ends${lastAt}, before ${server.until?.toISOString()}. Restore all of it with --until end.`,
      { cause: error },
    );
  }
}

async function* readSegments({ store, chain, segments, name: place }: FoundLog) {
  for (const name of segments) {
    const bytes = await readArchived(store, chain, name);
    if (!bytes) {
      throw new BackupError(
        `The segment ${name} of the log in ${place} is damaged. Restore a moment before it (--until MOMENT), or use a later backup.`,
      );
    }
    yield { name, bytes };
  }
}

function describeMissing(missing: string, { name }: ArchivedLog): BackupError {
  return new BackupError(
    `The segment ${missing} of the log in ${name} is missing, and what follows is of no use without it. Restore a moment before it (--until MOMENT), or use a later backup.`,
  );
}

/** The byte before a position, which may be the first of a segment. */
function beforeLsn(lsn: string): string {
  const [high = '0', low = '0'] = lsn.split('/');
  const value = BigInt(`0x${high}`) * 2n ** 32n + BigInt(`0x${low}`) - 1n;
  return `${(value >> 32n).toString(16)}/${(value & 0xffffffffn).toString(16)}`;
}
