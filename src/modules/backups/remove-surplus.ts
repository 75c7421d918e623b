import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { trimLog } from './archived-log.ts';
import { manifestName } from './backup-manifest.ts';
import { isBucketPlace, isOurName, splitPlace, type OpenPlace } from './backup-place.ts';
import type { PlannedBackupsOptions } from './planned-backups.ts';
import {
  deleteBackup,
  deleteOldFailures,
  selectNeededLogs,
  selectSurplus,
} from './planned-backups.queries.ts';
import { removeStoredBackup } from './stored-backup.ts';

/** Removes planned backups beyond the newest `keep`, and what no backup needs of their log. */
export async function removeSurplus(
  { db, openPlace, archive }: Pick<PlannedBackupsOptions, 'db' | 'openPlace' | 'archive'>,
  keep: number,
): Promise<void> {
  const unneeded = new Map<string, string>();
  for (const { id, folder, logChain } of await selectSurplus(db, keep)) {
    const { place, name } = splitPlace(folder);
    // Only what is named as we name ours.
    if (isOurName(name)) await removeBackup(folder, openPlace);
    await deleteBackup(db, id);
    if (logChain !== null) unneeded.set(logChain, place);
  }
  const needed = await selectNeededLogs(db);
  const present = archive?.readChain()?.name;
  for (const [chain, place] of unneeded) {
    const from = needed.get(chain) ?? null;
    if (from !== null || chain !== present) await trimLog(openPlace(place), chain, from);
  }
  await deleteOldFailures(db);
}

async function removeBackup(path: string, openPlace: OpenPlace): Promise<void> {
  if (isBucketPlace(path)) return removeStoredBackup(openPlace(path));
  // Without its manifest first it is no backup any more, however far we come.
  await rm(join(path, manifestName), { force: true });
  await rm(path, { recursive: true, force: true });
}
