import { afterEach, expect, test, vi } from 'vitest';

import { PageCache } from './page-cache.ts';
import { page, redrawn, serve } from './serve-pages.fixture.ts';

afterEach(() => void vi.useRealTimers());

/** However slow the machine is, no page grows too old. */
const stopClock = () => vi.useFakeTimers({ toFake: ['Date'] });

/** A cache that has pages made anew as the app does; each page tells how many were made before it. */
async function serveGradually(redraw: 'redraws' | 'hangs' = 'redraws') {
  const renders: string[] = [];
  const cache = new PageCache({
    redraw: (key) => (redraw === 'redraws' ? get(key, { [redrawn]: '1' }) : new Promise(() => undefined)),
  });
  const get = await serve(cache, async (path) => page(`page ${renders.push(path)}`));
  const read = async (path: string) => (await get(path)).body.toString();
  const change = () => cache.invalidate(['product:1'], { isGradual: true });
  return { cache, read, renders, change };
}

test('what changes gradually is sent as it was, and made anew before anybody waits for it', async () => {
  const { cache, read, renders, change } = await serveGradually();
  await read('/');
  stopClock();
  change();
  expect(await read('/')).toBe('page 1');
  expect(cache.misses).toBe(1);
  await expect.poll(() => renders.length).toBe(2);
  await expect.poll(() => read('/')).toBe('page 2');
  expect(renders).toEqual(['/', '/']);
});

test('changes that follow each other have a page made anew once', async () => {
  const { read, renders, change } = await serveGradually();
  await read('/');
  stopClock();
  for (let count = 0; count < 20; count++) change();
  await expect.poll(() => read('/')).toBe('page 2');
  expect(renders).toHaveLength(2);
});

test('a page that nobody has asked for lately is made once somebody does', async () => {
  const { read, renders, change } = await serveGradually();
  await read('/forgotten');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  await read('/wanted');
  change();
  await expect.poll(() => renders).toEqual(['/forgotten', '/wanted', '/wanted']);
  vi.setSystemTime(Date.now() + 2000);
  expect(await read('/forgotten')).toBe('page 4');
});

test('where making it anew takes long, a page is sent for less than a second more', async () => {
  const { read, change } = await serveGradually('hangs');
  await read('/');
  const changedAt = Date.now();
  change();
  expect(await read('/')).toBe('page 1');
  await expect.poll(() => read('/')).toBe('page 2');
  expect(Date.now() - changedAt).toBeGreaterThanOrEqual(750);
});

test('further changes do not keep an old page alive', async () => {
  const { read, change } = await serveGradually('hangs');
  await read('/');
  const changedAt = Date.now();
  const changing = setInterval(change, 20);
  try {
    await expect.poll(() => read('/'), { interval: 5 }).toBe('page 2');
  } finally {
    clearInterval(changing);
  }
  expect(Date.now() - changedAt).toBeLessThan(1500);
});

test('any other change drops a page at once, and so does a gradual one where nothing can be made anew', async () => {
  const { cache, read, change } = await serveGradually();
  await read('/');
  change();
  cache.invalidate(['product:1']);
  expect(await read('/')).toBe('page 2');
  const alone = new PageCache();
  let renders = 0;
  const get = await serve(alone, async () => page(`page ${++renders}`));
  await get('/');
  alone.invalidate(['product:1'], { isGradual: true });
  expect((await get('/')).body.toString()).toBe('page 2');
});

test('a page that was begun before a gradual change does not replace one begun after it', async () => {
  const begun: ((html: string) => void)[] = [];
  const cache = new PageCache({ redraw: async () => undefined });
  const get = await serve(cache, () => new Promise((resolve) => begun.push((html) => resolve(page(html)))));
  const early = get('/');
  await expect.poll(() => begun.length).toBe(1);
  cache.invalidate(['product:1'], { isGradual: true });
  const late = get('/');
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.('new');
  await late;
  begun[0]?.('old');
  expect((await early).body.toString()).toBe('old');
  expect((await get('/')).body.toString()).toBe('new');
});

test('pages are not made dense while they change', async () => {
  const { cache, read, change } = await serveGradually();
  const html = 'word '.repeat(5000);
  const get = await serve(cache, async () => page(html));
  const sizeOf = async () =>
    Number((await get('/long', { 'accept-encoding': 'br' })).headers['content-length']);
  await read('/');
  change();
  const quick = await sizeOf();
  await expect.poll(sizeOf, { timeout: 5000 }).toBeLessThan(quick);
});
