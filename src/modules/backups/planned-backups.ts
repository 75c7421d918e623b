import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, isAbsolute, join } from 'node:path';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, fieldError } from '#domain/errors.ts';
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

import { manifestName } from './backup-manifest.ts';
import { ownBackupsFolder } from './data-files.ts';
import { refuseInsideData, type MadeBackup } from './make-backup.ts';
import {
  deleteBackup,
  deleteOldFailures,
  finishBackup,
  leaseBackup,
  renewLease,
  selectBackups,
  selectPlan,
  selectSurplus,
  updatePlan,
  type BackupRow,
} from './planned-backups.queries.ts';

export interface PlannedBackupsOptions {
  db: Kysely<Database>;
  dataDir: string;
  kind: BackupKind;
  /** Makes a backup that becomes the folder. */
  make(folder: string): Promise<MadeBackup>;
  settings: Pick<SettingsReader, 'read'>;
  now?: () => Date;
  log: Log;
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
  job: JobLoop;
}

const everyMs = 60_000;
const renewMs = 30_000;
const hourMs = 3_600_000;
/** A day, and time to make one. */
const lateMs = 26 * hourMs;

export function createPlannedBackups(options: PlannedBackupsOptions): PlannedBackups {
  const { db, dataDir, kind, settings, log, now = () => new Date() } = options;
  const ownFolder = join(dataDir, ownBackupsFolder);
  let making: Promise<void> = Promise.resolve();

  const readTimeZone = async () => shopTimeZone((await settings.read()).common);

  async function read(): Promise<BackupsAnswer> {
    const { local_time: time, ...plan } = await selectPlan(db);
    const rows = await selectBackups(db);
    return {
      plan: { ...plan, time },
      kind,
      ownFolder,
      timeZone: await readTimeZone(),
      state: judge(plan.enabled, rows, now()),
      backups: rows.map(toBackup),
    };
  }

  /** False while another one is being made, and where one has begun after `lastId`. */
  async function start(lastId?: number): Promise<boolean> {
    const plan = await selectPlan(db);
    const place = plan.folder === '' ? ownFolder : plan.folder;
    const folder = join(place, nameOf(now()));
    const id = await leaseBackup(db, { kind, folder }, lastId);
    if (id === null) return false;
    making = make(id, folder, plan.keep);
    return true;
  }

  async function make(id: number, folder: string, keep: number): Promise<void> {
    const renewing = setInterval(() => void renewLease(db, id).catch(() => {}), renewMs);
    try {
      const { manifest, findings } = await options.make(folder);
      const state = findings.length > 0 ? 'doubtful' : 'good';
      await finishBackup(db, id, { state, bytes: manifest.files.bytes, detail: findings.join('\n') });
      await removeSurplus(keep);
    } catch (error) {
      log.error({ err: error, folder }, 'A backup failed');
      await tellFailure(id, error);
    } finally {
      clearInterval(renewing);
    }
  }

  /** One mail for a row of failures. */
  async function tellFailure(id: number, error: unknown): Promise<void> {
    const detail = error instanceof Error ? error.message : String(error);
    const before = (await selectBackups(db)).find((row) => row.id < id);
    await db.transaction().execute(async (trx) => {
      await finishBackup(trx, id, { state: 'failed', bytes: null, detail });
      if (before?.state !== 'failed') await enqueue(trx, 'mail.shop-backup-failed', { backupId: id });
    });
  }

  async function removeSurplus(keep: number): Promise<void> {
    for (const { id, folder } of await selectSurplus(db, keep)) {
      // Only what is named as we name ours. Without its manifest first it is no backup any more, however far we come.
      if (isOurName(basename(folder))) {
        await rm(join(folder, manifestName), { force: true });
        await rm(folder, { recursive: true, force: true });
      }
      await deleteBackup(db, id);
    }
    await deleteOldFailures(db);
  }

  async function makeDue(): Promise<void> {
    const { enabled, local_time: time } = await selectPlan(db);
    if (!enabled) return;
    const [last] = await selectBackups(db);
    const due = lastLocalTime(now(), time, await readTimeZone());
    if (last && last.started_at >= due && !isFailure(last)) return;
    // What has failed is tried again, not at once.
    if (last && isFailure(last) && now().getTime() - last.started_at.getTime() < hourMs) return;
    if (await start(last?.id ?? 0)) await making;
  }

  return {
    read,
    readState: async () => judge((await selectPlan(db)).enabled, await selectBackups(db), now()),
    async changePlan({ time, ...plan }) {
      if (plan.folder !== '') await refuseUnwritable(plan.folder, dataDir);
      if (!(await updatePlan(db, { ...plan, local_time: time }))) {
        throw new AppError('conflict', 'content.errors.changed');
      }
      return read();
    },
    async begin() {
      if (!(await start())) throw new AppError('conflict', 'backups.errors.running');
      return read();
    },
    makeDue,
    job: createJobLoop({ name: 'backups', everyMs, run: makeDue, log }),
  };
}

const isFailure = (row: BackupRow) => row.state === 'failed' || row.isInterrupted;
const isWhole = (row: BackupRow) => row.state === 'good' || row.state === 'doubtful';

function judge(isPlanned: boolean, rows: readonly BackupRow[], now: Date): BackupState {
  const last = rows.find(isWhole)?.finished_at ?? null;
  const ended = rows.find((row) => row.state !== 'running' || row.isInterrupted);
  const isLate = last ? now.getTime() - last.getTime() > lateMs : rows.length > 0;
  const warning = ended && isFailure(ended) ? 'failed' : isPlanned && isLate ? 'late' : null;
  return { isPlanned, lastAt: last?.toISOString() ?? null, warning };
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

/** `vitrina-2026-11-23T03-00-00Z`: sorted by time, and a name that every file system takes. */
function nameOf(moment: Date): string {
  return `vitrina-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

const isOurName = (name: string) => /^vitrina-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/.test(name);

async function refuseUnwritable(folder: string, dataDir: string): Promise<void> {
  if (!isAbsolute(folder)) throw fieldError('folder', 'backups.errors.absolute');
  try {
    refuseInsideData(folder, dataDir);
  } catch {
    throw fieldError('folder', 'backups.errors.inside');
  }
  const probe = join(folder, `.vitrina-${process.pid}`);
  try {
    // Not those above it: below /proc Node would try for ever.
    if (!existsSync(folder)) await mkdir(folder, { mode: 0o700 });
    await writeFile(probe, '');
    await rm(probe);
  } catch {
    throw fieldError('folder', 'backups.errors.folder');
  }
}
