import { AppError } from '#domain/errors.ts';
import { newDiskFull, type DiskSpace } from '#platform/disk/disk-space.ts';

import type { RouteContract } from './define-route.ts';

/** Where things are kept; undefined for a server of its own, whose disk is not ours to look at. */
export interface Disks {
  files: DiskSpace;
  orders: DiskSpace | undefined;
}

/**
 * Refuses what would grow on a disk that is nearly full, before anything is read or written: 507 for files, whose
 * sender can make space, 503 for orders, whose sender can only come again.
 */
export async function refuseOnFullDisk(
  { grows, upload }: Pick<RouteContract, 'grows' | 'upload'>,
  disks: Disks | undefined,
): Promise<void> {
  const kind = grows ?? (upload ? 'files' : undefined);
  const disk = kind && disks?.[kind];
  if (!disk || !(await disk.check()).isShort) return;
  if (kind === 'files') throw newDiskFull();
  throw new AppError('unavailable', 'api.noOrdersNow', { retryAfter: 60 });
}
