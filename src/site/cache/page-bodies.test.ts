import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { acceptedEncoding, ensureBody, isCompressing, makeDense, type Bodies } from './page-bodies.ts';

const page = '<p>Tea</p>'.repeat(100);

test('each encoding is made from whichever is there', async () => {
  const bodies: Bodies = { identity: Buffer.from(page) };
  await ensureBody(bodies, 'br');
  delete bodies.identity;
  await ensureBody(bodies, 'gzip');
  delete bodies.br;
  await ensureBody(bodies, 'identity');
  expect(String(bodies.identity)).toBe(page);
  expect(gunzipSync(bodies.gzip ?? '').toString()).toBe(page);
});

test('what is there is not made again', async () => {
  const brotli = Buffer.from('as it was');
  const bodies: Bodies = { identity: Buffer.from(page), br: brotli };
  await ensureBody(bodies, 'br');
  expect(bodies.br).toBe(brotli);
});

test.each(['br', 'gzip'] as const)('a dense body in %s says the same in fewer bytes', async (encoding) => {
  const words = Array.from({ length: 2000 }, (_, index) => `<p>Tea ${(index * 7919) % 1009}</p>`).join('');
  const bodies: Bodies = { identity: Buffer.from(words) };
  await ensureBody(bodies, encoding);
  const quick = bodies[encoding] ?? Buffer.alloc(0);
  const dense = await makeDense({ [encoding]: quick }, encoding);
  expect(dense.length).toBeLessThan(quick.length);
  expect((encoding === 'br' ? brotliDecompressSync : gunzipSync)(dense).toString()).toBe(words);
});

test('says while a visitor waits that it compresses', async () => {
  const making = ensureBody({ identity: Buffer.from(page) }, 'br');
  await Promise.resolve();
  expect(isCompressing()).toBe(true);
  await making;
  expect(isCompressing()).toBe(false);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
])('%s is answered with %s', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding));
