import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { expectAccessible, openAdmin } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

const dialog = (page: Page) => page.getByRole('dialog');
const titleField = (page: Page) => page.locator('.vt-panel--right input').first();
const frameIsReady = (page: Page) => page.locator('iframe[data-ready]').waitFor();
const visitorsRead = async (path: string) => (await fetch(testShop.origin() + path)).text();

/** Types a title, and waits until it is at the server. */
async function retitle(page: Page, title: string): Promise<void> {
  await titleField(page).fill(title);
  await page.locator('[data-state="saved"]').waitFor();
}

async function chooseIn(page: Page, item: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: /Choose the live site or a campaign$/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a campaign is made, edited, approved, edited around, and ended by hand', async () => {
  const path = await testShop.makePage([
    { type: 'text', options: { heading: { title: 'Opening hours' }, content: { html: '<p>Body</p>' } } },
  ]);
  const { page, context, trouble } = await openAdmin(testShop, `/builder?path=${path}`);
  await frameIsReady(page);
  await page.getByRole('button', { name: 'Skip' }).click();

  await chooseIn(page, 'New campaign…');
  await expectAccessible({ page }, { within: '[role="dialog"]' });
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Black Friday');
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  await page.getByText(/^Campaign “.?Black Friday.?”$/).waitFor();
  expect(page.url()).toMatch(/[?&]layer=\d+/);
  await frameIsReady(page);
  await retitle(page, 'Half price');
  // The address keeps the campaign, the device what is undone.
  await page.reload();
  await frameIsReady(page);
  await expect.poll(() => titleField(page).inputValue()).toBe('Half price');
  await page.getByRole('button', { name: /^Undo/ }).click();
  expect(await titleField(page).inputValue()).not.toBe('Half price');
  await page.getByRole('button', { name: /^Redo/ }).click();
  await page.locator('[data-state="saved"]').waitFor();
  expect(await visitorsRead(path)).not.toContain('Half price');

  await page.getByRole('button', { name: 'More for this campaign' }).click();
  await page.getByRole('menuitem', { name: 'Share a preview…' }).click();
  await dialog(page).getByRole('button', { name: 'Create a link' }).click();
  const link = await dialog(page).getByLabel('The new link').inputValue();
  expect(new URL(link).pathname).toBe(path);
  expect(await (await fetch(link)).text()).toContain('Half price');
  await dialog(page).getByText('Campaign “Black Friday”').waitFor();
  await expectAccessible({ page }, { within: '[role="dialog"]' });
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Approve…' }).click();
  await dialog(page).getByText('1 change').click();
  await dialog(page).locator('ins', { hasText: 'Half price' }).waitFor();
  await expectAccessible({ page }, { within: '[role="dialog"]' });
  await dialog(page).getByRole('button', { name: 'Approve and start now' }).click();
  await page.getByText('On now').waitFor();
  await expect.poll(() => visitorsRead(path)).toContain('Half price');

  await chooseIn(page, /^Live site/);
  await frameIsReady(page);
  expect(page.url()).not.toContain('layer=');
  await expect.poll(() => titleField(page).inputValue()).not.toBe('Half price');
  await retitle(page, 'Lighthouses');
  await page.getByRole('button', { name: /^Publish/ }).click();
  await dialog(page).getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('1 document is published').waitFor();
  expect(await visitorsRead(path)).toContain('Half price');

  await chooseIn(page, 'All campaigns');
  await page.getByText('1 change was published since of the same').waitFor();
  await page.getByText(/Live site: .?Lighthouses.?\. Campaign: .?Half price.?\./).waitFor();
  await expectAccessible({ page });
  await page.getByRole('button', { name: /^Take the live site’s: / }).click();
  await page.getByText('Taken over').waitFor();
  await page.getByText('1 change was published since of the same').waitFor({ state: 'hidden' });
  await page.getByText('Edited since the last approval').waitFor();
  expect(await visitorsRead(path)).toContain('Half price');
  await page.getByRole('button', { name: /^Actions for “.?Black Friday.?”$/ }).click();
  await page.getByRole('menuitem', { name: 'End now' }).click();
  await dialog(page).getByRole('button', { name: 'End now' }).click();
  await page.getByText(/“.?Black Friday.?” has ended/).waitFor();
  await expect.poll(() => visitorsRead(path)).toContain('Lighthouses');
  expect(await visitorsRead(path)).not.toContain('Half price');
  expect(trouble.errors).toEqual([]);
  await context.close();
});
