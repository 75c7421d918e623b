import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

import { isSegmentName, segmentBytes } from '#db/backup/log-segments.ts';
import type { FileStore } from '#platform/files/file-store.ts';

const compress = promisify(gzip);
const expand = promisify(gunzip);

const ending = '.gz';
/** A segment that was ended before it was full is zeros, which any level makes small. */
const level = 1;

const folderOf = (chain: string) => `log-${chain}/`;
const segmentKey = (chain: string, name: string) => `${folderOf(chain)}${name}${ending}`;

/** The segments of a chain that lie in a place, sorted. */
export async function listArchived(store: FileStore, chain: string): Promise<string[]> {
  const folder = folderOf(chain);
  const names: string[] = [];
  for await (const { key } of store.list(folder)) {
    const name = key.slice(folder.length, -ending.length);
    if (key === segmentKey(chain, name) && isSegmentName(name)) names.push(name);
  }
  return names.toSorted();
}

/**
 * Puts a segment away, compressed, and reads it back. One that lies there already and is the same is left as it is;
 * throws where it differs, and where what was read is not what was written.
 */
export async function archiveSegment(
  store: FileStore,
  { chain, name, bytes }: { chain: string; name: string; bytes: Buffer },
): Promise<void> {
  const key = segmentKey(chain, name);
  const there = await store.read(key);
  if (there) {
    const kept = await expand(there).catch(() => null);
    if (kept?.equals(bytes)) return;
    throw new Error(`${key} lies there already and differs. Nothing was overwritten: move it away.`);
  }
  const packed = await compress(bytes, { level });
  await store.put(key, packed, { contentType: 'application/gzip' });
  const back = await store.read(key);
  if (back?.equals(packed)) return;
  await store.remove(key);
  throw new Error(`${key} was not kept as it was written.`);
}

/** A segment as it was archived, still compressed; null where it is missing or damaged. */
export async function readArchived(store: FileStore, chain: string, name: string): Promise<Buffer | null> {
  const packed = await store.read(segmentKey(chain, name));
  const bytes = packed && (await expand(packed).catch(() => null));
  return bytes?.length === segmentBytes ? packed : null;
}

/** Takes away segments that no backup needs: those before the first that is needed, or all where none is. */
export async function trimLog(store: FileStore, chain: string, firstNeeded: string | null): Promise<void> {
  for (const name of await listArchived(store, chain)) {
    if (firstNeeded === null || name < firstNeeded) await store.remove(segmentKey(chain, name));
  }
}
