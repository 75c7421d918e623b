import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';

import { fieldError } from '#domain/errors.ts';
import { probeStore } from '#platform/files/probe-store.ts';

import { refuseInsideData } from './make-backup.ts';
import type { PlannedBackupsOptions } from './planned-backups.ts';

/** Files are written there, read and removed, as backups are. */
export async function refuseBucket(
  place: string,
  { openPlace, log }: Pick<PlannedBackupsOptions, 'openPlace' | 'log'>,
): Promise<void> {
  try {
    await probeStore(openPlace(place));
  } catch (error) {
    log.warn({ err: error, place }, 'A bucket for backups cannot be used');
    throw fieldError('folder', 'backups.errors.bucket');
  }
}

/** Throws 422 for a folder that is not named whole, lies in the data folder, or cannot be written to. */
export async function refuseUnwritable(folder: string, dataDir: string): Promise<void> {
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
