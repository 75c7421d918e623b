import { expect, test } from 'vitest';

import { openPage, useBrowser } from './support/browser.ts';
import { cartOf } from './support/cart.ts';

useBrowser();

const path = '/products/moon-jar';

test('adding shows what was added, and the two ways on', async () => {
  const { page, context, trouble } = await openPage(path);
  await page.locator('.vt-buy__submit').click();
  const dialog = page.locator('dialog[data-type=AddToCart]');
  await dialog.waitFor();
  expect(await dialog.getAttribute('aria-modal')).toBe('true');
  expect(await dialog.innerText()).toContain(await page.locator('h1').innerText());
  expect(await dialog.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/cart/');
  expect(await cartOf(page)).toMatchObject({ version: '0.0.12', list: [{ quantity: 1 }] });
  expect(trouble.errors).toEqual([]);
  await context.close();
});
