import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { createS3Store } from '#platform/files/s3/s3-store.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { describedBackup } from '#tests/support/backup-manifest.ts';
import { startS3Server, type S3Server } from '#tests/support/s3-server.ts';

import { manifestName, readFileList, readManifest } from './backup-manifest.ts';
import { beginBackup } from './backup-writer.ts';
import { checkFiles } from './check-files.ts';
import type { MadeBackup } from './make-backup.ts';
import { downloadBackup, makeStoredBackup, removeStoredBackup } from './stored-backup.ts';

const log = { warn() {}, error() {} };
const big = 17 * 2 ** 20;

let root: string;
let s3: S3Server;
let count = 0;
let store: FileStore;
const staging = () => join(root, 'staging');
const name = () => `s3://shop-media/backups/${count}`;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'vitrina-stored-'));
  s3 = await startS3Server();
  mkdirSync(join(root, 'source'));
  writeFileSync(join(root, 'source/big'), Buffer.alloc(big, 'ab'));
  writeFileSync(join(root, 'source/empty'), '');
  writeFileSync(join(root, 'source/small'), 'small');
});
afterAll(async () => {
  await s3.stop();
  rmSync(root, { recursive: true, force: true });
});
beforeEach(() => {
  count += 1;
  s3.fault = undefined;
  store = createS3Store({ ...s3.options, prefix: `backups/${count}/` }, log, { backOffMs: 1 });
});

async function writeBackup(folder: string): Promise<MadeBackup> {
  const writer = await beginBackup(folder, false);
  await writer.addFolder('data/empty-folder');
  for (const file of ['big', 'empty', 'small'])
    await writer.addFile(join(root, 'source', file), `data/${file}`);
  await writer.addFile(join(root, 'source/small'), 'data/mail/Ein Brief für „Anna“.eml');
  const manifest = await writer.finish(describedBackup);
  return { manifest, findings: [] };
}

const make = () => makeStoredBackup({ staging: staging(), store, name: name(), make: writeBackup });

async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of store.list('')) found.push(key);
  return found.toSorted();
}

test('a backup goes to a bucket in parts, is read back there, and comes from there as it was', async () => {
  await make();
  expect(existsSync(staging())).toBe(false);
  expect(s3.requests.filter((request) => request.includes('partNumber='))).toHaveLength(3);
  expect(await keys()).toEqual(
    expect.arrayContaining(['backup.json', 'data/big', 'data/empty', 'data/small', 'files.jsonl']),
  );
  const folder = join(root, `fetched-${count}`);
  await downloadBackup(store, name(), folder);
  await checkFiles(folder, await readFileList(folder, await readManifest(folder)));
  expect(readFileSync(join(folder, 'data/mail/Ein Brief für „Anna“.eml'), 'utf8')).toBe('small');
  expect(readdirSync(join(folder, 'data/empty-folder'))).toEqual([]);
});

test('a file that the bucket gives back otherwise makes no backup, and nothing of it is left', async () => {
  s3.fault = ({ method, url }) =>
    method === 'GET' && url?.endsWith('data/small') ? { status: 200, body: 'smell' } : undefined;
  await expect(make()).rejects.toThrow('data/small does not lie in s3://shop-media/backups/');
  s3.fault = undefined;
  expect(await keys()).toEqual([]);
  expect(existsSync(staging())).toBe(false);
});

test('a bucket that goes away while it is written to leaves no backup', async () => {
  s3.fault = ({ method, url }) => (method === 'PUT' && url?.includes(manifestName) ? 'cut' : undefined);
  await expect(make()).rejects.toThrow('does not answer');
  s3.fault = undefined;
  await expect(downloadBackup(store, name(), join(root, `none-${count}`))).rejects.toThrow('is not a backup');
});

test('a backup replaces none, and one that is removed is gone whole', async () => {
  await make();
  await expect(make()).rejects.toThrow('is not empty');
  await removeStoredBackup(store);
  expect(await keys()).toEqual([]);
});

test('what is damaged in the bucket is named when it is fetched', async () => {
  await make();
  await store.put('data/big', Buffer.from('half'), { contentType: 'x/y' });
  const folder = join(root, `damaged-${count}`);
  await downloadBackup(store, name(), folder);
  await expect(checkFiles(folder, await readFileList(folder, await readManifest(folder)))).rejects.toThrow(
    'damaged: data/big',
  );
  await store.remove('data/small');
  await expect(downloadBackup(store, name(), `${folder}-2`)).rejects.toThrow('data/small (missing)');
});
