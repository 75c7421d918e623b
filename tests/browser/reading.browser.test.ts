import { expect, test } from 'vitest';

import { openPage, originOf, useBrowser } from './support/browser.ts';
import { waitForRequests } from './support/moments.ts';

useBrowser();

const paths = {
  home: '/',
  page: '/about',
  blank: '/new-page',
  catalogs: '/catalogs',
  catalog: '/catalogs/prints',
  newCatalog: '/catalogs/new-page',
  products: '/products',
  category: '/journal',
  search: '/search?q=vase',
  notFound: '/no/such/deep/path',
};

test.each(Object.entries(paths))(
  '%s reads without script: one h1, header, main and footer [R66,123]',
  async (_name, path) => {
    const { page, context } = await openPage(path, { script: false });
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('main').count()).toBe(1);
    expect(await page.locator('body > header, body > footer').count()).toBe(2);
    await context.close();
  },
);

test('no text key shows on any page of either language', async () => {
  for (const language of ['en', 'ru'] as const) {
    for (const path of Object.values(paths)) {
      const { page, context } = await openPage(path, { language, script: false });
      const text = await page.locator('body').innerText();
      expect(text, `${language} ${path}`).not.toMatch(
        /\b(?:errorPage|catalog|product|header|search|forms|articles|filter|sort)\.[a-z]+\w*\b/,
      );
      await context.close();
    }
  }
});

test('an unknown address shows the exact texts and the way home', async () => {
  const response = await fetch(`${originOf()}/no/such/deep/path`);
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toContain('Page not found');
  expect(html).toContain('Sorry, but the page you are looking for doesn&#x27;t exist!');
  expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Home page<\/a>/);
});

test('search suggests after two characters and goes to the chosen result by keyboard [R76,406,409]', async () => {
  const { page, context, trouble } = await openPage('/');
  await page.getByRole('link', { name: 'Search the site' }).first().click();
  const field = page.getByRole('combobox');
  await field.pressSequentially('vas', { delay: 30 });
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/(products|catalogs)\//);
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('the header shrinks past 60 px without moving the content [R87,89,722]', async () => {
  const { page, context } = await openPage('/catalogs/prints');
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: false });
  });
  await page.mouse.wheel(0, 59);
  await page.waitForFunction(() => scrollY >= 58);
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-scrolled'))).toBe(false);
  await page.mouse.wheel(0, 60);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-scrolled'));
  expect(
    await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0)),
  ).toBe(0);
  await context.close();
});

test('disable-interaction loads one more stylesheet and makes clicks do nothing [R144-145]', async () => {
  const { page, context } = await openPage('/?disable-interaction');
  expect(await page.locator('link[rel=stylesheet]').count()).toBe(1);
  expect(await page.evaluate(() => getComputedStyle(document.body).pointerEvents)).toBe('none');
  const link = await page.locator('.vt-nav__link').first().boundingBox();
  const opened: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && opened.push(request.url()));
  await page.mouse.click((link?.x ?? 0) + 5, (link?.y ?? 0) + 5);
  await waitForRequests(page);
  expect(opened).toEqual([]);
  expect(page.url()).toContain('/?disable-interaction');
  expect(await page.locator('.vt-messengers').first().isVisible()).toBe(false);
  await context.close();
});

test('on paper stands what is to be read, and nothing to press', async () => {
  const { page, context } = await openPage('/products/moon-jar', { width: 800 });
  const areSeen = (selectors: readonly string[]) =>
    Promise.all(selectors.map((selector) => page.locator(selector).first().isVisible()));
  await page.emulateMedia({ media: 'print' });
  expect(await areSeen(['h1', '.vt-choice .vt-price', '.vt-gallery img'])).toEqual([true, true, true]);
  // All of them, whichever is open on the screen.
  const panels = page.locator('.vt-tabs__panel');
  expect(await panels.count()).toBeGreaterThan(2);
  for (const panel of await panels.all()) {
    expect(await panel.locator('.vt-tabs__body').isVisible()).toBe(true);
    expect((await panel.locator('.vt-tabs__heading').boundingBox())?.width).toBeGreaterThan(100);
  }
  const chrome = ['.vt-header', '.vt-footer', '#vt-cookies', '.vt-messengers'];
  expect(await areSeen([...chrome, '.vt-buy', '.vt-write', '.vt-similar', '.vt-tabs__list'])).not.toContain(
    true,
  );

  await page.goto(`${originOf()}/journal/how-to-hang-a-print`);
  expect(await areSeen(['h1', '.vt-text', '.vt-comments__text'])).toEqual([true, true, true]);
  expect(await areSeen([...chrome, '.vt-comments__write', '.vt-comments__reply', '.vt-toc'])).not.toContain(
    true,
  );
  await context.close();
});
