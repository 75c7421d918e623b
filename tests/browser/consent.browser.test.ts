import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { findViolations } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';
import { passTime, stopClock, waitForStill } from './support/moments.ts';

useBrowser();
const testShop = useTestShop();

const flag = (name: string) => `localStorage.getItem('${name}')`;

test.each([
  ['en', 'This website uses cookies', 'Accept'],
  ['ru', 'Этот сайт использует файлы cookie', 'Принять'],
])(
  'asks for cookies on the first visit, in %s, and takes the answer [R492-493]',
  async (language, title, button) => {
    await testShop.set({ language });
    const { page, context } = await testShop.open('/', { width: 390 });
    const notice = page.locator('[data-type=ModalCookieAccept]');
    await notice.waitFor();
    expect(await notice.textContent()).toContain(title);
    // It stands beside the page, not before it.
    await page.mouse.wheel(0, 400);
    await stopClock(page);
    await notice.getByRole('button', { name: button }).click();
    await expect.poll(() => page.evaluate(flag('cookieAccept'))).toBe('true');
    await passTime(page, 500);
    expect(await notice.isVisible()).toBe(true);
    await passTime(page, 100);
    expect(await notice.isVisible()).toBe(false);
    await page.clock.resume();
    await page.reload();
    await waitForStill(page);
    expect(await notice.isVisible()).toBe(false);
    await context.close();
  },
);

test('"Only necessary" is remembered and starts no tracker; the choice can be changed either way', async () => {
  await testShop.set({
    language: 'en',
    seo: { customCode: '<script>document.title = "tracked"</script>', customCodeIsTracking: true },
  });
  const { page, context } = await testShop.open('/', { width: 390 });
  const notice = page.getByRole('dialog', { name: 'This website uses cookies' });
  const isTracked = async () => (await page.title()) === 'tracked';
  await notice.getByRole('button', { name: 'Only necessary' }).click();
  await notice.waitFor({ state: 'hidden' });
  await page.reload({ waitUntil: 'networkidle' });
  expect(await notice.isVisible()).toBe(false);
  expect(await isTracked()).toBe(false);
  expect(await page.evaluate(flag('cookieAccept'))).toBeNull();

  const change = page.getByRole('button', { name: 'Cookie settings' });
  await change.focus();
  await page.keyboard.press('Enter');
  await notice.waitFor();
  expect(await findViolations(page, { within: '#vt-cookies', rules: 'best' })).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(isTracked).toBe(true);
  expect(await change.evaluate((button) => button === document.activeElement)).toBe(true);
  await notice.waitFor({ state: 'hidden' });
  await page.reload();
  await expect.poll(isTracked).toBe(true);
  expect(await notice.isVisible()).toBe(false);

  await change.click();
  await Promise.all([
    page.waitForEvent('load'),
    notice.getByRole('button', { name: 'Only necessary' }).click(),
  ]);
  await page.waitForLoadState('networkidle');
  expect(await isTracked()).toBe(false);
  expect(await notice.isVisible()).toBe(false);
  await context.close();
});

test('both questions can be switched off [R494,498]', async () => {
  await testShop.set({ common: { modalCookieAccept: false, modalAgeVerification: false } });
  const { page, context } = await testShop.open('/');
  await waitForStill(page);
  expect(await page.locator('.vt-ask').count()).toBe(0);
  await context.close();
});

test('the age comes first, cannot be put off, and "Yes" is remembered [R495-497,499-500,719]', async () => {
  await testShop.set({ common: { modalAgeVerification: true } });
  const { page, context } = await testShop.open('/');
  const dialog = page.locator('[data-type=ModalAgeVerification]');
  await dialog.waitFor();
  expect(await dialog.textContent()).toContain('Are you 18 years of age or older?');
  expect(await page.locator('#vt-cookies').isVisible()).toBe(false);
  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  expect(await dialog.isVisible()).toBe(true);
  expect(await page.locator('main').getAttribute('inert')).not.toBeNull();
  const within = '[data-type=ModalAgeVerification]';
  expect(await findViolations(page, { within, rules: 'best' })).toEqual([]);
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => page.evaluate(flag('ageVerificationConfirm'))).toBe('true');
  await page.locator('#vt-cookies').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await page.reload();
  await waitForStill(page);
  expect(await dialog.isVisible()).toBe(false);
  await context.close();
});

test('"No" goes back to where the visitor came from [R497]', async () => {
  await testShop.set({ common: { modalAgeVerification: true } });
  const { page, context } = await testShop.open('/search');
  await page.evaluate(() => localStorage.setItem('ageVerificationConfirm', 'true'));
  await page.reload();
  await page.evaluate(() => localStorage.removeItem('ageVerificationConfirm'));
  await page.goto(testShop.origin());
  await page.locator('[data-type=ModalAgeVerification]').getByRole('button', { name: 'No' }).click();
  await page.waitForURL('**/search');
  expect(new URL(page.url()).pathname).toBe('/search');
  await context.close();
});

test('crawlers get the whole page behind the question', async () => {
  await testShop.set({ common: { modalAgeVerification: true } });
  const html = await (await fetch(testShop.origin())).text();
  expect(html).toContain('<main');
  expect(html).not.toContain('inert');
});

/** Milliseconds after the click at which the bar appeared, null when it did not, and at which the answer came. */
async function goSlowly(page: Page, delay: number): Promise<{ barAt: number | null; answerAt: number }> {
  await page.route(/\/search\?q=x/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
  await page.evaluate(() => {
    const begin = performance.now();
    new MutationObserver(() => {
      sessionStorage.setItem('bar', String(performance.now() - begin));
    }).observe(document.documentElement, { attributeFilter: ['data-loading'] });
    const link = Object.assign(document.createElement('a'), { href: '/search?q=x', textContent: 'Go' });
    document.querySelector('main')?.append(link);
    link.click();
  });
  await page.waitForURL('**/search?q=x');
  const [shownAt, answerAt] = await page.evaluate(() => [
    sessionStorage.getItem('bar'),
    (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.responseStart ??
      Infinity,
  ]);
  return { barAt: shownAt === null ? null : Number(shownAt), answerAt: Number(answerAt) };
}

test('a bar tells that the next page takes longer than 200 ms, and only then [R68]', async () => {
  await testShop.set({});
  const slow = await testShop.open('/');
  expect((await goSlowly(slow.page, 1200)).barAt).toBeGreaterThanOrEqual(199);
  expect(await slow.page.locator('html').getAttribute('data-loading')).toBeNull();
  await slow.context.close();
  // A page that comes at once has no bar; on a busy machine it may come late, and is asked for again.
  let quick: Awaited<ReturnType<typeof goSlowly>>;
  do {
    const fast = await testShop.open('/');
    quick = await goSlowly(fast.page, 0);
    await fast.context.close();
  } while (quick.answerAt > 150);
  expect(quick.barAt).toBeNull();
});
