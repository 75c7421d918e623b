import { expect, test } from 'vitest';

import { openPage, originOf, useBrowser, widths } from './support/browser.ts';
import { waitForRequests } from './support/moments.ts';

useBrowser();

test('links are prepared two seconds after load, not before, and never those that act [R69,239,727]', async () => {
  const { page, context } = await openPage('/no/such/page');
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const loaded = performance.now();
      new MutationObserver((records) => {
        for (const { addedNodes } of records) {
          for (const node of addedNodes) {
            if (node instanceof HTMLScriptElement && node.type === 'speculationrules')
              Object.assign(window, { preparedAfter: performance.now() - loaded });
          }
        }
      }).observe(document.head, { childList: true });
    });
  });
  await page.goto(originOf());
  const after = await page.waitForFunction(
    () => (window as unknown as { preparedAfter?: number }).preparedAfter,
  );
  expect(await after.jsonValue()).toBeGreaterThanOrEqual(1990);
  const rules = await page.locator('script[type=speculationrules]').textContent();
  for (const path of ['/cart*', '/checkout*', '/account*', '/admin*', '/api/*'])
    expect(rules).toContain(path);
  await context.close();
});

test('the canonical address is the one that the start printed', async () => {
  const { page, context } = await openPage('/');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${originOf()}/`);
  await context.close();
});

test('a visit through the shop has no error in the console at any width [R587]', async () => {
  for (const width of widths) {
    const { page, context, trouble } = await openPage('/', { width });
    await page.locator('.vt-category-row__link').first().click();
    await page.waitForURL('**/catalogs/**');
    await page.locator('main .vt-card__link').first().click();
    await page.waitForURL('**/products/**');
    await page.waitForLoadState('networkidle');
    await page.goto(`${originOf()}/journal`);
    await page.locator('.vt-article-card a').first().click();
    await page.waitForLoadState('networkidle');
    await page.goBack();
    expect(trouble.errors, `${width}`).toEqual([]);
    await context.close();
  }
});

/** The goods that a catalog page or the home page begins with. */
const firstScreens = (['/', '/catalogs/ceramics', '/catalogs/prints', '/catalogs/vases'] as const).flatMap(
  (path) =>
    (['en', 'ru'] as const).flatMap((language) => [
      { path, language, width: 390, height: 844 },
      { path, language, width: 1280, height: 800 },
    ]),
);

test.each(firstScreens)(
  'goods are seen on the first screen of $path in $language at $width',
  async ({ path, language, width, height }) => {
    const { page, context } = await openPage(path, { language, width });
    await page.setViewportSize({ width, height });
    const card = await page.locator('main .vt-card').first().boundingBox();
    expect(card?.y).toBeGreaterThan(0);
    // Of a card's picture enough is seen for what it is, above a browser's own bar at the foot.
    expect(card?.y).toBeLessThan(height - 64);
    expect(await page.locator('h1').count()).toBe(1);
    await context.close();
  },
);

test('the focus is never behind the header', async () => {
  const { page, context } = await openPage('/catalogs/prints', { reducedMotion: true });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.locator('.vt-footer a').first().focus();
  const hidden: string[] = [];
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Shift+Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      const row = document.querySelector('.vt-header__screen--desktop [data-row=main] > *');
      if (!element || element === document.body || element.closest('.vt-header') || !row) return null;
      return element.getBoundingClientRect().bottom <= row.getBoundingClientRect().bottom
        ? element.outerHTML.slice(0, 100)
        : null;
    });
    if (found) hidden.push(found);
  }
  expect(hidden).toEqual([]);
  await context.close();
});

test('the skip link comes first and leads past the header [R66]', async () => {
  const { page, context } = await openPage('/');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('vt-skip-link');
  expect(
    await page.locator('.vt-skip-link').evaluate((link) => link.getBoundingClientRect().top),
  ).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await context.close();
});

test('a part of the script that is gone reloads the page once, not again within a minute [R596-597,721]', async () => {
  const { page, context } = await openPage('/no/such/page');
  let loads = 0;
  page.on('load', () => loads++);
  // The error is thrown on once it is decided whether the page is loaded anew.
  const failedIn = new Set<number>();
  page.on('pageerror', () => failedIn.add(loads));
  await page.route('**/assets/row.element*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(originOf());
  await expect.poll(() => failedIn.has(2)).toBe(true);
  await waitForRequests(page);
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(2);
  expect(await page.locator('h1').count()).toBe(1);
  await context.close();
});

test('storage that fails harms no page [R595]', async () => {
  const { page, context, trouble } = await openPage('/no/such/page');
  trouble.errors.length = 0;
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new Error('No storage');
        },
      });
    }
  });
  await page.goto(originOf());
  await page.waitForLoadState('networkidle');
  expect(trouble.errors).toEqual([]);
  await context.close();
});
