import { beforeAll, expect, test } from 'vitest';

import { useBrowser } from './support/browser.ts';
import { useLab } from './support/lab.ts';
import { expectAccessible } from './support/office.ts';

useBrowser();
const lab = useLab();
let items: { image: number; caption: string }[] = [];

beforeAll(async () => {
  for (const [place, caption] of ['The kiln', '', 'Packing day'].entries()) {
    items.push({ image: await lab.makeImage(`Picture ${place + 1}`), caption });
  }
  items = items.slice(0, 3);
});

test.each(['gallery', 'gallery-1', 'gallery-2', 'gallery-3', 'gallery-masonry'])(
  '%s opens its pictures large, by click and by keys, and gives the focus back',
  async (type) => {
    const path = await lab.makePage([{ type, items }]);
    const { page, context, trouble } = await lab.open(path, { reducedMotion: true });
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
  const path = await lab.makePage([{ type: 'gallery', items }]);
  const { page, context } = await lab.open(path, { width: 390, reducedMotion: true });
  await page.waitForFunction(() => customElements.get('vt-lightbox') !== undefined);
  await page.locator('vt-lightbox ul a').first().click();
  const picture = page.getByRole('dialog').locator('img').first();
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(100);
  expect(await width()).toBeLessThanOrEqual(390);
  await picture.click();
  expect(await width()).toBeGreaterThan(1000);
  await picture.click({ position: { x: 20, y: 20 } });
  expect(await width()).toBeLessThanOrEqual(390);
  await context.close();
});
