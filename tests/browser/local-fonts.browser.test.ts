import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser, Route } from 'playwright';
import { afterAll, expect, test } from 'vitest';

import { fromSomewhere, launchChromium, originOf } from './support/browser.ts';
import { layOutFonts, machines, type Machine } from './support/local-fonts.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrina-local-fonts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** How far a page moves when its fonts come after it was painted, as they do over a slow line. */
async function measureShift(browser: Browser, path: string, width: number): Promise<number> {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    extraHTTPHeaders: fromSomewhere(),
  });
  const page = await context.newPage();
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/fonts/*', async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  await page.goto(originOf() + path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  // Boxes and pictures are in place: what moves from here on moves for the fonts.
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.evaluate(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += entry.value;
    }).observe({ type: 'layout-shift' });
  });
  isHeld = false;
  expect(held.length).toBeGreaterThan(0);
  await Promise.all(held.map((route) => route.continue()));
  await page.waitForFunction(() =>
    ['Open Sans', 'Lora'].every((wanted) =>
      [...document.fonts].some(({ family, status }) => family === wanted && status === 'loaded'),
    ),
  );
  const shift = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
    for (let frames = 0; frames < 4; frames++) await frame();
    return (window as unknown as { seen: { shift: number } }).seen.shift;
  });
  await context.close();
  return shift;
}

const pages = ['/', '/catalogs/prints', '/products/moon-jar'];

/** A text at the end of its line may take one line more or less with any font but the real one. */
const bars: Record<Machine, { page: number; mean: number }> = {
  'Arial or Liberation': { page: 0.025, mean: 0.006 },
  DejaVu: { page: 0.025, mean: 0.006 },
  'Noto Sans': { page: 0.025, mean: 0.006 },
  Roboto: { page: 0.025, mean: 0.006 },
  // Nothing can be stretched then; this is what Web Vitals calls good.
  'no font that is named': { page: 0.1, mean: 0.05 },
};

test.each(Object.keys(machines) as Machine[])(
  'with %s on the machine pages stay where they are',
  async (machine) => {
    const browser = await launchChromium({ FONTCONFIG_FILE: await layOutFonts(machine, folder) });
    const shifts: Record<string, number> = {};
    try {
      for (const path of pages)
        for (const width of [390, 1280])
          shifts[`${path} ${width}`] = await measureShift(browser, path, width);
    } finally {
      await browser.close();
    }
    process.stdout.write(`${JSON.stringify({ machine, ...shifts })}\n`);
    const values = Object.values(shifts);
    expect(Math.max(...values)).toBeLessThanOrEqual(bars[machine].page);
    expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeLessThanOrEqual(
      bars[machine].mean,
    );
  },
);
