import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { get, sendRaw, statusOf } from './send.ts';
import { startTarget, type Target } from './start-target.ts';

let target: Target;
let dataDir: string;
let picture: string;
let damaged: string;
let linked: string;
const big: string[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrina-pictures-'));
  target = await startTarget({ DATA_DIR: dataDir });
  const whole = await noise(800, 600);
  picture = await add('a'.repeat(32), whole);
  damaged = await add('b'.repeat(32), whole.subarray(0, whole.length / 3));
  linked = await add('c'.repeat(32), null);
  writeFileSync(join(dataDir, 'secret.jpg'), 'top secret');
  symlinkSync(join(dataDir, 'secret.jpg'), fileOf('c'.repeat(32)));
  const large = await noise(5000, 4000);
  for (let index = 0; index < 8; index++) big.push(await add(`d${index}`.repeat(16), large));
});
afterAll(async () => {
  await target.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer();
const fileOf = (hash: string) => join(dataDir, 'images', hash.slice(0, 2), `${hash}.jpg`);

/** A row, and its file if there are bytes; gives the end of its addresses. */
async function add(hash: string, bytes: Buffer | null): Promise<string> {
  const { width = 800, height = 600 } = bytes && hash[0] !== 'b' ? await sharp(bytes).metadata() : {};
  const row = await target.database.db
    .insertInto('images')
    .values({ hash, ext: 'jpg', name: 'x.jpg', mime: 'image/jpeg', width, height, bytes: bytes?.length ?? 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  mkdirSync(join(dataDir, 'images', hash.slice(0, 2)), { recursive: true });
  if (bytes) writeFileSync(fileOf(hash), bytes);
  return `${row.id}-${hash}.jpg`;
}

test('a listed size is made', async () => {
  const answer = await get(target.origin, `/img/inset/320x0/${picture}`);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await sharp(answer.body).metadata()).width).toBe(320);
});

test('a shape that the owner has chosen is made, and none beside it', async () => {
  const value = JSON.stringify({ previewSizeInListing: { width: 5, height: 6 } });
  await target.database.db.insertInto('settings').values({ name: 'ecommerce', value }).execute();
  const ask = (box: string) => get(target.origin, `/img/outbound/${box}/${picture}`);
  await expect.poll(async () => (await ask('320x384')).status, { timeout: 12_000 }).toBe(200);
  expect((await ask('320x385')).status).toBe(404);
});

describe('no file is reached by its path', () => {
  const steps = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '%252e%252e%252f',
    '..\\',
    '..%5c',
    '....//',
    '/',
    '%2f',
    '..;/',
    '.%00./',
    '%c0%ae%c0%ae/',
  ];
  const files = ['secret.jpg', 'etc/passwd', 'package.json', 'images/aa/x.jpg'];
  test.each(['original/', 'inset/320x0/', 'outbound/640x480/', ''])('/img/%s', async (mode) => {
    for (const step of steps) {
      for (const file of files) {
        const line = `GET /img/${mode}${step.repeat(6)}${file} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`;
        const answer = await sendRaw(target.origin, line);
        expect([line, statusOf(answer.text)]).toEqual([line, 404]);
        expect(answer.text).not.toMatch(/top secret|root:|"vitrina"/);
      }
    }
  });

  test.each([
    '%00.png',
    '%00',
    '.bak',
    '::$DATA',
    '.',
    '%20',
    '/',
    '/x',
    ';x',
    `${'a'.repeat(2000)}.jpg`,
    '.jpg',
    '.JPG',
  ])('nor with %s after its name', async (tail) => {
    expect((await get(target.origin, `/img/original/${picture}${tail}`)).status).toBe(404);
  });

  test('a symbolic link among the pictures is not followed', async () => {
    for (const mode of ['original', 'inset/320x0']) {
      const answer = await get(target.origin, `/img/${mode}/${linked}`);
      expect(answer.status).toBe(404);
      expect(answer.text).not.toContain('top secret');
    }
  });
});

test('no size off the list is made, and nothing is written for it', { timeout: 30_000 }, async () => {
  const sizes = [
    '1x1',
    '0x0',
    '321x0',
    '640x481',
    '99999x99999',
    '1920x99999',
    '320x-1',
    '-320x0',
    '3.2e2x0',
    '0320x0',
    '320x00',
    'ⅹ',
    '320X0',
    '320x0x0',
    ' 320x0',
    '320x',
    'x320',
    '１００x0',
  ];
  const before = countRenditions();
  for (let width = 101; width < 400; width += 7) sizes.push(`${width}x0`, `320x${width + 1000}`);
  for (const size of sizes) {
    const answer = await get(target.origin, `/img/inset/${encodeURIComponent(size)}/${picture}`);
    expect([size, answer.status]).toEqual([size, 404]);
    expect(answer.headers['cache-control']).toBe('public, max-age=10');
  }
  expect(countRenditions()).toBe(before);
});

function countRenditions(): number {
  return readdirSync(join(dataDir, 'cache'), { recursive: true }).length;
}

test('a damaged original is a placeholder with 404, never a failure', async () => {
  for (const size of ['160x0', '320x0', '640x480']) {
    const answer = await get(
      target.origin,
      `/img/outbound/${size}/${damaged}`
        .replace('outbound/160x0', 'inset/160x0')
        .replace('outbound/320x0', 'inset/320x0'),
    );
    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'image/svg+xml']);
    expect(answer.text).toContain('<svg');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  }
});

test('eight pictures of 20 megapixels at once leave pages quick', { timeout: 300_000 }, async () => {
  await get(target.origin, '/about');
  const work = { isDone: false };
  const making = Promise.all(
    big.map((name) => get(target.origin, `/img/inset/1920x0/${name}`, { accept: 'image/avif' })),
  ).finally(() => (work.isDone = true));
  let pages = 0;
  while (!work.isDone) {
    for (const path of ['/about', '/liveness', '/products/cup', '/api/products/cup']) {
      const answer = await get(target.origin, path);
      expect([path, answer.status]).toEqual([path, 200]);
      pages++;
    }
  }
  const made = await making;
  // Too many at once are put off, not failed.
  for (const answer of made) expect([200, 503]).toContain(answer.status);
  expect(made.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  // Pages go on while pictures are made: one that waited for them would be among few.
  expect(pages).toBeGreaterThan(20 * big.length);
});
