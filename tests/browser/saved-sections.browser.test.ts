import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { expectAccessible } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { openBuilder, readDraft, waitForBuilder, waitForSaved } from './support/builder.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

const text = (title: string) => ({
  type: 'text',
  options: { heading: { title }, content: { html: `<p>${title} body</p>` } },
});
const listed = (page: Page) => page.locator('.vt-tree__title').allTextContents();
const library = (page: Page) => page.getByRole('dialog', { name: 'Add a section' });
const mine = (page: Page) => library(page).getByRole('list', { name: 'Mine' });
const openLibrary = async (page: Page) => {
  await page.locator('.vt-panel--left').getByRole('button', { name: 'Add a section', exact: true }).click();
  await library(page).locator('.vt-library__card:enabled').first().waitFor();
};
const choose = async (page: Page, title: string, item: string) => {
  await mine(page)
    .getByRole('button', { name: `Actions for “${title}”` })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('a section is saved, found beside the presets, added to another page and undone there, renamed and deleted', async () => {
  const from = await testShop.makePage(['Opening', 'Other'].map(text));
  const to = await testShop.makePage([text('Standing')]);
  const { page, shop, context, member, trouble } = await openBuilder(testShop, from);

  await page.getByRole('button', { name: 'Actions for “Text: Opening”' }).click();
  await page.getByRole('menuitem', { name: 'Save as mine…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as mine' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  expect(await name.inputValue()).toBe('Text');
  await name.fill('Autumn words');
  await expectAccessible({ page }, { within: '[role="dialog"]' });
  await name.press('Enter');
  await page.getByText('Saved. It is under “Mine” when you add a section.').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-row'))).toBe('s1');

  await page.goto(`${testShop.origin()}/admin/builder?path=${to}`);
  await waitForBuilder(page);
  await openLibrary(page);
  const picture = mine(page).frameLocator('iframe').first();
  await picture.getByRole('heading', { name: 'Opening' }).waitFor();
  const search = library(page).getByRole('searchbox');
  await search.fill('words autumn');
  await expect.poll(() => library(page).locator('.vt-library__card').count()).toBe(1);
  await expectAccessible({ page }, { within: '[role="dialog"]' });
  await search.press('ArrowDown');
  await page.keyboard.press('Enter');
  await library(page).waitFor({ state: 'detached' });
  await expect.poll(() => listed(page)).toEqual(['Standing', 'Opening']);
  await shop.getByText('Opening body').waitFor();
  await waitForSaved(page);
  const { sections, order } = await readDraft(testShop, to, member);
  const added = sections[order.at(-1) ?? ''];
  expect(added).toMatchObject({ ...text('Opening'), enable: true, hidden: false });
  expect(added?.id).toMatch(/^[a-z0-9]{12}$/);
  await page.getByRole('button', { name: 'Undo: add a section' }).click();
  await expect.poll(() => listed(page)).toEqual(['Standing']);

  await openLibrary(page);
  await choose(page, 'Autumn words', 'Rename…');
  const renaming = page.getByRole('dialog', { name: 'Rename the saved section' });
  await renaming.getByRole('textbox', { name: 'Name' }).fill('Winter words');
  await renaming.getByRole('button', { name: 'Save' }).click();
  await mine(page).getByText('Winter words').waitFor();
  await choose(page, 'Winter words', 'Delete');
  const question = page.getByRole('dialog', { name: 'Delete “Winter words”?' });
  await question.waitFor();
  // The library below stays.
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await choose(page, 'Winter words', 'Delete');
  await question.getByRole('button', { name: 'Delete the saved section' }).click();
  await expect.poll(() => mine(page).count()).toBe(0);
  await expect.poll(() => search.evaluate((one) => one === document.activeElement)).toBe(true);
  await library(page).getByText('Mine', { exact: true }).click();
  await library(page).getByRole('heading', { name: 'No saved sections yet' }).waitFor();
  await expectAccessible({ page }, { within: '[role="dialog"]' });
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('what this version cannot use is named as such and can only be deleted', async () => {
  await testShop
    .db()
    .insertInto('saved_sections')
    .values({ title: 'Of a type that is gone', type: 'gone', section: '{}' })
    .execute();
  const { page, context } = await openBuilder(testShop, await testShop.makePage([text('Standing')]));
  await openLibrary(page);
  const card = mine(page).getByRole('listitem');
  await card.getByText('This version of the program cannot use it.').waitFor();
  expect(await card.locator('.vt-library__card').isDisabled()).toBe(true);
  await expectAccessible({ page }, { within: '[role="dialog"]' });
  await card.getByRole('button', { name: 'Actions for “Of a type that is gone”' }).click();
  expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Delete']);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the saved section' }).click();
  await expect.poll(() => mine(page).count()).toBe(0);
  await context.close();
});
