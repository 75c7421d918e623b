import { expect, test } from 'vitest';

import { useBrowser, widths } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';
import { expectAccessible, makeMember, openAdmin } from './support/admin.ts';

useBrowser();
const testShop = useTestShop();

test('asks who is there, and tells a wrong password without losing the email', async () => {
  const { page, context } = await testShop.open('/admin/');
  await expectAccessible({ page });
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@shop.example');
  await page.getByLabel('Password', { exact: false }).first().fill('wrong password');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('nobody@shop.example');
  await context.close();
});

test.each(widths)('the frame is accessible and fits %i px in both languages', async (width) => {
  const member = await makeMember(testShop);
  for (const language of ['en', 'ru'] as const) {
    const { page, context, trouble } = await openAdmin(testShop, '/no/such/screen', {
      width,
      language,
      member,
    });
    await page
      .getByRole('heading', { name: language === 'en' ? 'No such screen' : 'Такого экрана нет' })
      .waitFor();
    await expectAccessible({ page });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(trouble.errors).toEqual([]);
    await context.close();
  }
});

test('signing out leads back to the sign-in form', async () => {
  const { page, context } = await openAdmin(testShop, '/no/such/screen');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in to the admin' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('');
  await context.close();
});

test('choices of several words stand in one line where there is room', async () => {
  const { page, context } = await openAdmin(testShop, '/');
  const label = page.locator('.mantine-SegmentedControl-label', { hasText: '30 days' });
  const lines = await label.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
  await context.close();
});
