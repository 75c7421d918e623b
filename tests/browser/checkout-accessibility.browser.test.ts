import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { useBrowser, widths } from './support/browser.ts';
import { fillPickup, openCheckout, submitButton } from './support/checkout.ts';

useBrowser();

/** Axe finds nothing, and nothing has to be scrolled sideways, at any width. */
async function expectClean(page: Page, state: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForTimeout(150);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`),
    );
    expect(found, `${state} at ${width}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${state} at ${width}`).toBeLessThanOrEqual(0);
  }
}

for (const language of ['en', 'ru'] as const) {
  test(`${language}: the checkout is clean in all its states`, async () => {
    const { page, context } = await openCheckout({ language, width: 390, reducedMotion: true });
    await expectClean(page, 'delivery');
    await submitButton(page, language).click();
    await page.locator('.vt-error-summary').waitFor();
    await expectClean(page, 'errors');
    await fillPickup(page, language);
    await page.locator('.vt-checkout__comment summary').click();
    await expectClean(page, 'pickup');
    await context.close();
  });

  test(`${language}: the result of a payment is clean in its states`, async () => {
    const { page, context } = await openCheckout({ language, width: 390, reducedMotion: true });
    await fillPickup(page, language, 'demo');
    await submitButton(page, language).click();
    await page.waitForURL(/\/payment\/demo/);
    const number = await page.locator('main dd').first().innerText();
    const demo = page.url();
    await page.goto(`${new URL(demo).origin}/payment?order=${number}`);
    await expectClean(page, 'pending');
    await page.goto(demo);
    await page.locator('button[value=failed]').click();
    await page.waitForURL(/\/payment\?order=\d+$/);
    await expectClean(page, 'failed');
    await page.locator('.vt-result__cancel summary').click();
    await page.locator('button[value=cancel]').click();
    await page.locator('[data-restore]').waitFor();
    await expectClean(page, 'canceled');
    await page.goto(`${new URL(demo).origin}/payment/notification`);
    await expectClean(page, 'notification');
    await context.close();
  });
}
