import { expect, test } from 'vitest';

import { languageCodes } from '#locales/languages.ts';

import { useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';
import { expectAccessible, openAdmin } from './support/admin.ts';

useBrowser();
const testShop = useTestShop();

test('the gallery shows examples by address, finds kinds and is gone through by keys', async () => {
  const opened = await openAdmin(testShop, '/gallery?type=faq&example=typical');
  const { page, context, trouble } = opened;
  const frames = page.locator('iframe');
  const widths = 3;
  await expect.poll(() => frames.count()).toBe(widths * languageCodes.length);
  const languages = () =>
    frames.evaluateAll((all) =>
      all.map((frame) => (frame as HTMLIFrameElement).contentDocument?.documentElement.lang ?? ''),
    );
  await expect.poll(languages).toEqual(Array(widths).fill(languageCodes).flat());
  await expectAccessible(opened);

  await page.getByLabel('Width', { exact: true }).selectOption('390');
  await page.getByLabel('Language', { exact: true }).selectOption('ru');
  await expect.poll(() => frames.count()).toBe(1);
  await expect.poll(() => new URL(page.url()).search).toBe('?type=faq&example=typical&width=390&language=ru');
  await page.reload();
  await expect.poll(languages).toEqual(['ru']);

  await page.locator('body').press('/');
  await page.keyboard.type('banner-2');
  await expect.poll(() => page.locator('h2').allTextContents()).toEqual(['Banner in a box']);
  await page.getByLabel('Find a type').fill('no such kind');
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByLabel('Section type').selectOption('slider');
  await expect.poll(() => page.locator('h2').allTextContents()).toEqual(['Slider']);
  await page.locator('h1').click();
  await page.keyboard.press(']');
  await expect.poll(() => page.locator('h2').allTextContents()).toEqual(['Slider of cards']);
  await page.keyboard.press('[');
  await expect.poll(() => page.locator('h2').allTextContents()).toEqual(['Slider']);
  expect(trouble.errors).toEqual([]);
  await context.close();
});
