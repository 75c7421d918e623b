import { gzipSync } from 'node:zlib';

import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { openPage, originOf, useBrowser, type Language } from './support/browser.ts';

useBrowser();

interface Transfer {
  type: string;
  bytes: number;
  url: string;
  atMs: number;
  isDone: boolean;
}

interface PageFigures {
  scriptBeforeLoad: number;
  scriptInAll: number;
  html: number;
  /** The same page for a client that knows no Brotli. */
  htmlGzip: number;
  fontFiles: number;
  fontBytes: number;
  requestsBeforeLoad: number;
  css: number;
  layoutShift: number;
}

const kilobyte = 1024;

/** Waits until the page has fetched all that it fetches by itself: prefetching comes last, two seconds after it. */
async function waitForRest(page: Page): Promise<void> {
  await page.locator('script[type=speculationrules]').waitFor({ state: 'attached' });
  await page.waitForFunction(() => !document.querySelector('vt-island[on=idle]:not([data-ready])'));
  await page.waitForLoadState('networkidle');
}

/** Loads a page cold, as a phone does, and adds up what came over the wire (requirement 732). */
async function measurePage(path: string, cart: string): Promise<PageFigures> {
  const { page, context } = await openPage('/no/such/page', { width: 390 });
  if (cart !== '') await context.addCookies([{ name: 'vt_cart', value: cart, url: originOf() }]);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const byRequest = new Map<string, Transfer>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    byRequest.set(requestId, { type, bytes: 0, url: response.url, atMs: Date.now(), isDone: false });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = byRequest.get(requestId);
    if (transfer) Object.assign(transfer, { bytes: encodedDataLength, isDone: true });
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    const transfer = byRequest.get(requestId);
    if (transfer) transfer.isDone = true;
  });
  await page.goto(originOf() + path, { waitUntil: 'load' });
  const loadedAt = Date.now();
  await waitForRest(page);
  await expect.poll(() => [...byRequest.values()].filter(({ isDone }) => !isDone)).toEqual([]);
  const layoutShift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );
  const css = await page.evaluate(async () => {
    const text = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
    return (await new Response(stream).arrayBuffer()).byteLength;
  });
  const transfers = [...byRequest.values()].filter(({ url }) => url.startsWith(originOf()));
  const sum = (list: Transfer[]) => list.reduce((bytes, transfer) => bytes + transfer.bytes, 0);
  const scripts = transfers.filter(({ type }) => type === 'Script');
  const fonts = transfers.filter(({ type }) => type === 'Font');
  await context.close();
  return {
    scriptBeforeLoad: sum(scripts.filter(({ atMs }) => atMs <= loadedAt)),
    scriptInAll: sum(scripts),
    html: sum(transfers.filter(({ type }) => type === 'Document')),
    htmlGzip: await measureGzip(path, cart),
    fontFiles: fonts.length,
    fontBytes: sum(fonts),
    requestsBeforeLoad: transfers.filter(({ atMs }) => atMs <= loadedAt).length,
    css: css + sum(transfers.filter(({ type }) => type === 'Stylesheet')),
    layoutShift,
  };
}

/** Bytes of the picture that a phone of two pixels a point takes for the page's first one; 0 without one. */
async function measureFirstPicture(html: string): Promise<number> {
  const [picture = ''] = /<img[^>]*fetchpriority="high"[^>]*>/i.exec(html) ?? [];
  const candidates = [...picture.matchAll(/(\/img\/\S+) (\d+)w/g)];
  const [, url = ''] = candidates.find(([, , width]) => Number(width) >= 2 * 390) ?? candidates.at(-1) ?? [];
  if (url === '') return 0;
  const headers = { accept: 'image/webp,*/*' };
  return (await (await fetch(originOf() + url, { headers })).arrayBuffer()).byteLength;
}

async function measureGzip(path: string, cart: string): Promise<number> {
  const { headers } = await fetch(originOf() + path, {
    headers: { 'accept-encoding': 'gzip', cookie: `vt_cart=${cart}` },
  });
  expect(headers.get('content-encoding')).toBe('gzip');
  return Number(headers.get('content-length'));
}

async function firstProduct(language: Language = 'en'): Promise<string> {
  const html = await (await fetch(`${originOf(language)}/catalogs/prints`)).text();
  return /href="(\/products\/[^"?]+)/.exec(html)?.[1] ?? '';
}

const pages = [
  { name: 'home', path: async () => '/', script: 95 },
  { name: 'catalog', path: async () => '/catalogs/prints', script: 95 },
  { name: 'product', path: firstProduct, script: 105 },
  { name: 'checkout', path: async () => '/checkout', script: 140, cart: '1.1.1' },
];

test.each(pages)('$name stays within its budget', async ({ path, script, cart = '' }) => {
  const figures = await measurePage(await path(), cart);
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  expect(figures.scriptBeforeLoad).toBeLessThanOrEqual(15 * kilobyte);
  expect(figures.scriptInAll).toBeLessThanOrEqual(script * kilobyte);
  expect(figures.css).toBeLessThanOrEqual(12 * kilobyte);
  expect(figures.html).toBeLessThanOrEqual(25 * kilobyte);
  expect(figures.htmlGzip).toBeLessThanOrEqual(25 * kilobyte);
  expect(figures.fontFiles).toBeLessThanOrEqual(2);
  expect(figures.fontBytes).toBeLessThanOrEqual(60 * kilobyte);
  expect(figures.requestsBeforeLoad).toBeLessThanOrEqual(20);
  expect(figures.layoutShift).toBeLessThanOrEqual(0.01);
});

test.each(pages)(
  '$name in Russian, whose letters take two bytes, keeps the bars of page and styles',
  async ({ path, cart = '' }) => {
    const url = originOf('ru') + (await path('ru'));
    const headers = { 'accept-encoding': 'br', cookie: `vt_cart=${cart}` };
    const answer = await fetch(url, { headers });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(Number(answer.headers.get('content-length'))).toBeLessThanOrEqual(25 * kilobyte);
    const styles = [...(await answer.text()).matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css);
    expect(styles.length).toBeGreaterThan(0);
    expect(gzipSync(styles.join('')).length).toBeLessThanOrEqual(12 * kilobyte);
  },
);

test('the picture that paints first is 60 KB on a phone at most [R732]', async () => {
  for (const path of ['/', await firstProduct()]) {
    const bytes = await measureFirstPicture(await (await fetch(originOf() + path)).text());
    expect(bytes, `${path}`).toBeGreaterThan(0);
    expect(bytes, `${path}`).toBeLessThanOrEqual(60 * kilobyte);
  }
});
