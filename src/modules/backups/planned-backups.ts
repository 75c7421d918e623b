import { join } from 'node:path';

import type { Kysely } from 'kysely';

import { segmentAt } from '#db/backup/log-segments.ts';
import type { Database } from '#db/database.ts';
import { AppError } from '#domain/errors.ts';
import { lastLocalTime } from '#domain/local-days.ts';
import type {
  Backup,
  BackupKind,
  BackupPlanChange,
  BackupsAnswer,
  BackupState,
} from '#domain/schemas/backups.schema.ts';
import { shopTimeZone } from '#domain/time-zones.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import { createJobLoop, type JobLoop } from '#platform/jobs/job-loop.ts';
import type { Log } from '#platform/log.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';

import type { BackupManifest } from './backup-manifest.ts';
import { isBucketPlace, nameOf, placeBelow, splitPlace, type OpenPlace } from './backup-place.ts';
import { ownBackupsFolder } from './data-files.ts';
import type { LogArchive } from './log-archive.ts';
import { createLogJob } from './log-job.ts';
import type { MadeBackup } from './make-backup.ts';
import {
  finishBackup,
  leaseBackup,
  renewLease,
  selectBackups,
  selectPlan,
  updatePlan,
  type BackupRow,
  type NewContents,
} from './planned-backups.queries.ts';
import { refuseBucket, refuseUnwritable } from './refuse-place.ts';
import { removeSurplus } from './remove-surplus.ts';
import { newContentsName } from './shared-contents.ts';

export interface PlannedBackupsOptions {
  db: Kysely<Database>;
  dataDir: string;
  kind: BackupKind;
  /** Pictures lie in a bucket. */
  hasBucket: boolean;
  openPlace: OpenPlace;
  /** Of the built-in server's log; null where the server is not the shop's own. */
  archive: LogArchive | null;
  /** Makes a backup that becomes the folder, or lies in a bucket under that name. */
  make(path: string, sharing: Sharing | null): Promise<MadeBackup>;
  settings: Pick<SettingsReader, 'read'>;
  now?: () => Date;
  log: Log;
}

/** Of a backup in a bucket, which shares files with those before it. */
export interface Sharing {
  /** Name of the folder beside the backups. */
  contents: string;
  /** False once the backup counts as interrupted. */
  mayFinish(): Promise<boolean>;
}

/** Backups that the shop makes by itself, one at a time over all instances. */
export interface PlannedBackups {
  read(): Promise<BackupsAnswer>;
  readState(): Promise<BackupState>;
  /** Throws 409 for a version that is not the present one, 422 for a folder that cannot be written to. */
  changePlan(change: BackupPlanChange): Promise<BackupsAnswer>;
  /** Begins one; throws 409 while one is being made. */
  begin(): Promise<BackupsAnswer>;
  /** Makes the one that is due, if one is. */
  makeDue(): Promise<void>;
  jobs: JobLoop[];
}

const everyMs = 60_000;
const renewMs = 30_000;
const hourMs = 3_600_000;
/** A day, and time to make one. */
const lateMs = 26 * hourMs;

export function createPlannedBackups(options: PlannedBackupsOptions): PlannedBackups {
  const { db, dataDir, kind, hasBucket, archive, openPlace, settings, log, now = () => new Date() } = options;
  const ownFolder = join(dataDir, ownBackupsFolder);
  let making: Promise<void> = Promise.resolve();

  const placeOf = ({ folder }: { folder: string }) => (folder === '' ? ownFolder : folder);
  const readTimeZone = async () => shopTimeZone((await settings.read()).common);

  async function read(): Promise<BackupsAnswer> {
    const { local_time: time, keep_log: keepLog, ...plan } = await selectPlan(db);
    const rows = await selectBackups(db);
    return {
      plan: { ...plan, time, keepLog },
      kind,
      hasBucket,
      ownFolder,
      timeZone: await readTimeZone(),
      state: judge(plan.enabled, rows, { now: now(), archive }),
      backups: rows.map(toBackup),
    };
  }

  /** False while another one is being made, and where one has begun after `lastId`. */
  async function start(lastId?: number): Promise<boolean> {
    const plan = await selectPlan(db);
    const folder = placeBelow(placeOf(plan), nameOf(now()));
    const lease = await leaseBackup(db, { kind, folder, contents: contentsBeside(folder) }, lastId);
    if (!lease) return false;
    making = make({ ...lease, folder }, plan.keep);
    return true;
  }

  async function make(
    { id, folder, contents }: { id: number; folder: string; contents: string | null },
    keep: number,
  ): Promise<void> {
    const renewing = setInterval(() => void renewLease(db, id).catch(() => {}), renewMs);
    try {
      const sharing = contents === null ? null : { contents, mayFinish: () => renewLease(db, id) };
      const { manifest, findings } = await options.make(folder, sharing);
      const state = findings.length > 0 ? 'doubtful' : 'good';
      const { bytes } = manifest.files;
      await finishBackup(db, id, { state, bytes, detail: findings.join('\n'), log: logOf(manifest) });
      await removeSurplus(options, keep);
    } catch (error) {
      log.error({ err: error, folder }, 'A backup failed');
      // Nobody waits for a backup: where the database is away too, the lease ends and tells that it was broken off.
      await tellFailure(db, id, error).catch((unwritten: unknown) =>
        log.error({ err: unwritten, folder }, 'The failure of a backup was not written down'),
      );
    } finally {
      clearInterval(renewing);
    }
  }

  async function makeDue(): Promise<void> {
    const { enabled, local_time: time } = await selectPlan(db);
    if (!enabled) return;
    const [last] = await selectBackups(db);
    const due = lastLocalTime(now(), time, await readTimeZone());
    // An archived log begins with a backup: it goes on from nothing else.
    const chain = archive?.readChain();
    const isWithoutLog = chain && last && last.started_at < chain.begunAt;
    if (last && last.started_at >= due && !isFailure(last) && !isWithoutLog) return;
    // What has failed is tried again, not at once.
    if (last && isFailure(last) && now().getTime() - last.started_at.getTime() < hourMs) return;
    if (await start(last?.id ?? 0)) await making;
  }

  return {
    read,
    readState: async () =>
      judge((await selectPlan(db)).enabled, await selectBackups(db), { now: now(), archive }),
    async changePlan({ time, keepLog, ...plan }) {
      if (isBucketPlace(plan.folder)) await refuseBucket(plan.folder, options);
      else if (plan.folder !== '') await refuseUnwritable(plan.folder, dataDir);
      if (!(await updatePlan(db, { ...plan, local_time: time, keep_log: keepLog }))) {
        throw new AppError('conflict', 'content.errors.changed');
      }
      return read();
    },
    async begin() {
      if (!(await start())) throw new AppError('conflict', 'backups.errors.running');
      return read();
    },
    makeDue,
    jobs: [
      createJobLoop({ name: 'backups', everyMs, run: makeDue, log }),
      ...(archive ? [createLogJob(archive, { db, placeOf, openPlace, log })] : []),
    ],
  };
}

/** Backups in a bucket share their files. */
function contentsBeside(path: string): NewContents | null {
  return isBucketPlace(path) ? { place: splitPlace(path).place, name: newContentsName() } : null;
}

/** One mail for a row of failures. */
async function tellFailure(db: Kysely<Database>, id: number, error: unknown): Promise<void> {
  const detail = error instanceof Error ? error.message : String(error);
  const before = (await selectBackups(db)).find((row) => row.id < id);
  await db.transaction().execute(async (trx) => {
    await finishBackup(trx, id, { state: 'failed', bytes: null, detail });
    if (before?.state !== 'failed') await enqueue(trx, 'mail.shop-backup-failed', { backupId: id });
  });
}

/** What the backup needs of an archived log. */
function logOf({ log }: BackupManifest): { chain: string; from: string } | null {
  return log?.chain ? { chain: log.chain, from: segmentAt(log.start, log.timeline) } : null;
}

const isFailure = (row: BackupRow) => row.state === 'failed' || row.isInterrupted;
const isWhole = (row: BackupRow) => row.state === 'good' || row.state === 'doubtful';

function judge(
  isPlanned: boolean,
  rows: readonly BackupRow[],
  { now, archive }: { now: Date; archive: Pick<LogArchive, 'state'> | null },
): BackupState {
  const last = rows.find(isWhole)?.finished_at ?? null;
  const ended = rows.find((row) => row.state !== 'running' || row.isInterrupted);
  const isLate = last ? now.getTime() - last.getTime() > lateMs : rows.length > 0;
  const warning = ended && isFailure(ended) ? 'failed' : isPlanned && isLate ? 'late' : null;
  return { isPlanned, lastAt: last?.toISOString() ?? null, warning, log: archive?.state() ?? null };
}

function toBackup(row: BackupRow): Backup {
  const { id, kind, folder, bytes, detail } = row;
  return {
    id,
    kind: kind === 'rows' ? 'rows' : 'files',
    state: row.isInterrupted ? 'interrupted' : (row.state as Backup['state']),
    folder,
    startedAt: row.started_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    bytes,
    detail,
  };
}
