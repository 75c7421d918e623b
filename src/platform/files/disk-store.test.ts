import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';

const options = { contentType: 'text/plain' };
let folder = '';
let store: FileStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-files-'));
  store = createDiskStore(folder);
});
afterEach(() => rm(folder, { recursive: true }));

async function list(prefix: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { key, size } of store.list(prefix)) found.push(`${key} ${size}`);
  return found.sort();
}

test('bytes and streams are written, read whole and in parts, and removed twice without an error', async () => {
  await store.put('a/one.txt', Buffer.from('0123456789'), options);
  await store.put('a/two.txt', Readable.from([Buffer.from('ab'), Buffer.from('c')]), options);
  expect((await store.read('a/two.txt'))?.toString()).toBe('abc');
  const part = await store.open('a/one.txt', { start: 2, end: 4 });
  expect(part && [part.size, await text(part.stream)]).toEqual([10, '234']);
  expect(await store.head('a/one.txt')).toEqual({ key: 'a/one.txt', size: 10 });
  await store.remove('a/one.txt');
  await store.remove('a/one.txt');
  expect(await store.head('a/one.txt')).toBeNull();
  expect(await store.open('a/one.txt')).toBeNull();
});

test('a stream that breaks leaves the file as it was, and nothing beside it', async () => {
  await store.put('a.txt', Buffer.from('before'), options);
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('aft');
      throw new Error('cut');
    })(),
  );
  await expect(store.put('a.txt', broken, options)).rejects.toThrow('cut');
  expect((await store.read('a.txt'))?.toString()).toBe('before');
  expect(await readdir(folder)).toEqual(['a.txt']);
});

test('files are listed by the beginning of their key, whatever folder they are in', async () => {
  await store.put('img/ab/ab1-small.webp', Buffer.from('x'), options);
  await store.put('img/ab/ab1-large.webp', Buffer.from('xy'), options);
  await store.put('img/ab/ab2-small.webp', Buffer.from('x'), options);
  await writeFile(join(folder, 'img/ab/ab1-large.webp.tmp'), 'half');
  expect(await list('img/ab/ab1-')).toEqual(['img/ab/ab1-large.webp 2', 'img/ab/ab1-small.webp 1']);
  expect(await list('img/a')).toHaveLength(3);
  expect(await list('')).toHaveLength(3);
  expect(await list('none/')).toEqual([]);
});
