import { mkdirSync } from 'node:fs';

import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';

import { sectionDefinitions } from '#sections/sections.ts';

import { findWidthViolations } from './axe.ts';
import { useBrowser, widths, type Language } from './browser.ts';
import { examineLayout, examinePictures, scrollThrough, watchShifts } from './examine-page.ts';
import { examplesShop, publishExamples, type ExamplePages } from './example-pages.ts';
import { useTestShop, type TestShop } from './test-shop.ts';

/** With SECTION_PICTURES=1 every type is drawn into this folder, for people to look at. */
const folder = process.env['SECTION_PICTURES'] ? 'test-results/section-examples' : null;
// The same section stands here several times, which no shop's page would do.
const rules = { within: 'main', rules: 'best', disabled: ['landmark-unique'] } as const;

interface Window {
  /** Pixels; the page is opened at the first and drawn wider or narrower for the others. */
  widths: readonly number[];
  /** In one window alone, where it is loaded once for all widths and knows what it has found good. */
  asksAxe: boolean;
  page: Page;
  errors: string[];
  readShifts: Awaited<ReturnType<typeof watchShifts>>;
}

/** Two at work at once: looking at 54 types takes minutes. */
const windows = [
  { widths: [widths[2]], asksAxe: false },
  { widths, asksAxe: true },
] satisfies Pick<Window, 'widths' | 'asksAxe'>[];

async function openWindow(testShop: TestShop, looksAt: Pick<Window, 'widths' | 'asksAxe'>): Promise<Window> {
  const { page, trouble } = await testShop.open('/', { reducedMotion: true });
  const readShifts = await watchShifts(page);
  return { ...looksAt, page, errors: trouble.errors, readShifts };
}

/** What is wrong with the examples of a type in this window, in words. */
async function examine(
  { widths: ownWidths, asksAxe, page, errors, readShifts }: Window,
  { type, address, language }: { type: string; address: string; language: Language },
): Promise<string[]> {
  const found: string[] = [];
  errors.length = 0;
  for (const [place, width] of ownWidths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    const problems: string[] = [];
    // A window that changes its width moves everything: what moves by itself is seen in a new page.
    if (place === 0) {
      await page.goto(address);
      await scrollThrough(page);
      problems.push(...(await readShifts()));
    }
    problems.push(...(await examineLayout(page)));
    if (asksAxe) problems.push(...(await findWidthViolations(page, rules)));
    if (width === 1280) problems.push(...(await examinePictures(page)));
    if (folder) await draw(page, `${folder}/${type}-${language}-${width}.jpg`);
    found.push(...problems.map((problem) => `${width}: ${problem}`));
  }
  return [...found, ...errors];
}

/** Tests of every example in a language; call it at the top of a file. */
export function testExamples(language: Language): void {
  useBrowser();
  const testShop = useTestShop();
  describe(`every example in ${language} lies well at every width:`, () => {
    let pages: ExamplePages;
    let opened: Window[];
    beforeAll(async () => {
      pages = await publishExamples(testShop, language);
      if (folder) mkdirSync(folder, { recursive: true });
      await testShop.set(examplesShop(language));
      opened = await Promise.all(windows.map((looksAt) => openWindow(testShop, looksAt)));
      return () => Promise.all(opened.map(({ page }) => page.context().close()));
    });

    test.each([...sectionDefinitions.keys()])('%s', async (type) => {
      const example = { type, address: testShop.origin() + pages.get(type), language };
      const found = await Promise.all(opened.map((window) => examine(window, example)));
      expect(found.flat()).toEqual([]);
    });
  });
}

async function draw(page: Page, path: string): Promise<void> {
  await page.locator('main').screenshot({ path, type: 'jpeg', quality: 70 });
}
