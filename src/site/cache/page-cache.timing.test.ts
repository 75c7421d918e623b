import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

import { afterEach, expect, test } from 'vitest';

import { cpuOf } from '#tests/support/measure-work.ts';

import { PageCache } from './page-cache.ts';

const pages = 120;
const readers = 8;
const rounds = 3;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** About as long and as repetitive as a product's page. */
function writePage(number: number): string {
  let state = number + 1;
  const word = () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % 5003).toString(36);
  };
  return Array.from(
    { length: 900 },
    () => `<li class="vt-card__${word()}"><a href="/products/${word()}">${word()} ${word()}</a></li>`,
  ).join('');
}

function compress(text: string, quality: number): Buffer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 18 };
  return brotliCompressSync(text, { params });
}

async function startServer(cache: PageCache): Promise<number> {
  const server = createServer((request, response) => {
    const render = async () => ({
      status: 200,
      html: writePage(Number(new URL(request.url ?? '/', 'http://shop').searchParams.get('page'))),
      headers: {},
      tags: [],
      cacheable: true,
    });
    if (!cache.tryServe(request, response)) void cache.serve(request, response, render);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

function readSize(port: number, number: number, encoding = 'br'): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { port, path: `/p?page=${number}`, headers: { 'accept-encoding': encoding } };
    get({ host: '127.0.0.1', ...options }, (response) => {
      response.resume().on('end', () => resolve(Number(response.headers['content-length'])));
    }).on('error', reject);
  });
}

/** Milliseconds of processor while many visitors read pages that nobody has read. */
async function measureFirstReads(port: number, encoding: string): Promise<number> {
  let next = 0;
  const before = process.cpuUsage();
  await Promise.all(
    Array.from({ length: readers }, async () => {
      while (next < pages) await readSize(port, next++, encoding);
    }),
  );
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test('new pages wait for a quick compression alone, and are dense when they are read again', async () => {
  const texts = Array.from({ length: pages }, (_, number) => writePage(number));
  const cheapest = { dense: Infinity, identity: Infinity, br: Infinity };
  for (let round = 0; round < rounds; round++) {
    cheapest.dense = Math.min(
      cheapest.dense,
      cpuOf(() => texts.map((text) => compress(text, 7))),
    );
    for (const encoding of ['identity', 'br'] as const) {
      const port = await startServer(new PageCache());
      cheapest[encoding] = Math.min(cheapest[encoding], await measureFirstReads(port, encoding));
    }
  }
  const ratio = (cheapest.br - cheapest.identity) / cheapest.dense;
  process.stdout.write(`${JSON.stringify({ ...cheapest, ratio })}\n`);
  expect(ratio).toBeLessThan(0.85);

  const cache = new PageCache();
  const port = await startServer(cache);
  await measureFirstReads(port, 'br');
  await expect.poll(() => readSize(port, 0), { timeout: 30_000 }).toBe(compress(texts[0] ?? '', 7).length);
  expect(cache.misses).toBe(pages);
});
