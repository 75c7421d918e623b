import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { productPath } from '#domain/routes.ts';

import { openAdmin } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { awaitChoice } from './support/moments.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

const slug = 'one-word';
const title = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** Pixels by which the page is wider than the screen. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('a name of one long word leaves no page wider than a phone', async () => {
  await testShop.makeProduct({ slug, title, variations: [{ stock: 2, fullPrice: 99_999_999_999 }] });
  const { page, context, origin } = await testShop.open(productPath(slug), { width: 390 });
  await awaitChoice(page);
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const dialog = page.getByRole('dialog', { name: 'Added to cart' });
  await dialog.getByText(title).waitFor();
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const wide: string[] = [];
  for (const path of ['/cart', '/checkout', `/search?q=${title.slice(0, 12)}`]) {
    await page.goto(origin + path);
    await page.getByText(title).first().waitFor({ state: 'attached' });
    if ((await overflow(page)) > 0) wide.push(path);
  }
  expect(wide).toEqual([]);
  await context.close();

  const office = await openAdmin(testShop, '/', { width: 390 });
  await office.page.getByRole('link', { name: title }).waitFor();
  expect(await overflow(office.page)).toBe(0);
  await office.context.close();
});
