import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { useBrowser } from './support/browser.ts';
import { expectBuilderAccessible, openBuilder, readDraft, waitForSaved } from './support/builder.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

const text = (title: string) => ({
  type: 'text',
  options: { heading: { title }, content: { html: `<p>${title} body</p>` } },
});
const makePage = () => testShop.makePage(['First', 'Second', 'Third', 'Fourth'].map(text));

const row = (page: Page, name: string) => page.locator('.vt-tree__name', { hasText: name });
const listed = (page: Page) => page.locator('.vt-tree__title').allTextContents();
const said = (page: Page) => page.locator('.vt-bench > [role=status]').textContent();

test('several sections are found, selected, moved, hidden and deleted together, each in one step', async () => {
  const path = await makePage();
  const { page, shop, context, member, trouble } = await openBuilder(testShop, path);
  await row(page, 'Second').click();
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(() => said(page)).toBe('2 sections selected');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => listed(page)).toEqual(['Second', 'Third', 'First', 'Fourth']);
  await page.getByRole('button', { name: 'Undo: move 2 sections' }).click();
  await expect.poll(() => listed(page)).toEqual(['First', 'Second', 'Third', 'Fourth']);
  // What is undone stays selected.
  await row(page, 'Fourth').click({ modifiers: ['Control'] });
  await expect.poll(() => said(page)).toBe('3 sections selected');
  await expect.poll(() => shop.locator('.vt-edit-box--selected:not([hidden])').count()).toBe(3);
  await expectBuilderAccessible(page);
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect.poll(() => page.getByRole('img', { name: 'hidden' }).count()).toBe(3);
  await row(page, 'First').click();
  await expect.poll(() => shop.locator('.vt-edit-box--selected:not([hidden])').count()).toBe(1);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.getByText('No sections yet').waitFor();
  await page.getByRole('button', { name: 'Undo: delete 4 sections' }).click();
  await expect.poll(() => listed(page)).toEqual(['First', 'Second', 'Third', 'Fourth']);
  await shop.getByText('First body').waitFor();
  await page.getByRole('searchbox', { name: 'Find a section' }).fill('third');
  await expect.poll(() => listed(page)).toEqual(['Third']);
  await waitForSaved(page);
  const { sections } = await readDraft(testShop, path, member);
  expect(Object.values(sections).map(({ hidden }) => hidden)).toEqual([false, true, true, true]);
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('a finger selects several sections', async () => {
  const { page, context } = await openBuilder(testShop, await makePage(), { width: 390 });
  await page.getByRole('button', { name: 'Sections and theme' }).tap();
  await page.getByRole('button', { name: 'Select several' }).tap();
  await row(page, 'Fourth').tap();
  await row(page, 'Second').tap();
  await expectBuilderAccessible(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).tap();
  await expect.poll(() => listed(page)).toEqual(['First', 'Third']);
  // Nothing is left selected that the next tap would delete.
  await expect.poll(() => page.getByRole('button', { name: 'Delete', exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Done' }).tap();
  await context.close();
});

test('a section gets a name where it stands in the list, and the page and its options call it so', async () => {
  const path = await makePage();
  const { page, shop, context, member } = await openBuilder(testShop, path);
  const kind = (name: string) => page.locator('.vt-tree__type', { hasText: name });
  const input = page.getByRole('textbox', { name: 'Name of the section' });
  await row(page, 'Second').click();
  await page.keyboard.press('F2');
  await input.fill('x'.repeat(81));
  await page.keyboard.press('Enter');
  await expect.poll(() => said(page)).toBe('Too long: 81 of 80 characters.');
  await expectBuilderAccessible(page);
  await input.fill('Autumn opening');
  await page.keyboard.press('Enter');
  await kind('Autumn opening').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Autumn');
  await page.getByRole('heading', { name: 'Autumn opening' }).waitFor();
  await shop.locator('.vt-edit-box--selected', { hasText: 'Autumn opening' }).waitFor();
  const menu = page.getByRole('button', { name: 'Actions for “Autumn opening: Second”' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Rename…' }).waitFor();
  // Closes the menu, and the section stays selected.
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('menu').count()).toBe(0);
  expect(await page.getByRole('heading', { name: 'Autumn opening' }).count()).toBe(1);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Rename…' }).click();
  await expect.poll(() => input.evaluate((one) => one === document.activeElement)).toBe(true);
  await input.fill('Something else');
  await page.keyboard.press('Escape');
  await kind('Autumn opening').waitFor();
  await waitForSaved(page);
  expect((await readDraft(testShop, path, member)).sections['s2']?.name).toBe('Autumn opening');
  await page.keyboard.press('F2');
  await input.fill(' ');
  await page.keyboard.press('Enter');
  await expect.poll(() => kind('Autumn opening').count()).toBe(0);
  await context.close();
});

test('F6 leads from the list over the page to the options, and the page is one stop', async () => {
  const { page, context } = await openBuilder(testShop, await makePage());
  const inFrame = (read: () => unknown) =>
    page
      .frames()
      .find((frame) => frame !== page.mainFrame())
      ?.evaluate(read);
  const focused = () => page.evaluate(() => document.activeElement?.closest('[data-field]') !== null);
  await row(page, 'Second').click();
  await page.keyboard.press('F6');
  await expect.poll(() => inFrame(() => document.activeElement?.id)).toBe('section-s2');
  expect(
    await inFrame(() =>
      [...document.querySelectorAll('a[href], button, input, [tabindex="0"]')]
        .filter(
          (one) => one instanceof HTMLElement && one.tabIndex === 0 && !one.closest('[data-vt-overlay]'),
        )
        .map(({ id }) => id),
    ),
  ).toEqual(['section-s2']);
  await page.keyboard.press('F6');
  await expect.poll(focused).toBe(true);
  await page.keyboard.press('Shift+F6');
  await page.keyboard.press('Shift+F6');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Second');
  await context.close();
});
