import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { createDiskStore } from '#platform/files/disk-store.ts';

import { createImageStorage } from './image-storage.ts';

const hash = 'ab12cd34ab12cd34ab12cd34ab12cd34';
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-images-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('keeps originals and renditions apart, and leaves no temporary file', async () => {
  const storage = createImageStorage(createDiskStore(folder));
  await storage.writeOriginal(hash, 'png', Buffer.from('one'));
  await storage.writeOriginal(hash, 'png', Buffer.from('two'));
  await storage.writeDerived(`${hash}-inset-320x0.webp`, Buffer.from('small'));
  expect(await storage.readOriginal(hash, 'png')).toEqual(Buffer.from('two'));
  expect(await storage.readDerived(`${hash}-inset-320x0.webp`)).toEqual(Buffer.from('small'));
  expect(await readdir(join(folder, 'images/ab'))).toEqual([`${hash}.png`]);
  expect(await readdir(join(folder, 'cache/img/ab'))).toEqual([`${hash}-inset-320x0.webp`]);

  await storage.removeOriginal(hash, 'png');
  expect(await storage.readOriginal(hash, 'png')).toBeNull();
});

it('takes an empty file, as a power cut leaves it, for a missing one', async () => {
  const storage = createImageStorage(createDiskStore(folder));
  await storage.writeOriginal(hash, 'png', Buffer.alloc(0));
  expect(await storage.readOriginal(hash, 'png')).toBeNull();
});

it('does not follow symbolic links', async () => {
  const storage = createImageStorage(createDiskStore(folder));
  await writeFile(join(folder, 'secret'), 'secret');
  await storage.writeOriginal(hash, 'jpg', Buffer.from('x'));
  await symlink(join(folder, 'secret'), join(folder, `images/ab/${hash}.png`));
  expect(await storage.readOriginal(hash, 'png')).toBeNull();
});

it.each(['../../etc/passwd', 'AB12cd34ab12cd34', `${hash}/..`, '', `${hash}\0`])(
  'refuses the name %j',
  async (name) => {
    const storage = createImageStorage(createDiskStore(folder));
    await expect((async () => storage.readOriginal(name, 'png'))()).rejects.toThrow('Not a picture');
  },
);
