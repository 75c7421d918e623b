import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createImageService, type StoredImage } from '#modules/media/derive-image.ts';
import { createImageQueue, type ImageQueue } from '#modules/media/image-queue.ts';
import { createImageStorage } from '#modules/media/image-storage.ts';
import { inspectImage } from '#modules/media/inspect-image.ts';
import { createDiskStore } from '#platform/files/disk-store.ts';

import { imageRoutes } from './image.routes.ts';

let folder = '';
let app: FastifyInstance;
const rows = new Map<number, StoredImage>();
const warnings: string[] = [];
const queue = createImageQueue();
let runs = 0;
const countingQueue: ImageQueue = {
  run(megabytes, job) {
    runs++;
    return queue.run(megabytes, job);
  },
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-img-'));
  const images = createImageService({
    storage: createImageStorage(createDiskStore(folder)),
    queue: countingQueue,
    findImage: async (id) => rows.get(id) ?? null,
    log: { warn: (_details, message) => warnings.push(message) },
  });
  app = Fastify();
  await app.register(imageRoutes, { images, extraSizes: async () => [{ width: 600, height: 450 }] });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** Stores a picture as an upload does; gives the end of its addresses. */
async function add(id: number, bytes: Buffer): Promise<string> {
  const image = await inspectImage(bytes, queue);
  await createImageStorage(createDiskStore(folder)).writeOriginal(image.hash, image.ext, image.bytes);
  rows.set(id, image);
  return `${id}-${image.hash}.${image.ext}`;
}

const noise = (width: number, height: number, sigma = 20) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma } },
  });
const get = (url: string, accept = 'image/avif,image/webp,*/*') => app.inject({ url, headers: { accept } });
const sizeOf = async (bytes: Buffer) => {
  const { width, height, format } = await sharp(bytes).metadata();
  return `${format} ${width}x${height}`;
};

describe('renditions of a 1000x500 picture', () => {
  let name = '';
  beforeAll(async () => {
    name = await add(1, await noise(1000, 500).png().toBuffer());
  });

  it.each([
    ['/img/outbound/640x480', '640x480'],
    ['/img/outbound/600x450', '600x450'],
    ['/img/inset/640x480', '640x320'],
    ['/img/inset/480x0', '480x240'],
    ['/img/original', '1000x500'],
  ])('%s is %s [R553,726]', async (path, size) => {
    expect(await sizeOf((await get(`${path}/${name}`, '*/*')).rawPayload)).toBe(`png ${size}`);
  });

  it('are never enlarged, and keep the shape of the box', async () => {
    expect(await sizeOf((await get(`/img/inset/1600x0/${name}`, '')).rawPayload)).toBe('png 1000x500');
    expect(await sizeOf((await get(`/img/outbound/1600x1200/${name}`, '')).rawPayload)).toBe('png 667x500');
  });

  it.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['image/avif;q=0, image/webp', 'image/webp', 'webp'],
    ['*/*', 'image/png', 'png'],
  ])('come as the browser with Accept %s likes [R558-559]', async (accept, mime, format) => {
    const reply = await get(`/img/inset/320x0/${name}`, accept);
    expect(reply.headers['content-type']).toBe(mime);
    expect(await sizeOf(reply.rawPayload)).toBe(`${format} 320x160`);
    expect(reply.headers).toMatchObject({
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it('are made once for visitors who come together, and read from disk after', async () => {
    const before = runs;
    const url = `/img/outbound/400x400/${name}`;
    const replies = await Promise.all(Array.from({ length: 20 }, () => get(url)));
    expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true);
    await get(url);
    expect(runs - before).toBe(1);
    expect((await readdir(join(folder, 'cache/img'), { recursive: true })).join()).not.toContain('.tmp');
  });

  it('answer HEAD without a body', async () => {
    const reply = await app.inject({ method: 'HEAD', url: `/img/inset/320x0/${name}` });
    expect([reply.statusCode, reply.payload]).toEqual([200, '']);
  });
});

it('stands a turned picture upright and strips its metadata', async () => {
  const turned = await noise(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const reply = await get(`/img/inset/160x0/${await add(2, turned)}`, '');
  const metadata = await sharp(reply.rawPayload).metadata();
  expect([metadata.width, metadata.height, metadata.exif, metadata.orientation]).toEqual([
    160,
    240,
    undefined,
    undefined,
  ]);
});

it('serves an SVG as it is, at any size, as a document that can do nothing [R554]', async () => {
  const name = await add(
    3,
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="5" height="5"><path d="M0 0"/></svg>'),
  );
  for (const path of ['original', 'outbound/640x480']) {
    const reply = await get(`/img/${path}/${name}`);
    expect(reply.payload).toContain('<path');
    expect(reply.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  }
});

describe('404', () => {
  it.each([
    '/img/outbound/641x480/',
    '/img/outbound/640x481/',
    '/img/inset/1x1/',
    '/img/inset/99999x0/',
    '/img/inset/0640x0/',
    '/img/stretch/640x480/',
    '/img/original/640x480/',
    '/img/inset/-1x0/',
    '/img/../images/',
    '/img/original/%2e%2e/',
    '/img/original/..%2f..%2f',
    '/img/original/%252e%252e%252f',
    String.raw`/img/original/..\..\ `.trim(),
  ])('for %s', async (path) => {
    const name = await add(4, await noise(20, 20).png().toBuffer());
    const reply = await get(`${path}${name}`);
    expect(reply.statusCode).toBe(404);
  });

  it.each([
    '/img/original/1-../../../etc/passwd',
    '/img/original//etc/passwd',
    '/img/original/1-0123456789abcdef.png%00.jpg',
    '/img/original/1-0123456789abcdef.PNG',
    '/img/original/1-0123456789abcdef.png::$DATA',
    `/img/original/1-${'a'.repeat(5000)}.png`,
    '/img/original/CON.png',
    '/img/',
  ])('for %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('where id, hash and extension do not belong together', async () => {
    const name = await add(5, await noise(20, 20).png().toBuffer());
    expect((await get(`/img/original/${name}`)).statusCode).toBe(200);
    expect((await get(`/img/original/${name.replace('5-', '6-')}`)).statusCode).toBe(404);
    expect((await get(`/img/original/${name.replace('.png', '.jpg')}`)).statusCode).toBe(404);
    expect((await get('/img/original/5-00000000000000000000000000000000.png')).statusCode).toBe(404);
    // Pages name the beginning of the hash; no other part of it names the picture.
    const beginning = (letters: number) => `/img/original/${name.slice(0, '5-'.length + letters)}.png`;
    expect((await get(beginning(8))).statusCode).toBe(200);
    expect((await get(beginning(12))).statusCode).toBe(200);
    for (const letters of [7, 9, 20]) expect((await get(beginning(letters))).statusCode).toBe(404);
  });

  it('with a placeholder picture for a damaged or a lost original, logged once', async () => {
    const torn = await add(7, await noise(300, 300).png().toBuffer());
    const lost = await add(8, await noise(301, 300).png().toBuffer());
    const fileOf = (name: string) => join(folder, 'images', name.slice(2, 4), name.slice(2));
    await truncate(fileOf(torn), 20_000);
    await rm(fileOf(lost));
    warnings.length = 0;
    for (const url of [
      `/img/inset/160x0/${torn}`,
      `/img/inset/240x0/${torn}`,
      `/img/original/${lost}`,
      `/img/inset/160x0/${lost}`,
    ]) {
      const reply = await get(url);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'image/svg+xml']);
      expect(reply.payload).toContain('<svg');
      expect(reply.headers['cache-control']).toBe('public, max-age=10');
    }
    expect(warnings).toEqual(['A picture cannot be read', 'The file of a picture is missing']);
  });
});

it('has a placeholder of 100x100 at a stable address [R555]', async () => {
  const reply = await get('/img/placeholder.svg');
  expect(await sizeOf(reply.rawPayload)).toBe('svg 100x100');
});

it('answers 503 with Retry-After when too many pictures wait', async () => {
  const name = await add(9, await noise(100, 100).png().toBuffer());
  const row = rows.get(9);
  const busy = Fastify();
  const images = createImageService({
    storage: createImageStorage(createDiskStore(folder)),
    queue: createImageQueue({ maxWaiting: 0 }),
    findImage: async () => row ?? null,
    log: { warn: () => {} },
  });
  await busy.register(imageRoutes, { images });
  const reply = await busy.inject(`/img/inset/100x0/${name}`);
  expect(reply.statusCode).toBe(503);
  expect(reply.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
  await busy.close();
});
