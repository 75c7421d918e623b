import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { findViolations } from './support/axe.ts';
import { useBrowser, widths } from './support/browser.ts';
import { fillPickup, openCheckout, submitButton } from './support/checkout.ts';
import { waitForStill } from './support/moments.ts';

useBrowser();

/** What axe finds, and whether something has to be scrolled sideways, at any width. */
async function findFaults(page: Page, state: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForFunction(() => !document.querySelector('[data-stale], [data-dimmed]'));
    await waitForStill(page);
    const found = await findViolations(page, { rules: 'best' });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) found.push(`${overflow} px too wide`);
    faults.push(...found.map((fault) => `${state} at ${width}: ${fault}`));
  }
  return faults;
}

for (const language of ['en', 'ru'] as const) {
  test.concurrent(`${language}: the checkout is clean in all its states`, async () => {
    const { page, context } = await openCheckout({ language, width: 390, reducedMotion: true });
    expect(await findFaults(page, 'delivery')).toEqual([]);
    await submitButton(page, language).click();
    await page.locator('.vt-error-summary').waitFor();
    expect(await findFaults(page, 'errors')).toEqual([]);
    await fillPickup(page, language);
    await page.locator('.vt-checkout__comment summary').click();
    expect(await findFaults(page, 'pickup')).toEqual([]);
    await context.close();
  });

  test.concurrent(`${language}: the result of a payment is clean in its states`, async () => {
    const { page, context } = await openCheckout({ language, width: 390, reducedMotion: true });
    await fillPickup(page, language, 'demo');
    await submitButton(page, language).click();
    await page.waitForURL(/\/payment\/demo/);
    const number = await page.locator('main dd').first().innerText();
    const demo = page.url();
    await page.goto(`${new URL(demo).origin}/payment?order=${number}`);
    expect(await findFaults(page, 'pending')).toEqual([]);
    await page.goto(demo);
    await page.locator('button[value=failed]').click();
    await page.waitForURL(/\/payment\?order=\d+$/);
    expect(await findFaults(page, 'failed')).toEqual([]);
    await page.locator('.vt-result__cancel summary').click();
    await page.locator('button[value=cancel]').click();
    await page.locator('.vt-result__ways a[href="/cart"]').waitFor();
    expect(await findFaults(page, 'canceled')).toEqual([]);
    await page.goto(`${new URL(demo).origin}/payment/notification`);
    expect(await findFaults(page, 'notification')).toEqual([]);
    await context.close();
  });
}
