import { randomInt, randomUUID } from 'node:crypto';

import { pickupCheckout, somebody, somewhere } from '#tests/support/pickup-order.ts';

import { pickProducts, pickWords } from '../../../bench/sample-shop.ts';

/** A bearer keeps the page cache out, as in `bench/uncached-pages.bench.ts`. */
const uncached = { authorization: 'Bearer bench' };

/** Whole requests of each kind that the load is mixed of. */
export async function writeRequests(
  origin: string,
  variationIds: readonly number[],
): Promise<Record<string, string[]>> {
  const slugs = await pickProducts(origin);
  const words = await pickWords(origin);
  const pages = ['/', '/catalogs', ...slugs.map((slug) => `/products/${slug}`)];
  return {
    cached: pages.map((path) => write('GET', path)),
    page: pages.map((path) => write('GET', path, uncached)),
    search: words.map((word) => write('GET', `/search?q=${encodeURIComponent(word)}`, uncached)),
    order: Array.from({ length: 20_000 }, () => writeOrder(variationIds)),
    webhook: [write('POST', '/api/payment/notification?provider=nobody', {}, '{}')],
    back: [write('GET', '/sitemap.xml'), write('GET', '/api/docs.json')],
  };
}

function writeOrder(variationIds: readonly number[]): string {
  const pick = () => ({ variationId: variationIds[randomInt(variationIds.length)], quantity: 1 });
  const body = JSON.stringify({ ...pickupCheckout, ...somebody(), items: [pick()] });
  const headers = { 'idempotency-key': randomUUID(), 'x-forwarded-for': somewhere() };
  return write('POST', '/api/orders', headers, body);
}

function write(method: string, path: string, headers: Record<string, string> = {}, body = ''): string {
  const all = {
    host: 'shop.example',
    ...(body !== '' && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}
