import { expect, test } from 'vitest';

import { openPage, originOf, useBrowser } from './support/browser.ts';

useBrowser();

interface Transfer {
  type: string;
  bytes: number;
  url: string;
  atMs: number;
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

/** Loads a page cold, as a phone does, and adds up what came over the wire (requirement 732). */
async function measurePage(path: string, cart: string): Promise<PageFigures> {
  const { page, context } = await openPage('/no/such/page', { width: 390 });
  if (cart !== '') await context.addCookies([{ name: 'vt_cart', value: cart, url: originOf() }]);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const byRequest = new Map<string, Transfer>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    byRequest.set(requestId, { type, bytes: 0, url: response.url, atMs: Date.now() });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = byRequest.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await page.goto(originOf() + path, { waitUntil: 'load' });
  const loadedAt = Date.now();
  await page.waitForTimeout(3500);
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
    htmlGzip: await measureGzip(path),
    fontFiles: fonts.length,
    fontBytes: sum(fonts),
    requestsBeforeLoad: transfers.filter(({ atMs }) => atMs <= loadedAt).length,
    css: css + sum(transfers.filter(({ type }) => type === 'Stylesheet')),
    layoutShift,
  };
}

async function measureGzip(path: string): Promise<number> {
  const { headers } = await fetch(originOf() + path, { headers: { 'accept-encoding': 'gzip' } });
  expect(headers.get('content-encoding')).toBe('gzip');
  return Number(headers.get('content-length'));
}

async function firstProduct(): Promise<string> {
  const html = await (await fetch(`${originOf()}/catalogs/prints`)).text();
  return /href="(\/products\/[^"?]+)/.exec(html)?.[1] ?? '';
}

test.each([
  { name: 'home', path: async () => '/', script: 95 },
  { name: 'catalog', path: async () => '/catalogs/prints', script: 95 },
  { name: 'product', path: firstProduct, script: 105 },
  // The form brings the names of all countries, for it works without script.
  { name: 'checkout', path: async () => '/checkout', script: 140, html: 28, cart: '1.1.1' },
])('$name stays within its budget', async ({ path, script, html = 25, cart = '' }) => {
  const figures = await measurePage(await path(), cart);
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  expect(figures.scriptBeforeLoad).toBeLessThanOrEqual(15 * kilobyte);
  expect(figures.scriptInAll).toBeLessThanOrEqual(script * kilobyte);
  expect(figures.css).toBeLessThanOrEqual(12 * kilobyte);
  expect(figures.html).toBeLessThanOrEqual(html * kilobyte);
  expect(figures.htmlGzip).toBeLessThanOrEqual(25 * kilobyte);
  expect(figures.fontFiles).toBeLessThanOrEqual(2);
  expect(figures.fontBytes).toBeLessThanOrEqual(60 * kilobyte);
  expect(figures.requestsBeforeLoad).toBeLessThanOrEqual(20);
  expect(figures.layoutShift).toBeLessThanOrEqual(0.01);
});
