import type { Page } from 'playwright';

import { findViolations } from './axe.ts';
import { widths, type Language } from './browser.ts';
import { waitForStill } from './moments.ts';

/**
 * What axe looks at is the same in both languages and, between the narrowest and the widest, at every width: it looks
 * at those two in English, and in Russian where room is narrowest.
 */
export function isForAxe(language: Language, width: number | undefined): boolean {
  return width === widths[0] || (language === 'en' && width === widths[2]);
}

/** What is wrong with the page as it stands, in words: what axe finds, and how far one has to scroll sideways. */
export async function findFaults(page: Page, language: Language): Promise<string[]> {
  // Colours that fade, or are dim until the new amounts are there, are not those that stay.
  await page.waitForFunction(() => !document.querySelector('[data-stale], [data-dimmed]'));
  await waitForStill(page);
  const isSeen = isForAxe(language, page.viewportSize()?.width);
  const faults = isSeen ? await findViolations(page, { rules: 'best' }) : [];
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return sideways > 0 ? [...faults, `${sideways} px too wide`] : faults;
}

/** The same at every width, the narrowest first. */
export async function findFaultsAtEveryWidth(page: Page, language: Language): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    faults.push(...(await findFaults(page, language)).map((fault) => `at ${width}: ${fault}`));
  }
  return faults;
}
