import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { createCachedStore } from './cached-store.ts';
import { createDiskStore } from './disk-store.ts';
import { StorageError, type FileStore } from './file-store.ts';

const options = { contentType: 'text/plain' };
let folder = '';
let remote: FileStore;
let reads: string[] = [];
let isAway = false;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-cache-'));
  reads = [];
  isAway = false;
  const far = createDiskStore(join(folder, 'far'));
  remote = {
    ...far,
    read(key) {
      reads.push(key);
      if (isAway) throw new StorageError('away', { isTemporary: true });
      return far.read(key);
    },
  };
});
afterEach(() => rm(folder, { recursive: true }));

const near = (maxBytes = 1e6) =>
  createCachedStore(remote, {
    folder: join(folder, 'near'),
    maxBytes,
    log: { warn() {}, error() {} },
  });
const keptNear = async () => {
  const keys: string[] = [];
  for await (const { key } of createDiskStore(join(folder, 'near')).list('')) keys.push(key);
  return keys.sort();
};

test('a file is fetched once, however many ask at the same time and later', async () => {
  await remote.put('a', Buffer.from('far'), options);
  const store = near();
  const all = await Promise.all(Array.from({ length: 20 }, () => store.read('a')));
  expect(all.every((bytes) => bytes?.toString() === 'far')).toBe(true);
  isAway = true;
  expect((await store.read('a'))?.toString()).toBe('far');
  expect(reads).toEqual(['a']);
});

test('what was written is there without fetching it, and a missing file is asked for again', async () => {
  const store = near();
  expect(await store.read('a')).toBeNull();
  await store.put('a', Buffer.from('new'), options);
  expect((await store.read('a'))?.toString()).toBe('new');
  expect((await remote.read('a'))?.toString()).toBe('new');
});

test('the files that were used longest ago make room, those of an earlier run too', async () => {
  const size = 10_000;
  await near().put('old', Buffer.alloc(size, 1), options);
  const store = near(3 * (size + 4096));
  for (const key of ['b', 'c']) await store.put(key, Buffer.alloc(size, 2), options);
  await store.read('b');
  for (const key of ['d', 'e']) await store.put(key, Buffer.alloc(size, 3), options);
  await expect.poll(keptNear).toEqual(['b', 'd', 'e']);
  expect((await store.read('c'))?.length).toBe(size);
});

test('a removed file is gone here and there; a file that cannot be kept is served all the same', async () => {
  const store = near();
  await store.put('a', Buffer.from('x'), options);
  await store.remove('a');
  expect([await store.read('a'), await remote.read('a'), await keptNear()]).toEqual([null, null, []]);
  await remote.put('b', Buffer.from('far'), options);
  await rm(join(folder, 'near'), { recursive: true });
  await writeFile(join(folder, 'near'), 'no folder');
  expect((await store.read('b'))?.toString()).toBe('far');
});
