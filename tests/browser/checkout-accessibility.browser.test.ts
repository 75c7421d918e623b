import { expect, test } from 'vitest';

import { useBrowser } from './support/browser.ts';
import { fillPickup, openCheckout, submitButton } from './support/checkout.ts';
import { findFaultsAtEveryWidth } from './support/find-faults.ts';

useBrowser();

for (const language of ['en', 'ru'] as const) {
  test.concurrent(`${language}: the checkout is clean in all its states`, async () => {
    const { page, context } = await openCheckout({ language, width: 390, reducedMotion: true });
    expect(await findFaultsAtEveryWidth(page), 'delivery').toEqual([]);
    await submitButton(page, language).click();
    await page.locator('.vt-error-summary').waitFor();
    expect(await findFaultsAtEveryWidth(page), 'errors').toEqual([]);
    await fillPickup(page, language);
    await page.locator('.vt-checkout__comment summary').click();
    expect(await findFaultsAtEveryWidth(page), 'pickup').toEqual([]);
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
    expect(await findFaultsAtEveryWidth(page), 'pending').toEqual([]);
    await page.goto(demo);
    await page.locator('button[value=failed]').click();
    await page.waitForURL(/\/payment\?order=\d+$/);
    expect(await findFaultsAtEveryWidth(page), 'failed').toEqual([]);
    await page.locator('.vt-result__cancel summary').click();
    await page.locator('button[value=cancel]').click();
    await page.locator('.vt-result__ways a[href="/cart"]').waitFor();
    expect(await findFaultsAtEveryWidth(page), 'canceled').toEqual([]);
    await page.goto(`${new URL(demo).origin}/payment/notification`);
    expect(await findFaultsAtEveryWidth(page), 'notification').toEqual([]);
    await context.close();
  });
}
