import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';

import { expectAccessible } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();
let items: { image: number; caption: string }[] = [];

beforeAll(async () => {
  for (const [place, caption] of ['The kiln', '', 'Packing day'].entries()) {
    items.push({ image: await testShop.makeImage(`Picture ${place + 1}`), caption });
  }
  items = items.slice(0, 3);
});

test.each(['gallery', 'gallery-1', 'gallery-2', 'gallery-3', 'gallery-masonry'])(
  '%s opens its pictures large, by click and by keys, and gives the focus back [R210-211]',
  async (type) => {
    const path = await testShop.makePage([{ type, items }]);
    const { page, context, trouble } = await testShop.open(path, { reducedMotion: true });
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.waitForFunction(() => customElements.get('vt-lightbox') !== undefined);
    const links = page.locator('vt-lightbox ul a');
    await links.first().click();
    const dialog = page.getByRole('dialog', { name: 'Picture viewer' });
    await dialog.getByText('1 / 3').waitFor();
    expect(await dialog.getByText('The kiln').isVisible()).toBe(true);
    await expectAccessible({ page });
    await page.keyboard.press('ArrowRight');
    await dialog.getByText('2 / 3').waitFor();
    await dialog.getByRole('button', { name: 'Next picture' }).click();
    await dialog.getByText('3 / 3').waitFor();
    await page.keyboard.press('ArrowRight');
    await dialog.getByText('1 / 3').waitFor();
    await dialog.getByRole('button', { name: 'Previous picture' }).click();
    await dialog.getByText('3 / 3').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    await expect.poll(() => links.nth(2).evaluate((link) => link === document.activeElement)).toBe(true);
    expect(trouble.errors).toEqual([]);
    await context.close();
  },
);

test('a click on the large picture shows it in its own size, and whole again', async () => {
  const path = await testShop.makePage([{ type: 'gallery', items }]);
  const { page, context } = await testShop.open(path, { width: 390, reducedMotion: true });
  await page.waitForFunction(() => customElements.get('vt-lightbox') !== undefined);
  await page.locator('vt-lightbox ul a').first().click();
  const picture = page.getByRole('dialog').locator('img').first();
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(100);
  expect(await width()).toBeLessThanOrEqual(390);
  await picture.click();
  await expect.poll(() => width()).toBeGreaterThan(1000);
  await picture.click({ position: { x: 20, y: 20 } });
  await expect.poll(() => width()).toBeLessThanOrEqual(390);
  await context.close();
});

test('a product’s film plays after a click alone, in its place and in the viewer, which is swiped [R310]', async () => {
  const imageIds = [
    await testShop.makeImage('Front'),
    await testShop.makeImage('At work'),
    await testShop.makeImage('Back'),
  ];
  const { id, slug } = await testShop.makeProduct({ title: 'Jug', imageIds });
  await testShop
    .db()
    .updateTable('product_images')
    .set({ film_url: 'https://vimeo.com/76979871' })
    .where('product_id', '=', id)
    .where('image_id', '=', imageIds[1] ?? 0)
    .execute();
  const { page, context, trouble } = await testShop.open('/', { width: 390, reducedMotion: true });
  const asked: string[] = [];
  await page.route('https://player.vimeo.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' });
  });
  await page.goto(`${testShop.origin()}/products/${slug}`);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.waitForFunction(() => customElements.get('vt-gallery') !== undefined);
  const track = page.locator('[data-part=track]');
  const film = page.getByRole('link', { name: 'Play video: Jug' });
  await track.evaluate((row) => row.scrollTo({ left: row.clientWidth, behavior: 'instant' }));
  await expect.poll(() => page.locator('[data-part=counter]').innerText()).toBe('2');
  expect(asked).toEqual([]);
  await film.click();
  await track.locator('iframe').waitFor();
  await expect.poll(() => asked.length).toBe(1);
  await track.evaluate((row) => row.scrollTo({ left: 0, behavior: 'instant' }));
  await expect.poll(() => track.locator('iframe').count()).toBe(0);

  await page.getByRole('link', { name: 'Front' }).click();
  const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
  await viewer.getByText('1 / 3').waitFor();
  await swipe(page, -200);
  await viewer.getByText('2 / 3').waitFor();
  expect(asked).toHaveLength(1);
  await expectAccessible({ page });
  await viewer.getByRole('button', { name: 'Play video: Jug' }).click();
  await viewer.locator('iframe').waitFor();
  await expect.poll(() => asked.length).toBe(2);
  await viewer.getByRole('button', { name: 'Next picture' }).click();
  await viewer.getByText('3 / 3').waitFor();
  expect(await viewer.locator('iframe').count()).toBe(0);
  await swipe(page, 200);
  await viewer.getByText('2 / 3').waitFor();
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'hidden' });
  await expect.poll(() => film.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(trouble.errors).toEqual([]);
  await context.close();
});

/** A finger that goes sideways over the middle of the screen. */
async function swipe(page: Page, across: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = (x: number) => [{ x, y: 300 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(195 - across / 2) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(195) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(195 + across / 2) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
