import { expect, test } from 'vitest';

import { openPage, useBrowser, type OpenedPage } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

async function openMenu(opened: OpenedPage) {
  const opener = opened.page.getByRole('button', { name: 'Open menu' });
  await opener.click();
  const menu = opened.page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  return { ...opened, opener, menu };
}

test('lists the main menu with its levels and says where we are', async () => {
  const { menu, context } = await openMenu(await openPage('/catalogs/landscapes', { width: 390 }));
  await menu.locator('summary', { hasText: 'Prints' }).click();
  await menu.locator('summary', { hasText: 'Landscapes' }).click();
  await menu.getByRole('link', { name: 'Morning Ranges' }).waitFor();
  expect(await menu.locator('[aria-current=page]').getAttribute('href')).toBe('/catalogs/landscapes');
  await context.close();
});

test('keeps the focus, locks the page behind, closes on Escape and gives the focus back [R99]', async () => {
  const { page, menu, opener, context, trouble } = await openMenu(await openPage('/', { width: 390 }));
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    // Between the last and the first the focus is on the browser itself, for which the page says body.
    const isInside = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('#vt-mobile-menu') !== null,
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('closes by its button, by a press beside it, and when a link is followed [R100]', async () => {
  const opened = await openMenu(await openPage('/', { width: 800 }));
  const { page, menu, opener, context } = opened;
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await menu.waitFor({ state: 'hidden' });
  await opener.click();
  await page.mouse.click(700, 400);
  await menu.waitFor({ state: 'hidden' });
  await opener.click();
  await menu.getByRole('link', { name: 'Gifts' }).click();
  await page.waitForURL('**/catalogs/gifts');
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.goBack();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await context.close();
});

test('shows the contacts that its flags allow [R98]', async () => {
  const common = {
    phones: ['+7 912 345-67-89'],
    emails: ['hello@example.com'],
    whatsapps: ['+971501234567'],
    telegram: 'https://t.me/example',
  };
  const hrefs = {
    phone: 'tel:+79123456789',
    email: 'mailto:hello@example.com',
    whatsapp: 'https://wa.me/971501234567',
    telegram: 'https://t.me/example',
  };
  const shown = async () => {
    const { menu, context } = await openMenu(await testShop.open('/', { width: 390 }));
    const list = await menu
      .locator('.vt-mobile-menu__contacts a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await context.close();
    return list.toSorted();
  };
  await testShop.set({ common });
  expect(await shown()).toEqual(Object.values(hrefs).toSorted());
  for (const [kind, href] of Object.entries(hrefs)) {
    await testShop.set({ common: { ...common, showOnMobileMenu: { [kind]: false } } });
    expect(await shown()).toEqual(
      Object.values(hrefs)
        .filter((other) => other !== href)
        .toSorted(),
    );
  }
});

test('has pictures of catalogs and the account where the shop wants them, as the demo does', async () => {
  const full = await openMenu(await openPage('/', { width: 390 }));
  await full.menu.locator('img').first().waitFor();
  const account = full.menu.getByRole('link', { name: 'Account' });
  expect(await account.getAttribute('href')).toBe('/account');
  expect((await account.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await full.context.close();
  await testShop.set({ header: { mobileMenu: { pictures: false, account: false } } });
  const bare = await openMenu(await testShop.open('/', { width: 390 }));
  expect(await bare.menu.locator('img, a[href="/account"]').count()).toBe(0);
  await bare.context.close();
});
