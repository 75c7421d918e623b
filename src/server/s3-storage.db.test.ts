import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import type { MediaImage, UploadAnswer } from '#domain/schemas/media.schema.ts';
import { checkProductFiles, moveProductFiles } from '#modules/downloads/move-product-files.ts';
import { checkFiles } from '#modules/media/check-files.ts';
import { moveFiles } from '#modules/media/move-files.ts';
import { createDiskStore } from '#platform/files/disk-store.ts';
import { createS3Store } from '#platform/files/s3/s3-store.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { startS3Server, type S3Server } from '#tests/support/s3-server.ts';

import { readConfig } from './config.ts';
import { reviewStorage } from './open-file-store.ts';

let database: TestDatabase;
let server: S3Server;
let one: TestApp;
let two: TestApp;
let token: string;
const log = { warn() {}, error() {} };

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startS3Server();
  await createContentFixture(database.db).makePage({ kind: 'home', title: 'Home' });
  token = (await makeStaff(database.db, 'admin')).token;
  one = await startTestApp(database.url, server.env);
  two = await startTestApp(database.url, server.env);
});
afterAll(async () => {
  await one.stop();
  await two.stop();
  await server.stop();
  await database.drop();
});
afterEach(() => {
  server.fault = undefined;
  server.isPublic = false;
  server.requests.length = 0;
});

/** A picture that no other is. */
async function draw(width = 700, height = 500): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
}

function send(shop: TestApp, bytes: Buffer): Promise<Response> {
  return fetch(`${shop.origin}/api/admin/images?name=vase.png`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    body: new Uint8Array(bytes),
  });
}

async function upload(shop: TestApp, bytes: Buffer): Promise<MediaImage> {
  const answer = await send(shop, bytes);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as UploadAnswer).image;
}

const smallOf = ({ uri }: MediaImage) => uri.replace('/img/original/', '/img/inset/320x0/');
const get = (shop: TestApp, path: string) =>
  fetch(shop.origin + path, { headers: { accept: 'image/webp' }, redirect: 'manual' });
const read = async (shop: TestApp, path: string) => {
  const answer = await get(shop, path);
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const readPlace = async (shop: TestApp) =>
  (
    await fetch(`${shop.origin}/api/admin/images/place`, { headers: { authorization: `Bearer ${token}` } })
  ).json();
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const requestsOf = (text: string) => server.requests.filter((request) => request.includes(text));

test('two instances show each other’s pictures at once, and what one has made the other does not make again', async () => {
  const bytes = await draw();
  const image = await upload(one, bytes);
  const originals = await Promise.all([one, two].map((shop) => read(shop, image.uri)));
  expect(originals.map(({ status }) => status)).toEqual([200, 200]);
  expect(originals[0]?.bytes.equals(originals[1]?.bytes ?? Buffer.alloc(0))).toBe(true);

  const made = await read(one, smallOf(image));
  expect(requestsOf('PUT /shop-media/cache/img/')).toHaveLength(1);
  const shown = await read(two, smallOf(image));
  expect(shown.bytes.equals(made.bytes)).toBe(true);
  expect((await sharp(shown.bytes).metadata()).width).toBe(320);
  expect(requestsOf('PUT /shop-media/cache/img/')).toHaveLength(1);
});

test('a size that both make in the same moment is the same picture on both, and stays whole', async () => {
  const image = await upload(two, await draw());
  const all = await Promise.all([one, two, one, two].map((shop) => read(shop, smallOf(image))));
  expect(new Set(all.map(({ status, bytes }) => `${status} ${hashOf(bytes)}`)).size).toBe(1);
  // One fetch an instance at most, however many asked for it.
  expect(requestsOf('GET /shop-media/cache/img/').length).toBeLessThanOrEqual(2);
});

test('what an instance has shown it shows again without asking the bucket', async () => {
  const image = await upload(one, await draw());
  await read(one, smallOf(image));
  server.requests.length = 0;
  expect((await read(one, smallOf(image))).status).toBe(200);
  expect((await read(one, image.uri)).status).toBe(200);
  expect(server.requests).toEqual([]);
});

test('a file replaced on one instance is seen on the other, and the old one is removed from the bucket', async () => {
  const image = await upload(one, await draw());
  await read(two, smallOf(image));
  const answer = await fetch(`${one.origin}/api/admin/images/${image.id}/file`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    body: new Uint8Array(await draw(900, 900)),
  });
  const replaced = (await answer.json()) as MediaImage;
  const { bytes } = await read(two, smallOf(replaced));
  expect((await sharp(bytes).metadata()).height).toBe(320);
  expect(requestsOf('DELETE /shop-media/images/')).toHaveLength(1);
  expect(requestsOf('DELETE /shop-media/cache/img/')).toHaveLength(1);
});

test('while the bucket is away pages live, kept pictures are shown, uploads say 503 in words, and all comes back', async () => {
  const image = await upload(one, await draw());
  const other = await upload(one, await draw());
  await read(one, smallOf(image));
  await fetch(`${one.origin}/`);
  server.fault = () => ({ status: 503, body: '<Error><Code>ServiceUnavailable</Code></Error>' });

  const refused = await send(one, await draw());
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await refused.json()).toMatchObject({
    message: expect.stringContaining('Pictures cannot be stored'),
  });
  expect((await fetch(`${one.origin}/`)).status).toBe(200);
  expect((await read(one, smallOf(image))).status).toBe(200);
  const away = await get(two, smallOf(other));
  expect([away.status, away.headers.get('cache-control')]).toEqual([503, 'no-store']);
  await expect
    .poll(async () => (await fetch(`${two.origin}/readiness`)).json(), { timeout: 15_000 })
    .toEqual({ status: 'degraded', check: 'storage' });
  expect(await readPlace(two)).toMatchObject({ kind: 's3', name: 'shop-media', isReady: false });

  server.fault = undefined;
  await expect.poll(async () => (await get(two, smallOf(other))).status, { timeout: 15_000 }).toBe(200);
  await expect.poll(async () => (await send(one, await draw())).status, { timeout: 15_000 }).toBe(200);
  await expect
    .poll(async () => (await fetch(`${two.origin}/readiness`)).json(), { timeout: 15_000 })
    .toEqual({ status: 'ok' });
  expect(await readPlace(two)).toMatchObject({ host: new URL(server.options.endpoint).host, isReady: true });
});

test('with a public address pictures are read there, drawings through the shop, and pages allow it', async () => {
  server.isPublic = true;
  const base = `${server.options.endpoint}/shop-media`;
  const shop = await startTestApp(database.url, { ...server.env, S3_PUBLIC_URL: `${base}/` });
  try {
    const image = await upload(shop, await draw());
    for (const path of [smallOf(image), image.uri, smallOf(image)]) {
      const answer = await get(shop, path);
      expect(answer.status).toBe(302);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
      const address = answer.headers.get('location') ?? '';
      expect(address).toMatch(new RegExp(`^${base}/(?:images|cache/img)/[0-9a-f]{2}/[0-9a-f]{32}`));
      const shown = await fetch(address);
      expect([shown.status, shown.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
      expect(shown.headers.get('content-type')).toMatch(/^image\/(?:webp|png)$/);
    }
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>');
    const { uri } = await upload(shop, drawing);
    expect((await get(shop, uri)).headers.get('content-security-policy')).toContain('sandbox');
    for (const path of ['/', '/admin/']) {
      const policy = (await fetch(shop.origin + path)).headers.get('content-security-policy');
      expect(policy).toContain(`https: ${server.options.endpoint}`);
    }
  } finally {
    await shop.stop();
  }
});

test('the start is stopped by what somebody has to change, and goes on while the service is away', async () => {
  const review = (env: object) => reviewStorage(readConfig({ ...server.env, ...env }), log);
  await review({});
  await expect(review({ S3_SECRET_ACCESS_KEY: 'other' })).rejects.toThrow(
    'S3_SECRET_ACCESS_KEY does not belong',
  );
  await expect(review({ S3_BUCKET: 'nowhere' })).rejects.toThrow('there is no bucket nowhere');
  await expect(review({ S3_PUBLIC_URL: `${server.options.endpoint}/x` })).rejects.toThrow(
    'S3_PUBLIC_URL does not show the files of the bucket',
  );
  server.fault = ({ method }) =>
    method === 'PUT' ? { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' } : undefined;
  await expect(review({})).rejects.toThrow('s3:PutObject');
  server.fault = undefined;
  await review({ S3_ENDPOINT: 'http://127.0.0.1:9' });
  server.isPublic = true;
  await review({ S3_PUBLIC_URL: `${server.options.endpoint}/shop-media` });
  expect(requestsOf('PUT /shop-media/probe/').length).toBe(
    requestsOf('DELETE /shop-media/probe/').length + 1,
  );
});

test('pictures are moved to the disk and back, what is missing is told, and it can be interrupted and repeated', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-move-'));
  const disk = createDiskStore(folder);
  const bucket = createS3Store(server.options, log, { backOffMs: 1 });
  const other = createS3Store({ ...server.options, prefix: 'moved/' }, log, { backOffMs: 1 });
  try {
    const { db } = database;
    const [lost, broken] = [await draw(), await draw()];
    await upload(one, lost);
    await upload(one, broken);
    const rows = await db
      .selectFrom('images')
      .select(['hash', 'ext'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    const keyOf = (index: number) => `images/${rows[index]?.hash.slice(0, 2)}/${rows[index]?.hash}.png`;
    await bucket.remove(keyOf(0));
    await bucket.put(keyOf(1), Buffer.from('half'), { contentType: 'image/png' });
    const faulty = [keyOf(0), keyOf(1)].sort();

    const report = await checkFiles(db, bucket);
    expect([report.missing, report.damaged, report.unknown]).toEqual([[keyOf(0)], [keyOf(1)], []]);

    let reads = 0;
    server.fault = ({ method }) => (method === 'GET' && ++reads > 12 ? { status: 403 } : undefined);
    await expect(moveFiles(db, { from: bucket, to: disk })).rejects.toThrow('refuses');
    server.fault = undefined;
    const first = await moveFiles(db, { from: bucket, to: disk });
    expect(first.missing.sort()).toEqual(faulty);
    expect(first.there).toBeGreaterThan(0);
    expect(first.copied + first.there).toBe(report.whole);
    expect(await moveFiles(db, { from: bucket, to: disk })).toMatchObject({ copied: 0, there: report.whole });

    expect(await moveFiles(db, { from: disk, to: other })).toMatchObject({ copied: report.whole });
    expect(await checkFiles(db, other)).toMatchObject({ whole: report.whole, damaged: [], unknown: [] });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('files of products are moved too, what is missing or damaged is told, and it can be repeated', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-move-'));
  const disk = createDiskStore(folder);
  const bucket = createS3Store(server.options, log, { backOffMs: 1 });
  const { db } = database;
  const content = randomBytes(100_000);
  const keys = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()].map(
    (id) => `product-files/${id.slice(0, 2)}/${id}`,
  );
  const [whole = '', lost = '', broken = ''] = keys;
  try {
    for (const key of keys)
      await sql`insert into product_files (storage_key, name, bytes) values (${key}, 'Plan.pdf', 100000)`.execute(
        db,
      );
    await bucket.put(whole, content, { contentType: 'application/octet-stream' });
    await bucket.put(broken, Buffer.from('half'), { contentType: 'application/octet-stream' });
    expect(await checkProductFiles(db, bucket)).toEqual({ whole: 1, missing: [lost], damaged: [broken] });
    const first = await moveProductFiles(db, { from: bucket, to: disk });
    expect(first).toEqual({ copied: 1, there: 0, missing: [lost, broken] });
    expect(await disk.read(whole)).toEqual(content);
    expect(await disk.head(broken)).toBeNull();
    expect(await moveProductFiles(db, { from: bucket, to: disk })).toEqual({ ...first, copied: 0, there: 1 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
