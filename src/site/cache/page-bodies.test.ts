import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { acceptedEncoding, ensureBody, type Bodies } from './page-bodies.ts';

const page = '<p>Tea</p>'.repeat(100);

test('each encoding is made from whichever is there', async () => {
  const bodies: Bodies = { identity: Buffer.from(page) };
  await ensureBody(bodies, 'br');
  delete bodies.identity;
  await ensureBody(bodies, 'gzip', 'quick');
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

test('a quick body says the same as a dense one', async () => {
  const bodies: Bodies = { identity: Buffer.from(page) };
  await ensureBody(bodies, 'br', 'quick');
  expect(brotliDecompressSync(bodies.br ?? '').toString()).toBe(page);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
])('%s is answered with %s', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding));
