import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { awaitChoice } from './support/moments.ts';
import { openPage, useBrowser, widths, type Language } from './support/browser.ts';
import { addToCart, closeDialog } from './support/cart.ts';
import { findFaults } from './support/find-faults.ts';

useBrowser();

/** Hands over the shop's own links to products, two of them. */
async function twoProducts(page: Page): Promise<string[]> {
  const links = await page
    .locator('main a.vt-card__link')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('href') ?? ''));
  return links.slice(0, 2);
}

const cases = (['en', 'ru'] satisfies Language[]).flatMap((language) =>
  widths.map((width) => ({ language, width })),
);

test.concurrent.each(cases)(
  'buying in $language at $width: product, dialogs, cart, its changes, nothing left',
  async ({ language, width }) => {
    const { page, context, trouble, origin } = await openPage('/catalogs/prints', {
      language,
      width,
      reducedMotion: true,
    });
    const found: string[] = [];
    const look = async (state: string) => {
      for (const finding of await findFaults(page)) found.push(`${state}: ${finding}`);
    };
    for (const path of await twoProducts(page)) {
      await page.goto(origin + path);
      await awaitChoice(page);
      await addToCart(page);
      await closeDialog(page);
    }
    await addToCart(page);
    await page.locator('.vt-drawer-more').waitFor();
    await look('drawer');
    await page.locator('.vt-cart-note summary').click();
    await page.locator('.vt-drawer-line__remove').first().click();
    await page.locator('.vt-cart__removed').waitFor();
    await look('drawer, one removed');
    await page.locator('.vt-cart__removed button').click();
    await closeDialog(page);
    await page.goto(`${origin}/cart`);
    await page.waitForSelector('vt-island[name=cart][data-ready]', { state: 'attached' });
    await look('cart');
    await page.locator('.vt-cart-line .vt-stepper__input').first().fill('9999');
    await page.locator('dialog[data-type=AddToCartStockError]').waitFor();
    await look('stock error');
    await closeDialog(page);
    await page.locator('.vt-cart-line__remove button').first().click();
    await page.locator('.vt-cart__removed').waitFor();
    await look('one removed');
    await page.locator('.vt-cart__clear button').click();
    await page.locator('.vt-empty').waitFor();
    await look('empty');
    expect(found).toEqual([]);
    expect(trouble.errors).toEqual([]);
    await context.close();
  },
);
