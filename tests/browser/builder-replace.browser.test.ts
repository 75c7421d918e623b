import { expect, test } from 'vitest';

import { useBrowser } from './support/browser.ts';
import { expectBuilderAccessible, openBuilder, readDraft, waitForSaved } from './support/builder.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

const text = (title: string, html = '') => ({
  type: 'text',
  options: { heading: { title }, content: { html } },
});

test('a text is found on all pages, replaced where it stays ticked, and brought back', async () => {
  const here = await testShop.makePage([
    text('Call the studio', '<p>The <b>studio</b> is at <a href="/studio">the studio</a>.</p>'),
    text('Studio hours'),
  ]);
  const there = await testShop.makePage([text('Our studio')]);
  const { page, shop, context, member } = await openBuilder(testShop, here);
  await page.keyboard.press('Control+Shift+F');
  const dialog = page.getByRole('dialog', { name: 'Find and replace' });
  await dialog.getByRole('textbox', { name: 'Find' }).fill('studio');
  await dialog.getByRole('textbox', { name: 'Replace with' }).fill('workshop');
  await page.keyboard.press('Enter');
  await dialog.getByText('4 fields on 2 pages').waitFor();
  await expectBuilderAccessible(page);
  await dialog.getByRole('checkbox', { name: /Studio hours|Studioworkshop hours/ }).uncheck();
  await dialog.getByRole('button', { name: 'Replace in 3 fields' }).click();
  await dialog.getByText('Replaced in 3 fields. Visitors see it once you publish.').waitFor();
  await expectBuilderAccessible(page);
  await shop.getByRole('heading', { name: 'Call the workshop' }).waitFor();

  const textsOf = async (path: string) => {
    const { sections } = await readDraft(testShop, path, member);
    return Object.values(sections).map(({ options }) => options);
  };
  const replaced = {
    heading: { title: 'Call the workshop' },
    content: { html: '<p>The <b>workshop</b> is at <a href="/studio">the workshop</a>.</p>' },
  };
  expect(await textsOf(here)).toMatchObject([replaced, { heading: { title: 'Studio hours' } }]);
  expect(await textsOf(there)).toMatchObject([{ heading: { title: 'Our workshop' } }]);

  await dialog.getByRole('button', { name: 'Undo all of it' }).click();
  await dialog.getByText('Undone').waitFor();
  expect(await textsOf(there)).toMatchObject([{ heading: { title: 'Our studio' } }]);
  await shop.getByRole('heading', { name: 'Call the studio' }).waitFor();

  // On this page alone, as one step of undo.
  await dialog.getByRole('button', { name: 'Find something else' }).click();
  await dialog.getByText('This page').click();
  await dialog.getByRole('checkbox', { name: 'Match case' }).check();
  await dialog.getByRole('textbox', { name: 'Find' }).fill('Studio');
  await dialog.getByRole('button', { name: 'Find' }).click();
  await dialog.getByText('1 field on 1 page').waitFor();
  await dialog.getByRole('button', { name: 'Replace in 1 field' }).click();
  await dialog.getByText('Replaced in 1 field.').waitFor();
  await page.keyboard.press('Escape');
  await shop.getByRole('heading', { name: 'workshop hours' }).waitFor();
  await page.keyboard.press('Control+z');
  await shop.getByRole('heading', { name: 'Studio hours' }).waitFor();
  await waitForSaved(page);
  await context.close();
});
