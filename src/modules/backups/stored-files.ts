import { createHash } from 'node:crypto';

import { isSafeKey, type FileStore } from '#platform/files/file-store.ts';
import { createLimit } from '#platform/limits/limit-concurrency.ts';

import type { ListedFile } from './backup-manifest.ts';
import { contentKey, type SharedContents } from './shared-contents.ts';

const filesAtOnce = 8;

/** Where the bytes of a file lie, and where a file is looked up that may be there already. */
export interface FilePlace {
  store: FileStore;
  keyOf(file: ListedFile): string;
  isThere(file: ListedFile): boolean;
}

/** Names that no address takes are told by their content. */
export const ownPlace = (store: FileStore): FilePlace => ({
  store,
  keyOf: (file) => (isSafeKey(file.path) ? file.path : `files/${file.sha256}`),
  isThere: () => false,
});

export const sharedPlace = (
  { place, name }: SharedContents,
  there: ReadonlyMap<string, number>,
): FilePlace => ({
  store: place,
  keyOf: (file) => contentKey(name, file),
  isThere: ({ sha256 = '', bytes }) => there.get(sha256) === bytes,
});

/** Whether a file comes back from there as it was listed. */
export async function isKept({ store, keyOf }: FilePlace, file: ListedFile): Promise<boolean> {
  if (file.bytes === 0) return (await store.head(keyOf(file)))?.size === 0;
  const opened = await store.open(keyOf(file));
  if (!opened) return false;
  const hash = createHash('sha256');
  for await (const chunk of opened.stream) hash.update(chunk as Buffer);
  return hash.digest('hex') === file.sha256;
}

/** Throws the first failure once all have ended: who clears away then finds nobody writing. */
export async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const limit = createLimit(filesAtOnce);
  const done = await Promise.allSettled(items.map((item) => limit.run(() => work(item))));
  const failed = done.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
