import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { readyThemeNames } from '#domain/themes/ready-themes.ts';
import { messages as titles } from '#locales/en/admin/ready-themes.ts';
import { startDemoShops } from '#tests/support/demo-shops.ts';

import { signIn } from './support/admin.ts';
import { openPage, useBrowser } from './support/browser.ts';
import { waitForBuilder } from './support/builder.ts';
import { addToCart } from './support/cart.ts';
import { compareLook } from './support/compare-look.ts';
import { waitForStill } from './support/moments.ts';

useBrowser();

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 1000 },
] as const;
/** The first screen of every page type; what the visitor has put into the cart stands in the last ones. */
const paths = {
  home: '/',
  catalogs: '/catalogs',
  catalog: '/catalogs/ceramics',
  product: '/products/teardrop-vase',
  search: '/search?q=vase',
  journal: '/journal',
  article: '/journal/fifteen-glazes',
  about: '/about',
  contacts: '/contacts',
  'not-found': '/no/such/page',
  cart: '/cart',
  checkout: '/checkout',
} as const;
/** Of a look's squares: dates go with the day, and letters have other edges on another machine. */
const mostDifferent = 0.03;
/** What the demo is sold in. */
const worn = 'paper';

test.each(readyThemeNames)(
  'pages look in the theme %s as they did when they were judged; UPDATE_LOOKS=1 stores new looks',
  async (theme) => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrina-looks-'));
    const owner = { email: 'owner@shop.example', password: 'a long enough password' };
    const admin = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password };
    const [shop] = await startDemoShops([[join(folder, 'shop'), 'en', admin]]);
    if (!shop) throw new Error('No shop was started');
    try {
      if (theme !== worn) await wear(shop.origin, owner, titles[theme]);
      const found: Record<string, number> = {};
      for (const { width, height } of sizes) {
        const { page, context } = await openPage(paths.product, {
          origin: shop.origin,
          width,
          reducedMotion: true,
        });
        await page.getByRole('button', { name: 'Only necessary' }).click();
        await page.setViewportSize({ width, height });
        await addToCart(page);
        for (const [name, path] of Object.entries(paths)) {
          await page.goto(shop.origin + path);
          await waitForPictures(page);
          found[`${name}-${width}`] = await compareLook(
            `${theme}-${name}-${width}`,
            await page.screenshot({ animations: 'disabled' }),
          );
        }
        await context.close();
      }
      expect(Object.entries(found).filter(([, share]) => share > mostDifferent)).toEqual([]);
    } finally {
      await shop.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

/** Puts the theme on in the builder and publishes it, as an owner does. */
async function wear(
  origin: string,
  owner: { email: string; password: string },
  title: string,
): Promise<void> {
  const { cookie } = await signIn({ origin: () => origin }, { ...owner, id: 0, role: 'admin' });
  const { page, context } = await openPage('/admin/builder?path=/', {
    origin,
    cookie,
    reducedMotion: true,
    stored: { 'vitrina.admin.language': 'en' },
  });
  await waitForBuilder(page);
  const skip = page.getByRole('button', { name: 'Skip' });
  if (await skip.isVisible()) await skip.click();
  await page.getByRole('tab', { name: 'Theme' }).click();
  await page.getByRole('button', { name: `Try the theme “${title}”` }).click();
  await page.getByText(`The theme “${title}” is applied`).first().waitFor();
  await page.locator('[data-tour="publish"] button').last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await page.getByText(/\d documents? (is|are) published/).waitFor();
  await context.close();
}

/** Until fonts and the pictures in sight are there, and nothing moves. */
async function waitForPictures(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isSeen = (image: HTMLImageElement) => {
      let { top, bottom, left, right } = image.getBoundingClientRect();
      // A card's second picture waits beside its first, cut off until a finger pulls it in.
      for (let around = image.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowX === 'visible') continue;
        const edges = around.getBoundingClientRect();
        [left, right] = [Math.max(left, edges.left), Math.min(right, edges.right)];
      }
      [top, bottom] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
      [left, right] = [Math.max(left, 0), Math.min(right, innerWidth)];
      const isInside = bottom > top && right > left;
      return isInside && image.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
    };
    const pictures = [...document.images].filter(isSeen);
    return document.fonts.status === 'loaded' && pictures.every(({ complete }) => complete);
  });
  await waitForStill(page);
}
