import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { openPage, useBrowser } from './support/browser.ts';
import { linesOf } from './support/cart.ts';
import { isReady, openCheckout } from './support/checkout.ts';

useBrowser();

/** Holds the scripts that take a page's forms over, from the next page on, until they are let through. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: gate, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?:hydrate-island|listing\.element)-.*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  return letThrough;
}

test('what is typed, chosen and ticked in the checkout before its script comes stays', async () => {
  const { page, context, origin, trouble } = await openCheckout();
  await page.evaluate(() => localStorage.removeItem('vitrina-cart'));
  const letThrough = await holdScripts(page);
  await page.goto(`${origin}/checkout`);
  await page.locator('input[name=deliveryType][value=pickup]').check({ force: true });
  await page.locator('input[name=firstName]').fill('Anna');
  await page.locator('input[name=email]').fill('anna@mail.example');
  await page
    .locator('summary')
    .filter({ visible: true, hasText: /comment/i })
    .click();
  await page.locator('textarea[name=comment]').fill('Ring twice');
  await page.locator('input[name=consent]').check();
  letThrough();
  await isReady(page);
  await page.locator('input[name=locationCode]').first().waitFor();
  expect(await page.locator('input[name=firstName]').inputValue()).toBe('Anna');
  expect(await page.locator('input[name=email]').inputValue()).toBe('anna@mail.example');
  expect(await page.locator('textarea[name=comment]').inputValue()).toBe('Ring twice');
  expect(await page.locator('input[name=consent]').isChecked()).toBe(true);
  expect(await page.locator('input[name=deliveryType]:checked').inputValue()).toBe('pickup');
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('a quantity that is typed before the cart’s script comes counts', async () => {
  const { page, context, origin } = await openCheckout();
  const letThrough = await holdScripts(page);
  await page.goto(`${origin}/cart`);
  await page.locator('.vt-cart-line .vt-stepper__input').fill('3');
  letThrough();
  await expect.poll(async () => (await linesOf(page)).map(([, quantity]) => quantity)).toEqual([3]);
  expect(await page.locator('.vt-cart-line .vt-stepper__input').inputValue()).toBe('3');
  await context.close();
});

test('filters that are set before their script comes are applied when it has', async () => {
  const { page, context, origin } = await openPage('/robots.txt');
  const letThrough = await holdScripts(page);
  await page.goto(`${origin}/catalogs/prints`);
  await page.locator('.vt-facet__values input:enabled:visible').first().check();
  await page.locator('input[name*=minPrice]:visible').fill('5');
  await page.locator('h1').click();
  letThrough();
  await page.locator('.vt-chip').first().waitFor();
  const { searchParams } = new URL(page.url());
  expect([...searchParams.keys()].join()).toMatch(
    /filter\[(?:options|properties)\].*minPrice|minPrice.*filter/,
  );
  expect(await page.locator('input[name*=minPrice]:visible').inputValue()).toBe('5');
  await context.close();
});
