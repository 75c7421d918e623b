import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { openPage, originOf, useBrowser } from './support/browser.ts';

useBrowser();

/** A slow phone on slow 4G, applied for real and not simulated as Lighthouse does: figures come out higher. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const cpuSlowdown = 4;
const blockingBar = 50;
const paintBar = 1200;
/** Twice what is wanted: a machine that tests does more than one thing. */
const answerBar = 200;

interface Vitals {
  firstPaintMs: number;
  largestPaintMs: number;
  largestPaint: string;
  layoutShift: number;
  blockingMs: number;
}

async function measure(path: string): Promise<Vitals> {
  // The first visit fills the shop's picture cache.
  const warm = await openPage(path, { width: 390 });
  await warm.page.waitForLoadState('networkidle');
  await warm.context.close();
  const { page, context } = await openPage('/no/such/page', { width: 390 });
  await page.goto('about:blank');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(() => {
    const seen = { firstPaintMs: 0, largestPaintMs: 0, largestPaint: '', layoutShift: 0, blockingMs: 0 };
    Object.assign(window, { vitals: seen });
    const watch = (type: string, hear: (entry: never) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => hear(entry as never))).observe({
        type,
        buffered: true,
      });
    watch('paint', ({ name, startTime }: PerformanceEntry) => {
      if (name === 'first-contentful-paint') seen.firstPaintMs = Math.round(startTime);
    });
    watch('largest-contentful-paint', (entry: PerformanceEntry & { element?: Element }) => {
      seen.largestPaintMs = Math.round(entry.startTime);
      seen.largestPaint = entry.element?.tagName ?? '';
    });
    watch('layout-shift', (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => {
      if (!entry.hadRecentInput) seen.layoutShift += entry.value;
    });
    watch('longtask', ({ startTime, duration }: PerformanceEntry) => {
      if (startTime >= seen.firstPaintMs) seen.blockingMs += Math.max(0, Math.round(duration) - 50);
    });
  });
  await page.goto(originOf() + path, { waitUntil: 'load' });
  await page.waitForTimeout(4000);
  const vitals = await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);
  await context.close();
  return vitals;
}

/** Whatever else the machine does adds to times and never takes from them: the best of a few runs. */
async function measureBest(path: string): Promise<Vitals> {
  let best = await measure(path);
  for (let run = 1; run < 4 && (best.blockingMs > blockingBar || best.largestPaintMs > paintBar); run++) {
    const vitals = await measure(path);
    best = {
      ...vitals,
      largestPaintMs: Math.min(best.largestPaintMs, vitals.largestPaintMs),
      layoutShift: Math.max(best.layoutShift, vitals.layoutShift),
      blockingMs: Math.min(best.blockingMs, vitals.blockingMs),
    };
  }
  return best;
}

async function firstProduct(): Promise<string> {
  const html = await (await fetch(`${originOf()}/catalogs/prints`)).text();
  return /href="(\/products\/[^"?]+)/.exec(html)?.[1] ?? '';
}

test.each([
  { name: 'home', path: async () => '/' },
  { name: 'catalog', path: async () => '/catalogs/prints' },
  { name: 'product', path: firstProduct },
])('$name paints soon, stays where it is and hears the visitor on a slow phone', async ({ name, path }) => {
  const vitals = await measureBest(await path());
  process.stdout.write(`${JSON.stringify({ page: name, ...vitals })}\n`);
  expect(vitals.largestPaintMs).toBeGreaterThan(0);
  expect(vitals.largestPaintMs).toBeLessThanOrEqual(paintBar);
  expect(vitals.layoutShift).toBeLessThanOrEqual(0.01);
  expect(vitals.blockingMs).toBeLessThanOrEqual(blockingBar);
});

interface Step {
  name: string;
  /** A real press, and what it brings about. */
  act(page: Page): Promise<void>;
}

const journey: { path: string; alive: string; steps: Step[] }[] = [
  {
    path: '/',
    alive: 'vt-slider[data-ready]',
    steps: [
      {
        name: 'open the menu',
        act: async (page) => {
          await page.getByRole('button', { name: 'Open menu' }).click();
          await page.getByRole('dialog', { name: 'Menu' }).waitFor();
        },
      },
    ],
  },
  {
    path: '/catalogs/prints',
    alive: 'vt-listing[data-ready]',
    steps: [
      {
        name: 'open the filters',
        act: async (page) => {
          await page.locator('[data-part=open]').click();
          await page.waitForSelector('dialog.vt-drawer[open]');
        },
      },
      {
        name: 'filter the catalog',
        act: async (page) => {
          await page.locator('.vt-facet__values input:enabled:visible').first().check();
          await page.locator('.vt-chip').waitFor({ state: 'attached' });
        },
      },
    ],
  },
  {
    path: '/products/moon-jar',
    alive: 'vt-island[name=product-choice][data-ready]',
    steps: [
      {
        name: 'choose a variation',
        act: async (page) => {
          await page.locator('.vt-value:not([data-state]) > input:not(:checked)').first().check();
          await page.waitForURL(/variation=/);
        },
      },
      {
        name: 'add to cart',
        act: async (page) => {
          await page.locator('.vt-buy__submit').click();
          await page.locator('dialog[data-type^=AddToCart]').waitFor();
        },
      },
    ],
  },
];

/** Milliseconds from each press to the frame that follows it, at its slowest part. */
async function measureAnswers(): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  const { page, context } = await openPage('/no/such/page', { width: 390 });
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { answers: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) seen.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  for (const { path, alive, steps } of journey) {
    await page.goto(originOf() + path);
    await page.waitForSelector(alive, { state: 'attached' });
    for (const { name, act } of steps) {
      const heard = () => page.evaluate(() => (window as unknown as { answers: number[] }).answers.splice(0));
      await heard();
      await act(page);
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
      );
      answers[name] = Math.max(0, ...(await heard()));
    }
  }
  await context.close();
  return answers;
}

test('answers each press soon on a slow phone', async () => {
  let best = await measureAnswers();
  for (let run = 1; run < 4 && Object.values(best).some((time) => time > answerBar); run++) {
    const answers = await measureAnswers();
    best = Object.fromEntries(
      Object.entries(best).map(([name, time]) => [name, Math.min(time, answers[name] ?? time)]),
    );
  }
  process.stdout.write(`${JSON.stringify(best)}\n`);
  expect(Object.entries(best).filter(([, time]) => time > answerBar)).toEqual([]);
});
