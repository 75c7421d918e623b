import { basename, dirname, join } from 'node:path';

import type { FileStore } from '#platform/files/file-store.ts';

import { ownBackupsFolder } from './data-files.ts';

/** Files in a folder, or below `s3://bucket/folder`. Throws `ConfigError` where the environment names no key for it. */
export type OpenPlace = (place: string) => FileStore;

export const isBucketPlace = (place: string) => place.startsWith('s3://');

/** What lies in a place under a name. */
export function placeBelow(place: string, name: string): string {
  return isBucketPlace(place) ? `${withoutLastSlashes(place)}/${name}` : join(place, name);
}

/** The place that something lies in, and its name there. */
export function splitPlace(path: string): { place: string; name: string } {
  if (!isBucketPlace(path)) return { place: dirname(path), name: basename(path) };
  const plain = withoutLastSlashes(path);
  const cut = plain.lastIndexOf('/');
  return { place: plain.slice(0, cut), name: plain.slice(cut + 1) };
}

function withoutLastSlashes(place: string): string {
  let end = place.length;
  while (place[end - 1] === '/') end--;
  return place.slice(0, end);
}

/** Where a backup is made, within DATA_DIR, that then goes to a bucket. */
export function stagingOf(dataDir: string, path: string): string {
  return join(dataDir, ownBackupsFolder, `${splitPlace(path).name}.sending`);
}

/** `vitrina-2026-11-23T03-00-00Z`: sorted by time, and a name that every file system takes. */
export function nameOf(moment: Date): string {
  return `vitrina-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

export const isOurName = (name: string) => /^vitrina-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/.test(name);
