import { randomBytes } from 'node:crypto';

import type { FileStore } from '#platform/files/file-store.ts';

import { fileListName, parseFileList, type ListedFile } from './backup-manifest.ts';

/** Files of several backups by their content, in a folder beside the backups. */
export interface SharedContents {
  /** Where the backups and the folder lie. */
  place: FileStore;
  /** Of the folder. Nobody else writes to it, and its owner makes one backup at a time. */
  name: string;
}

const namePattern = /^contents-[0-9a-f]{16}$/;
export const isContentsName = (name: string) => namePattern.test(name);

export function newContentsName(): string {
  return `contents-${randomBytes(8).toString('hex')}`;
}

export const contentKey = (name: string, { sha256 }: Pick<ListedFile, 'sha256'>) => `${name}/${sha256}`;

/** What lies in the folder: its SHA-256 to its size. */
export async function listContents({ place, name }: SharedContents): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for await (const { key, size } of place.list(`${name}/`)) found.set(key.slice(name.length + 1), size);
  return found;
}

/**
 * Removes contents that no backup of the place lists, whoever made it; gives how many. Every list is read before the
 * first is removed, and one that cannot be read leaves all of them.
 */
export async function sweepContents(contents: SharedContents): Promise<number> {
  const { place, name } = contents;
  const unneeded = new Set((await listContents(contents)).keys());
  for await (const { key } of place.list('')) {
    if (unneeded.size === 0) return 0;
    if (key.split('/')[1] !== fileListName) continue;
    const bytes = await place.read(key);
    // Its backup is just being removed.
    if (!bytes) continue;
    const files = parseFileList(bytes);
    if (!files) throw new Error(`${key} is damaged, so that nobody knows what its backup needs.`);
    for (const { sha256 } of files) if (sha256 !== undefined) unneeded.delete(sha256);
  }
  for (const sha256 of unneeded) await place.remove(contentKey(name, { sha256 }));
  return unneeded.size;
}
