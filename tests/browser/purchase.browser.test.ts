import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';

import { openPage, useBrowser, type Language } from './support/browser.ts';

useBrowser();

const phones: Record<Language, string> = { en: '2025550142', ru: '89123456789' };
const placed: Record<Language, RegExp> = { en: /order \d+ has been placed/, ru: /заказ \d+ оформлен/i };

/** Presses Tab until the focus is on what is wanted, as someone without a mouse does. */
async function reach(page: Page, selector: string): Promise<void> {
  const most = 250;
  for (let steps = 0; steps < most; steps++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${most} steps of the keyboard do not reach ${selector}`);
}

async function press(page: Page, selector: string, key = 'Enter'): Promise<void> {
  await reach(page, selector);
  await page.keyboard.press(key);
}

const isAlive = (page: Page) => page.locator('vt-island[name=checkout][data-ready]').waitFor();

describe.each(['en', 'ru'] as const)('the whole purchase in %s', (language) => {
  test('by keyboard alone, from the home page to the order [R739]', async () => {
    const { page, context, trouble } = await openPage('/', { language });
    await press(page, 'main .vt-card__link[href^="/products/"]');
    await page.waitForURL('**/products/**');
    await press(page, '.vt-buy__submit');
    await page.locator('dialog[data-type=CartDrawer]').waitFor();
    await press(page, 'dialog a[href="/cart"]');
    await page.waitForURL('**/cart');
    await press(page, 'main a[href="/checkout"]');
    await page.waitForURL('**/checkout');
    await isAlive(page);
    await reach(page, '[name=firstName]');
    await page.keyboard.type('Ann');
    await reach(page, '[name=phone]');
    await page.keyboard.type(phones[language]);
    await press(page, '[name=deliveryType]', 'ArrowDown');
    await page.locator('[name=locationCode]').first().waitFor();
    await press(page, '[name=locationCode]', 'Space');
    await press(page, '[name=paymentMethod]', 'Space');
    if (!(await page.locator('[name=paymentMethod][value=cash]').isChecked()))
      await page.keyboard.press('ArrowDown');
    await press(page, '[name=consent]', 'Space');
    await press(page, '.vt-submit');
    await page.waitForURL(/\/payment\?order=\d+$/);
    expect(await page.locator('h1').innerText()).toMatch(placed[language]);
    // The confirmation is kept on paper: what was ordered, without what can be pressed.
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.vt-receipt').isVisible()).toBe(true);
    expect(
      await page.locator('.vt-header, .vt-footer, .vt-result__ways').filter({ visible: true }).count(),
    ).toBe(0);
    expect(trouble.errors).toEqual([]);
    await context.close();
  });

  test('by touch at 390 px, from the home page to the order', async () => {
    const { page, context, trouble } = await openPage('/', { language, width: 390 });
    await page.locator('#vt-cookies [data-answer="yes"]').tap();
    await page.locator('main .vt-card__link[href^="/products/"]').first().tap();
    await page.waitForURL('**/products/**');
    await page.locator('.vt-buy__submit').tap();
    await page.locator('dialog[data-type=CartDrawer] a[href="/cart"]').tap();
    await page.waitForURL('**/cart');
    await page.locator('main a[href="/checkout"]').tap();
    await page.waitForURL('**/checkout');
    await isAlive(page);
    await page.locator('[name=firstName]').tap();
    await page.keyboard.type('Ann');
    await page.locator('[name=phone]').tap();
    await page.keyboard.type(phones[language]);
    await page.locator('[name=deliveryType][value=pickup]').tap();
    await page.locator('[name=locationCode]').first().tap();
    await page.locator('[name=paymentMethod][value=cash]').tap();
    await page.locator('[name=consent]').tap();
    await page.locator('.vt-submit').tap();
    await page.waitForURL(/\/payment\?order=\d+$/);
    expect(await page.locator('h1').innerText()).toMatch(placed[language]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(trouble.errors).toEqual([]);
    await context.close();
  });
});
