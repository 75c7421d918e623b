import type { Page } from 'playwright';

import { findWidthViolations } from './axe.ts';
import { widths } from './browser.ts';
import { waitForStill } from './moments.ts';

/** What is wrong with the page as it stands, in words: what axe finds, and how far one has to scroll sideways. */
export async function findFaults(page: Page): Promise<string[]> {
  // Colours that fade, or are dim until the new amounts are there, are not those that stay.
  await page.waitForFunction(() => !document.querySelector('[data-stale], [data-dimmed]'));
  await waitForStill(page);
  const faults = await findWidthViolations(page, { rules: 'best' });
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return sideways > 0 ? [...faults, `${sideways} px too wide`] : faults;
}

/** The same at every width, the narrowest first. */
export async function findFaultsAtEveryWidth(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    faults.push(...(await findFaults(page)).map((fault) => `at ${width}: ${fault}`));
  }
  return faults;
}
