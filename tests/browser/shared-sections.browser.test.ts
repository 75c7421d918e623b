import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { expectAccessible } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { expectBuilderAccessible, openBuilder, waitForBuilder, waitForSaved } from './support/builder.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

const text = (title: string) => ({
  type: 'text',
  options: { heading: { title }, content: { html: `<p>${title} body</p>` } },
});
const listed = (page: Page) => page.locator('.vt-tree__title').allTextContents();
const panel = (page: Page) => page.getByRole('complementary', { name: 'Options' });
const library = (page: Page) => page.getByRole('dialog', { name: 'Add a section' });
const cards = (page: Page) => library(page).getByRole('list', { name: 'Shared' });
const openLibrary = async (page: Page) => {
  await page.locator('.vt-panel--left').getByRole('button', { name: 'Add a section', exact: true }).click();
  await library(page).locator('.vt-library__card:enabled').first().waitFor();
};
const choose = async (page: Page, name: string, item: string) => {
  await page.getByRole('button', { name: `Actions for “${name}”` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};
const publish = async (page: Page) => {
  await page.locator('[data-tour="publish"] button').last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};
const go = async (page: Page, path: string) => {
  await page.goto(`${testShop.origin()}/admin/builder?path=${path}`);
  await waitForBuilder(page);
};
/** Whether visitors read a text on a page. */
const says = async (path: string, words: string) =>
  (await (await fetch(testShop.origin() + path)).text()).includes(words);

test('a section is shared, put on another page, edited once and seen on both, detached, and deleted when no page shows it', async () => {
  const from = await testShop.makePage(['Opening', 'Promise', 'Closing'].map(text));
  const to = await testShop.makePage([text('Standing')]);
  const { page, shop, context, trouble } = await openBuilder(testShop, from);

  await choose(page, 'Text: Promise', 'Share between pages…');
  const dialog = page.getByRole('dialog', { name: 'Share between pages' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  expect(await name.inputValue()).toBe('Promise');
  await name.fill('Our promise');
  await expectAccessible({ page }, { within: '[role="dialog"]' });
  await name.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => listed(page)).toEqual(['Opening', 'Our promise', 'Closing']);
  await shop.getByText('Promise body').waitFor();
  await waitForSaved(page);
  await publish(page);
  expect(await says(from, 'Promise body')).toBe(true);

  await go(page, to);
  await openLibrary(page);
  await library(page).getByText('Shared', { exact: true }).first().click();
  await cards(page).frameLocator('iframe').first().getByRole('heading', { name: 'Promise' }).waitFor();
  await expectAccessible({ page }, { within: '[role="dialog"]' });
  await cards(page).locator('.vt-library__card').click();
  await expect.poll(() => listed(page)).toEqual(['Standing', 'Our promise']);
  await shop.getByText('Promise body').waitFor();
  await panel(page).getByText('Used on 2 pages').waitFor();
  await expectBuilderAccessible(page);
  await waitForSaved(page);
  await publish(page);

  await panel(page).getByRole('button', { name: 'Change everywhere (2 pages)' }).click();
  await shop.getByText('Standing body').waitFor({ state: 'detached' });
  await waitForBuilder(page);
  await expect.poll(() => listed(page)).toEqual(['Promise']);
  await panel(page).getByText('Used on 2 pages').waitFor();
  await page.getByRole('button', { name: 'Actions for “Text: Promise”' }).click();
  expect(await page.getByRole('menuitem', { name: 'Share between pages…' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.locator('.vt-tree__name').first().click();
  await panel(page).getByRole('textbox', { name: 'Heading' }).first().fill('Solemn vow');
  await shop.getByRole('heading', { name: 'Solemn vow' }).waitFor();
  await waitForSaved(page);
  expect(await says(to, 'Solemn vow')).toBe(false);
  await publish(page);
  for (const path of [from, to]) expect(await says(path, 'Solemn vow')).toBe(true);

  await go(page, to);
  await page.locator('.vt-tree__name').nth(1).click();
  await panel(page).getByRole('button', { name: 'Detach here' }).click();
  await expect.poll(() => listed(page)).toEqual(['Standing', 'Solemn vow']);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => listed(page)).toEqual(['Standing', 'Our promise']);
  await page.getByRole('button', { name: /^Redo/ }).click();
  await expect.poll(() => listed(page)).toEqual(['Standing', 'Solemn vow']);
  await waitForSaved(page);
  await publish(page);

  await openLibrary(page);
  await choose(page, 'Our promise', 'Delete');
  const stillUsed = page.getByRole('dialog', { name: '“Our promise” is still used' });
  await stillUsed.getByRole('button', { name: from.slice(1) }).waitFor();
  await expectAccessible({ page }, { within: '[role="dialog"]' });
  await stillUsed.getByRole('button', { name: from.slice(1) }).click();
  await shop.getByText('Opening body').waitFor();
  await waitForBuilder(page);
  await choose(page, 'Shared section: Our promise', 'Delete');
  await waitForSaved(page);
  await publish(page);
  await openLibrary(page);
  await choose(page, 'Our promise', 'Delete');
  const question = page.getByRole('dialog', { name: 'Delete “Our promise”?' });
  await question.getByRole('button', { name: 'Delete the shared section' }).click();
  await expect.poll(() => cards(page).count()).toBe(0);
  expect(trouble.errors).toEqual([]);
  await context.close();
});
