import { createHash } from 'node:crypto';
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

import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { createDiskStore } from '#platform/files/disk-store.ts';
import { createS3Store } from '#platform/files/s3/s3-store.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { describedBackup } from '#tests/support/backup-manifest.ts';
import { startS3Server, type S3Server } from '#tests/support/s3-server.ts';

import { manifestName, readFileList, readManifest } from './backup-manifest.ts';
import { beginBackup } from './backup-writer.ts';
import { checkFiles } from './check-files.ts';
import type { MadeBackup } from './make-backup.ts';
import { downloadBackup } from './download-backup.ts';
import { newContentsName, sweepContents, type SharedContents } from './shared-contents.ts';
import { makeStoredBackup, removeStoredBackup } from './stored-backup.ts';

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

const fetchTo = (folder: string) =>
  downloadBackup(store, name(), { folder, openBeside: () => createDiskStore(root) });
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
  await fetchTo(folder);
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
  await expect(fetchTo(join(root, `none-${count}`))).rejects.toThrow('is not a backup');
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
  await fetchTo(folder);
  await expect(checkFiles(folder, await readFileList(folder, await readManifest(folder)))).rejects.toThrow(
    'damaged: data/big',
  );
  await store.remove('data/small');
  await expect(fetchTo(`${folder}-2`)).rejects.toThrow('data/small (missing)');
});

describe('backups that share files', () => {
  const sent = () => s3.requests.filter((request) => /^(?:PUT|POST) /.test(request)).length;
  const readBack = () => s3.requests.filter((request) => /^GET .*\/contents-/.test(request)).length;
  let contents: SharedContents;
  /** None of the files is due to be read anew on the first. */
  let today: number;

  beforeEach(() => {
    contents = { place: store, name: newContentsName() };
    today = 0;
  });

  const storeOf = (backup: string) =>
    createS3Store({ ...s3.options, prefix: `backups/${count}/${backup}/` }, log, { backOffMs: 1 });
  const makeShared = (backup: string, mayFinish = async () => true) =>
    makeStoredBackup({
      staging: staging(),
      store: storeOf(backup),
      name: `${name()}/${backup}`,
      make: writeBackup,
      contents,
      mayFinish,
      now: () => today * 24 * 3_600_000,
    });
  const fetchShared = async (backup: string) => {
    const folder = join(root, `shared-${count}-${backup}`);
    await downloadBackup(storeOf(backup), backup, { folder, openBeside: () => store });
    await checkFiles(folder, await readFileList(folder, await readManifest(folder)));
    return folder;
  };
  const contentKeys = async () => (await keys()).filter((key) => key.startsWith(`${contents.name}/`));

  test('send only what the bucket lacks, and come back whole', async () => {
    await makeShared('first');
    // The large file and one for both small ones; of an empty one there is nothing to keep.
    expect(await contentKeys()).toHaveLength(2);
    const before = sent();
    await makeShared('second');
    // Its list and its manifest.
    expect(sent() - before).toBe(2);
    const folder = await fetchShared('second');
    expect(readFileSync(join(folder, 'data/mail/Ein Brief für „Anna“.eml'), 'utf8')).toBe('small');
    expect(readFileSync(join(folder, 'data/empty'), 'utf8')).toBe('');
  });

  test('send again what is gone or has another size, and find in a month whatever has changed', async () => {
    await makeShared('first');
    const [one = '', two = ''] = await contentKeys();
    await store.remove(one);
    await store.put(two, Buffer.from('half'), { contentType: 'x/y' });
    await makeShared('second');
    await fetchShared('second');
    const small = createHash('sha256').update('small').digest('hex');
    await store.put(`${contents.name}/${small}`, Buffer.from('SMALL'), { contentType: 'x/y' });
    const reads = readBack();
    const due = Number.parseInt(small.slice(0, 8), 16) % 30;
    today = due + 29;
    await makeShared('before');
    expect(readBack() - reads).toBe(0);
    today += 1;
    await makeShared('then');
    // As it lay there, and as it was sent again.
    expect(readBack() - reads).toBe(2);
    await fetchShared('first');
  });

  test('lose with one that is removed what no other needs, and nothing as long as a list cannot be read', async () => {
    await makeShared('first');
    writeFileSync(join(root, 'source/small'), 'another');
    onTestFinished(() => writeFileSync(join(root, 'source/small'), 'small'));
    await makeShared('second');
    expect(await contentKeys()).toHaveLength(3);
    expect(await sweepContents(contents)).toBe(0);
    await removeStoredBackup(storeOf('first'));
    await storeOf('odd').put('files.jsonl', Buffer.from('{"path'), { contentType: 'x/y' });
    await expect(sweepContents(contents)).rejects.toThrow('odd/files.jsonl is damaged');
    expect(await contentKeys()).toHaveLength(3);
    await storeOf('odd').remove('files.jsonl');
    expect(await sweepContents(contents)).toBe(1);
    await fetchShared('second');
  });

  test('are none where another one was begun meanwhile; what was sent stays for the next', async () => {
    await expect(makeShared('first', async () => false)).rejects.toThrow('another backup was begun');
    expect(await keys()).toEqual(await contentKeys());
    const before = sent();
    await makeShared('second');
    expect(sent() - before).toBe(2);
  });
});
