import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Client } from 'pg';

import { onlyRow } from '../only-row.ts';
import { listSegments } from './log-segments.ts';
import { readLogSlot } from './log-slot.ts';
import { withClient } from './read-shop.ts';

/** Takes what a copy consists of; paths are relative to the copied folder, with `/` between names. */
interface CopyTarget {
  addFolder(path: string): Promise<void>;
  /** Does nothing for a file that has gone in the meantime. May be called for many files at once. */
  addFile(from: string, path: string): Promise<void>;
  addBytes(bytes: Buffer, path: string): Promise<void>;
}

export interface ClusterCopy {
  /** `server_version`, such as `18.4`. */
  serverVersion: string;
  /** Where in the log the copy begins, and where it is whole: LSNs such as `0/3000028`. */
  startLsn: string;
  stopLsn: string;
  timeline: number;
  /** The archived log that goes on from here; null where none is kept. */
  chain: string | null;
  /** The moment before the stop by the server's clock: all that was acknowledged before is in the copy. */
  stoppedAt: Date;
}

export interface CopyClusterOptions {
  /** A connection of a superuser to the running server. */
  url: string;
  /** The server's data folder, on this machine. */
  folder: string;
  target: CopyTarget;
}

/** What the documentation of base backups says to leave out: the server makes it anew. */
const emptyFolders = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]);
const leftOut =
  /^(?:postmaster\.(?:pid|opts)|backup_label(?:\.old)?|tablespace_map(?:\.old)?|backup_manifest|recovery\.signal|standby\.signal|current_logfiles|.*\.tmp|pg_internal\.init.*|pgsql_tmp.*|t\d+_\d+.*)$/;
const controlFile = 'global/pg_control';

/**
 * Copies the data folder of a running server, as "Making a Base Backup Using the Low Level API" says: between
 * `pg_backup_start` and `pg_backup_stop` on one connection, with the log of that time, which a temporary slot keeps
 * from being reused. A server that is started on the copy recovers to the moment of the stop.
 * https://www.postgresql.org/docs/current/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP
 */
export async function copyCluster({ url, folder, target }: CopyClusterOptions): Promise<ClusterCopy> {
  // Without a stop the backup mode ends with its connection, and so does the slot.
  return withClient(url, async (client) => {
    const slot = `vitrina_backup_${randomBytes(6).toString('hex')}`;
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot]);
    await client.query('select pg_backup_start($1, true)', ['vitrina backup']);
    await copyFolder(folder, '', target);
    const slotOfLog = await readLogSlot(client);
    // Last, as pg_basebackup does.
    await target.addBytes(await readControlFile(join(folder, controlFile)), controlFile);
    const stop = await stopBackup(client);
    await target.addBytes(Buffer.from(stop.label), 'backup_label');
    await copyLog({ client, folder, target, stop });
    const { label: _, ...copy } = stop;
    return { ...copy, chain: slotOfLog?.chain ?? null };
  });
}

async function copyFolder(root: string, path: string, target: CopyTarget): Promise<void> {
  if (path !== '') await target.addFolder(path);
  const files: string[] = [];
  for (const entry of await listFolder(join(root, path))) {
    if (leftOut.test(entry.name)) continue;
    const inner = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.isSymbolicLink()) {
      throw new Error(`${join(root, inner)} is a link out of the data folder, which a backup cannot hold.`);
    }
    if (emptyFolders.has(inner)) await target.addFolder(inner);
    else if (entry.isDirectory()) await copyFolder(root, inner, target);
    else if (entry.isFile() && inner !== controlFile) files.push(inner);
  }
  const copied = await Promise.allSettled(files.map((inner) => target.addFile(join(root, inner), inner)));
  // Not before all have ended: who clears away after a failure finds nobody writing.
  const failed = copied.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Folders of databases and temporary files may go while they are looked at. */
async function listFolder(folder: string) {
  return readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
}

/** The server writes it while we read: two equal reads are no torn one. */
async function readControlFile(file: string): Promise<Buffer> {
  let bytes = await readFile(file);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const again = await readFile(file);
    if (again.equals(bytes)) return bytes;
    bytes = again;
  }
  throw new Error(`${file} changes faster than it can be read.`);
}

type StoppedBackup = Omit<ClusterCopy, 'chain'> & { label: string };

async function stopBackup(client: Client): Promise<StoppedBackup> {
  // Before the stop: what is acknowledged while it is under way may be in the copy or not.
  const before = await client.query<{ at: Date }>('select clock_timestamp() as at');
  const stoppedAt = onlyRow(before.rows).at;
  const { rows } = await client.query<{
    lsn: string;
    labelfile: string;
    spcmapfile: string | null;
    timeline: number;
    version: string;
  }>(`select s.lsn::text, s.labelfile, s.spcmapfile,
      (select timeline_id from pg_control_checkpoint()) as timeline,
      current_setting('server_version') as version
    from pg_backup_stop(false) s`);
  const [row] = rows;
  const startLsn = /^START WAL LOCATION: ([0-9A-F]+\/[0-9A-F]+)/m.exec(row?.labelfile ?? '')?.[1];
  if (!row || !startLsn) throw new Error('The server did not end the backup.');
  if (row.spcmapfile) throw new Error('The database has tablespaces, which a backup cannot hold.');
  return {
    label: row.labelfile,
    serverVersion: row.version,
    startLsn,
    stopLsn: row.lsn,
    timeline: row.timeline,
    stoppedAt,
  };
}

/** All segments from the start to the stop: the stop has made the server begin a new one. */
async function copyLog({
  client,
  folder,
  target,
  stop,
}: Omit<CopyClusterOptions, 'url'> & { client: Client; stop: StoppedBackup }): Promise<void> {
  for (const inner of ['pg_wal/archive_status', 'pg_wal/summaries']) await target.addFolder(inner);
  const segments = await listSegments(client, stop.startLsn, stop.stopLsn);
  const histories = (await listFolder(join(folder, 'pg_wal')))
    .map(({ name }) => name)
    .filter((name) => /^[0-9A-F]{8}\.history$/.test(name));
  for (const name of [...histories, ...segments]) {
    const path = `pg_wal/${name}`;
    // Read at once, not as a file that may go: a copy without it is none.
    await target.addBytes(await readFile(join(folder, path)), path);
  }
}
