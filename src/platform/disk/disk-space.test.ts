import { expect, test, vi } from 'vitest';

import { asDiskRefusal, DiskSpace } from './disk-space.ts';

const mebibyte = 1024 * 1024;

test('a disk is short when less than 64 MiB are free for us, and is asked once for many', async () => {
  const read = vi.fn<(folder: string) => Promise<number>>(async () => 63 * mebibyte);
  const disk = new DiskSpace('/data', read);
  expect(await Promise.all([disk.check(), disk.check()])).toEqual([
    { isShort: true, freeBytes: 63 * mebibyte },
    { isShort: true, freeBytes: 63 * mebibyte },
  ]);
  expect(read).toHaveBeenCalledExactlyOnceWith('/data');
  expect(await new DiskSpace('/data', async () => 64 * mebibyte).check()).toMatchObject({ isShort: false });
});

test('a disk that tells nothing stops nobody; the one of this folder tells', async () => {
  expect(await new DiskSpace('/data', () => Promise.reject(new Error('no'))).check()).toMatchObject({
    isShort: false,
  });
  expect((await new DiskSpace(import.meta.dirname).check()).freeBytes).toBeGreaterThan(0);
});

test('what the file system refuses for want of space is a 507, any other error is not', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(asDiskRefusal(full)).toMatchObject({ status: 507, cause: full });
  expect(asDiskRefusal(Object.assign(new Error('x'), { code: 'EACCES' }))).toBeNull();
});
