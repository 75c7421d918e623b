import { expect, test } from 'vitest';

import { createResponseCache, type CachedResponse } from './response-cache.ts';

const answer = (text: string, ...tags: string[]): CachedResponse => ({
  body: Buffer.from(text),
  etag: `"${text}"`,
  tags,
});

test('an answer is made once and found by every spelling of its address', async () => {
  const cache = createResponseCache();
  let made = 0;
  const make = async () => answer(`${++made}`);
  await Promise.all([cache.load('k', '/a?x=1', make), cache.load('k', '/a?x=2', make)]);
  await cache.load('k', '/a?x=3', make);
  expect(made).toBe(1);
  expect(cache.findByUrl('/a?x=3')?.body.toString()).toBe('1');
  expect(cache.findByUrl('/a?x=9')).toBeUndefined();
});

test('an answer that is asked for once is not kept', async () => {
  const cache = createResponseCache();
  await cache.load('k', '/a', async () => answer('first'));
  expect(cache.findByUrl('/a')).toBeUndefined();
  await cache.load('k', '/a', async () => answer('second'));
  expect(cache.findByUrl('/a')?.body.toString()).toBe('second');
});

test('a failure is never kept', async () => {
  const cache = createResponseCache();
  await expect(cache.load('k', '/a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect((await cache.load('k', '/a', async () => answer('ok'))).body.toString()).toBe('ok');
});

test('one product drops itself and the lists of products; the group drops every product', async () => {
  const cache = createResponseCache();
  const fill = async () => {
    for (let round = 0; round < 2; round++) {
      await cache.load('five', '/5', async () => answer('five', 'product:5'));
      await cache.load('six', '/6', async () => answer('six', 'product:6'));
      await cache.load('list', '/l', async () => answer('list', 'products'));
      await cache.load('menu', '/m', async () => answer('menu', 'menus'));
    }
  };
  const kept = () => ['/5', '/6', '/l', '/m'].filter((url) => cache.findByUrl(url));
  await fill();
  cache.invalidate(['product:5']);
  expect(kept()).toEqual(['/6', '/m']);
  await fill();
  cache.invalidate(['products']);
  expect(kept()).toEqual(['/m']);
  cache.invalidate(['*']);
  expect(kept()).toEqual([]);
  expect(cache.bytes).toBe(0);
});

test('an answer whose making began before a change is not kept, nor given to who asks after it', async () => {
  const cache = createResponseCache();
  let finish: (answer: CachedResponse) => void = () => {};
  const early = cache.load('k', '/a', () => new Promise((resolve) => (finish = resolve)));
  cache.invalidate(['menus']);
  const late = await cache.load('k', '/a', async () => answer('new'));
  finish(answer('old'));
  expect((await early).body.toString()).toBe('old');
  expect(late.body.toString()).toBe('new');
  expect(cache.findByUrl('/a')?.body.toString()).toBe('new');
});

test('stays within its bytes, whatever is asked', async () => {
  const cache = createResponseCache({ maxBytes: 50_000 });
  for (let index = 0; index < 500; index++) {
    const make = async () => answer('x'.repeat(1000), 'menus');
    await Promise.all([cache.load(`k${index}`, `/a?${index}`, make), cache.load(`k${index}`, '/a', make)]);
  }
  expect(cache.bytes).toBeGreaterThan(40_000);
  expect(cache.bytes).toBeLessThanOrEqual(50_000);
  for (let round = 0; round < 2; round++) {
    await cache.load('huge', '/huge', async () => answer('x'.repeat(60_000)));
  }
  expect(cache.findByUrl('/huge')).toBeUndefined();
});
